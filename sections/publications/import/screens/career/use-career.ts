'use client';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@/components/admin/providers/live-region';
import { useBlocker } from '@/components/admin/providers/navigation-blocker';
import { useOwner } from '@/components/admin/providers/owner';
import { useApiCall } from '@/components/admin/providers/reauth';
import { importCareer, planCareer } from '@/lib/site/api/career';
import type { CareerPlan, FoundPerson, PlannedCareer } from '../../../../career/plan-shape';
import type { CareerSource } from '../../host-source';
import type { Trouble } from '../trouble-notice';
import { careerOutcome } from './career-words';

/** What the owner says of an entry: whether it is taken, and as what. */
export type CareerChoice = { readonly isTaken?: boolean; readonly way?: number };
type Stage =
  | { readonly at: 'choose' }
  | { readonly at: 'reading'; readonly source: CareerSource }
  | { readonly at: 'review'; readonly source: CareerSource; readonly plan: CareerPlan }
  | { readonly at: 'done'; readonly taken: readonly { readonly way: PlannedCareer['ways'][number] }[] };

const untouched: ReadonlyMap<number, CareerChoice> = new Map();
/** What the whole import takes along. */
const usual = { names: true, sample: true, feminine: false, domain: '' };

/** The way that an entry goes: the owner's choice, else its only one. */
export const wayOf = ({ ways }: PlannedCareer, { way }: CareerChoice = {}) => ways[way ?? (ways.length === 1 ? 0 : -1)];

/** Whether an entry is written: by default a new one, and one that has news; one of several ways once its owner has said which. */
export const isTaken = (planned: PlannedCareer, choice: CareerChoice = {}): boolean =>
  wayOf(planned, choice) !== undefined &&
  (choice.isTaken ??
    (planned.is === 'new' || planned.is === 'update' || (planned.is === 'choose' && choice.way !== undefined)));

/** One import of a career, from the choice of a source to the end. `refused`: marks that need no writing. */
export function useCareer(refused: ReadonlySet<string>) {
  const owner = useOwner();
  const call = useApiCall();
  const announce = useAnnounce();
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const [choices, setChoices] = useState(untouched);
  const [options, setOptions] = useState(usual);
  const [people, setPeople] = useState<readonly FoundPerson[]>([]);
  const [trouble, setTrouble] = useState<Trouble<CareerSource> | null>(null);
  const [saving, setSaving] = useState(false);
  /** What is read or written: an answer that comes after another step was taken is not looked at. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  const plan = stage.at === 'review' ? stage.plan : null;
  const taken = (plan?.entries ?? []).flatMap((planned, index) => {
    const choice = choices.get(index);
    const way = wayOf(planned, choice);
    return way && isTaken(planned, choice) && !refused.has(planned.mark) ? [{ planned, way }] : [];
  });
  useBlocker(stage.at === 'review' && (choices.size > 0 || saving));

  const read = async (source: CareerSource) => {
    turn.current += 1;
    const mine = turn.current;
    setTrouble(null);
    setPeople([]);
    setStage({ at: 'reading', source });
    const result = await call(() => planCareer(owner.id, source));
    if (mine !== turn.current) return;
    if (!result.ok) {
      setStage({ at: 'choose' });
      return setTrouble({
        text: result.error || 'La source n’a pas pu être lue.',
        ...(result.status !== 404 && { again: source }),
      });
    }
    if ('people' in result.data) {
      setPeople(result.data.people);
      return setStage({ at: 'choose' });
    }
    setChoices(untouched);
    const { data } = result;
    setOptions((before) => ({ ...before, domain: before.domain || (data.domains[0] ?? '') }));
    setStage({ at: 'review', source, plan: data });
    announce(careerOutcome(data.entries));
  };

  const restart = () => {
    turn.current += 1;
    setTrouble(null);
    setStage({ at: 'choose' });
  };

  const save = async () => {
    if (stage.at !== 'review' || saving || taken.length === 0) return;
    setSaving(true);
    setTrouble(null);
    const { plan, source } = stage;
    const result = await call(() =>
      importCareer(owner.id, {
        versions: plan.versions,
        entries: taken.map(({ planned: { keys, replaces }, way: { to, item } }) => ({
          ...{ keys: [...keys], to, item, replaces },
        })),
        names: options.names ? [...plan.names] : [],
        withoutSample: options.sample,
        feminine: options.feminine,
        ...(options.domain && { domain: options.domain }),
      }),
    );
    setSaving(false);
    if (!result.ok)
      return setTrouble({
        text: result.error || 'L’import n’a pas pu être sauvegardé.',
        ...([0, 409].includes(result.status) && { again: source }),
      });
    setStage({ at: 'done', taken });
  };

  const choose = (index: number | readonly number[], change: CareerChoice) =>
    setChoices((all) => {
      const next = new Map(all);
      for (const each of [index].flat()) next.set(each, { ...all.get(each), ...change });
      return next;
    });
  return { stage, plan, choices, choose, options, setOptions, people, trouble, saving, taken, read, restart, save };
}

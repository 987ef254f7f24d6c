import { useState } from 'react';
import { hostTrouble, useImportSteps } from '@/components/admin/import/use-import-steps';
import { importCareer, planCareer } from '@/lib/site/api/career';
import type { CareerSource } from '../career-source';
import type { CareerPlan, FoundPerson, PlannedCareer } from '../plan-shape';
import { careerOutcome } from './career-words';

/** What the owner says of an entry: whether it is taken, and as what. */
export type CareerChoice = { readonly isTaken?: boolean; readonly way?: number };
type Done = {
  readonly taken: readonly { readonly way: PlannedCareer['ways'][number] }[];
  /** How many of the sample went. */
  readonly examples: number;
};

/** What the whole import takes along. */
const usual = { names: true, links: true, sample: true, feminine: false, domain: '' };

/** The way that an entry goes: the owner's choice, else its only one. */
export const wayOf = ({ ways }: PlannedCareer, { way }: CareerChoice = {}) => ways[way ?? (ways.length === 1 ? 0 : -1)];

/** Whether an entry is written: by default a new one, and one that has news; one of several ways once its owner has said which. */
export const isTaken = (planned: PlannedCareer, choice: CareerChoice = {}): boolean =>
  wayOf(planned, choice) !== undefined &&
  (choice.isTaken ??
    (planned.is === 'new' || planned.is === 'update' || (planned.is === 'choose' && choice.way !== undefined)));

/** An import of a career. `refused`: marks that need no writing. */
export function useCareer(refused: ReadonlySet<string>) {
  const [options, setOptions] = useState(usual);
  const [people, setPeople] = useState<readonly FoundPerson[]>([]);
  const { write, ...steps } = useImportSteps<
    CareerSource,
    CareerPlan | { readonly people: readonly FoundPerson[] },
    CareerPlan,
    CareerChoice,
    Done
  >({
    ask: (ownerId, source) => planCareer(ownerId, source),
    planOf: (answer) => {
      if ('people' in answer) {
        setPeople(answer.people);
        return null;
      }
      setOptions((before) => ({ ...before, domain: before.domain || (answer.domains[0] ?? '') }));
      return { plan: answer, announced: careerOutcome(answer.entries) };
    },
    readingTrouble: (_source, failure) => hostTrouble(failure),
  });
  const { plan, choices, restart } = steps;
  const taken = (plan?.entries ?? []).flatMap((planned, index) => {
    const choice = choices.get(index);
    const way = wayOf(planned, choice);
    return way && isTaken(planned, choice) && !refused.has(planned.mark) ? [{ planned, way }] : [];
  });

  /** How many of the sample are in the sections that something goes to. */
  const sample = [...new Set(taken.map(({ way }) => way.to))].reduce((sum, to) => sum + (plan?.samples[to] ?? 0), 0);

  const read = (source: CareerSource) => {
    restart();
    setPeople([]);
    return steps.read(source);
  };

  const save = async () => {
    if (!plan || taken.length === 0) return;
    const chosen = {
      versions: plan.versions,
      entries: taken.map(({ planned: { keys, replaces }, way: { to, item } }) => ({
        ...{ keys: [...keys], to, item, replaces },
      })),
      names: options.names ? [...plan.names] : [],
      links: options.links ? plan.links : {},
      withoutSample: options.sample,
      feminine: options.feminine,
      ...(options.domain && { domain: options.domain }),
    };
    await write((ownerId) => importCareer(ownerId, chosen), { taken, examples: options.sample ? sample : 0 });
  };

  return { ...steps, options, setOptions, people, taken, sample, read, save };
}

import { useState } from 'react';
import { hostTrouble, useImportSteps } from '@/components/admin/import/use-import-steps';
import { importCareer, planCareer } from '@/lib/site/api/career';
import type { CareerSource } from '@/sections/career/plan-shape';
import type { CareerPlan, FoundPerson, PlannedCareer } from '../plan-shape';
import { careerOutcome } from './career-words';

/** The owner's choice for an entry: whether to take it, and as what. */
export type CareerChoice = { readonly isTaken?: boolean; readonly way?: number };
type Done = {
  readonly taken: readonly { readonly way: PlannedCareer['ways'][number] }[];
  /** How many sample items were removed. */
  readonly examples: number;
};

/** Default options of the import. */
const defaultOptions = { names: true, links: true, sample: true, feminine: false, domain: '' };

/** What an entry becomes: the owner's choice, else its only way. */
export const wayOf = ({ ways }: PlannedCareer, { way }: CareerChoice = {}) => ways[way ?? (ways.length === 1 ? 0 : -1)];

/** Whether an entry is written: by default new and updated ones; one with several ways after a choice. */
export const isTaken = (planned: PlannedCareer, choice: CareerChoice = {}): boolean =>
  wayOf(planned, choice) !== undefined &&
  (choice.isTaken ??
    (planned.is === 'new' || planned.is === 'update' || (planned.is === 'choose' && choice.way !== undefined)));

/** The state of a career import. `refused`: marks of refused entries. */
export function useCareer(refused: ReadonlySet<string>) {
  const [options, setOptions] = useState(defaultOptions);
  const [people, setPeople] = useState<readonly FoundPerson[]>([]);
  const { write, ...steps } = useImportSteps<
    CareerSource,
    CareerPlan | { readonly people: readonly FoundPerson[] },
    CareerPlan,
    CareerChoice,
    Done
  >({
    ask: (ownerId, source) => planCareer(ownerId, source),
    planOf: (response) => {
      if ('people' in response) {
        setPeople(response.people);
        return null;
      }
      setOptions((before) => ({ ...before, domain: before.domain || (response.domains[0] ?? '') }));
      return { plan: response, announced: careerOutcome(response.entries) };
    },
    readingTrouble: (_source, failure) => hostTrouble(failure),
  });
  const { plan, choices, restart } = steps;
  const taken = (plan?.entries ?? []).flatMap((planned, index) => {
    const choice = choices.get(index);
    const way = wayOf(planned, choice);
    return way && isTaken(planned, choice) && !refused.has(planned.mark) ? [{ planned, way }] : [];
  });

  /** How many sample items the target sections have. */
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

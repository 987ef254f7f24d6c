import { newestFirst } from '../dated';
import { datesOf, type Jury } from './definition';
import { juryNatures } from './natures';

type JuryGroup = { readonly nature: string; readonly juries: readonly Jury[] };

/** Juries by nature, known ones first, the owner's own in list order; newest first in each. */
export function groupedJuries(all: readonly Jury[]): JuryGroup[] {
  const byNature = Map.groupBy(all, ({ nature }) => nature.trim());
  const names = new Set<string>([...juryNatures.values, ...byNature.keys()]);
  return [...names].flatMap((nature) => {
    const juries = byNature.get(nature);
    return juries ? [{ nature, juries: newestJuries(juries) }] : [];
  });
}

/** Newest first; undated ones last. */
export const newestJuries = (juries: readonly Jury[]): Jury[] =>
  newestFirst(
    juries.map((jury) => ({ jury, ...datesOf(jury) })),
    () => false,
  ).map(({ jury }) => jury);

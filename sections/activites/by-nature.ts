import { newestFirst } from '../dated';
import { type Activity, isOngoing } from './definition';
import { offeredNatures } from './natures';

type OfNature = { readonly nature: string; readonly items: readonly Activity[] };

/** Activities by nature, newest first: the listed natures in order, then the owner's own as they appear. */
export function byNature(items: readonly Activity[]): readonly OfNature[] {
  const used = new Set(items.map(({ nature }) => nature));
  return [...new Set([...offeredNatures.values, ...used])]
    .filter((nature) => used.has(nature))
    .map((nature) => ({
      nature,
      items: newestFirst(
        items.filter((item) => item.nature === nature),
        isOngoing,
      ),
    }));
}

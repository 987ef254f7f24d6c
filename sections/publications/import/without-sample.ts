import type { AnyDefinition } from '../../define';
import { publications } from '../definition';
import type { Publications } from '../schema';

const definition: AnyDefinition = publications;

type Begun = {
  /** Whether invented publications of the sample go when the import is written. */
  readonly sample: boolean;
  readonly publications: Publications;
  /** The domains that held them. */
  readonly emptied: ReadonlySet<string>;
};

/**
 * The publications that an import begins from: none of the sample, since nobody's bibliography begins with invented
 * ones.
 */
export function withoutSample(all: Publications, isSample: boolean): Begun {
  if (!isSample || definition.count(all) === 0) return { sample: false, publications: all, emptied: new Set() };
  return {
    sample: true,
    publications: Object.fromEntries(
      Object.entries(all).map(([key, { others: _, ...domain }]) => [
        key,
        { ...domain, articles: [], communications: [] },
      ]),
    ),
    emptied: new Set(Object.keys(all).filter((key) => definition.count({ [key]: all[key] }) > 0)),
  };
}

import type { AnyDefinition } from '../../define';
import { partSample } from '../../sample-content';
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
 * The publications that an import begins from: the stored ones without those of the sample, since nobody's bibliography begins with invented ones.
 * A restored sample is one too, although it counts as saved by the owner.
 */
export function withoutSample(all: Publications, isSample: boolean): Begun {
  const { own, invented } = partSample(definition, all);
  const sample = (isSample && definition.count(all) > 0) || (invented > 0 && definition.count(own) === 0);
  if (!sample) return { sample, publications: all, emptied: new Set() };
  return {
    sample,
    publications: Object.fromEntries(Object.entries(all).map(([key, { others: _, ...domain }]) => [key, { ...domain, articles: [], communications: [] }])),
    emptied: new Set(Object.keys(all).filter((key) => definition.count({ [key]: all[key] }) > 0)),
  };
}

import { sampledBy, sampleParts, withoutSample } from '../../sample-items';
import { publications } from '../definition';
import type { Publications } from '../schema';

const sampled = sampledBy(publications);

/**
 * The publications that an import is compared with: none of the sample, since no work is one of the invented; and how
 * many of those there are. A domain that holds nothing else is marked: it goes with them.
 */
export function ownPublications(all: Publications) {
  const parts = sampleParts(sampled, all);
  const gone = new Set(parts.map((part) => JSON.stringify(part)));
  const left = Object.keys(withoutSample(sampled, all, parts) ?? {});
  const isOwn = (...part: readonly (string | number)[]) => !gone.has(JSON.stringify(part));
  return {
    sample: parts.length,
    publications: Object.fromEntries(
      Object.entries(all).map(([key, domain]) => [
        key,
        {
          ...domain,
          articles: domain.articles.filter((_, at) => isOwn(key, 'articles', at)),
          communications: domain.communications.filter((_, at) => isOwn(key, 'communications', at)),
          ...(domain.others && { others: domain.others.filter((_, at) => isOwn(key, 'others', at)) }),
        },
      ]),
    ),
    domains: Object.entries(all).map(([key, { title }]) => ({
      key,
      title,
      ...(!left.includes(key) && { sample: true as const }),
    })),
  };
}

/** The lists of a domain, each of which holds publications of its own kind. */
import type { Nature } from '@/lib/references/work';

export const listNames = ['articles', 'communications', 'others'] as const;
export type ListName = (typeof listNames)[number];

/** The list of the works of this nature. */
export const listOf = (nature: Nature): ListName =>
  nature === 'article' || nature === 'chapitre' ? 'articles' : nature === 'communication' ? 'communications' : 'others';

/** The stored type of an article or a chapter of which no index is known. */
export const articleTypeOf = (nature: Nature) => (nature === 'chapitre' ? 'Book Chapter' : 'Article de journal');

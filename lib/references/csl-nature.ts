/** The nature of a work by the type of its CSL-JSON item. */
import type { Nature } from './work';

/** The nature of each type. */
export const cslNatures: ReadonlyMap<string, Nature> = new Map([
  ...['article-journal', 'article-magazine', 'article-newspaper', 'journal-article'].map(
    (type) => [type, 'article'] as const,
  ),
  ...['paper-conference', 'proceedings-article', 'speech', 'event'].map((type) => [type, 'communication'] as const),
  ...['book', 'monograph', 'reference-book', 'classic'].map((type) => [type, 'livre'] as const),
  ...['edited-book', 'collection', 'proceedings'].map((type) => [type, 'direction'] as const),
  ...['chapter', 'book-chapter', 'book-section'].map((type) => [type, 'chapitre'] as const),
  ...['entry', 'entry-encyclopedia', 'entry-dictionary'].map((type) => [type, 'notice'] as const),
  ...['review', 'review-book'].map((type) => [type, 'compte-rendu'] as const),
  ...['broadcast', 'interview'].map((type) => [type, 'media'] as const),
  ['periodical', 'numero-revue'],
  ...['thesis', 'dissertation'].map((type) => [type, 'these'] as const),
  ...['report', 'report-series', 'standard', 'legislation'].map((type) => [type, 'rapport'] as const),
  ...['article', 'manuscript', 'posted-content', 'preprint'].map((type) => [type, 'prepublication'] as const),
  ['software', 'logiciel'],
  ['dataset', 'donnees'],
  ['patent', 'brevet'],
] as const);

/** Types of CSL that are no production of their own here. */
// biome-ignore format: a table
const others: ReadonlySet<string> = new Set([
  'webpage', 'post', 'post-weblog', 'document', 'motion_picture', 'song', 'map', 'graphic', 'figure', 'performance',
  'personal_communication', 'pamphlet', 'musical_score', 'legal_case', 'bill', 'treaty', 'regulation', 'hearing',
]);

/** Whether this is a type of CSL, or of the hosts that write CSL-JSON. */
export const isCslType = (type: string): boolean => cslNatures.has(type) || others.has(type);

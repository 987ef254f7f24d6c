/** The members of an item of CSL-JSON that are not read. */

import { z } from 'zod';
import { quoted } from '@/lib/format/french';

/** The remark on them; `read` are those that have a field of a publication. */
export function unreadMembers(item: unknown, read: object): string[] {
  const unread = Object.entries(z.record(z.string(), z.unknown()).safeParse(item).data ?? {}).flatMap(
    ([name, value]) => {
      const isEmpty = value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
      return isEmpty || name in read || technical.has(name) || isOfAgency.test(name) ? [] : quoted(name.slice(0, 40));
    },
  );
  if (unread.length === 0) return [];
  return [
    `${unread.length === 1 ? 'Champ laissé de côté' : 'Champs laissés de côté'}\u00a0: ${unread.slice(0, 20).join(', ')}.`,
  ];
}

/** Members that say nothing of the work, or repeat another. */
// biome-ignore format: a table
const technical: ReadonlySet<string> = new Set([
  'accessed', 'available-date', 'call-number', 'categories', 'citation-key', 'citation-label', 'citation-number', 'first-reference-note-number',
  'language', 'locator', 'page-first', 'PMCID', 'PMID', 'shortTitle', 'short-title', 'source', 'title-short', 'year-suffix', 'annote', 'archive-place',
  'archive_collection', 'collection-number', 'event-date', 'jurisdiction',
]);
/** Members of Crossref and DataCite on their records, the licence, the funders and the references. */
const isOfAgency =
  /^(?:alternative-id|article-number|assertion|clinical-trial-number|content-domain|content-created|content-updated|copyright|created|degree|deposited|editor|expanded|filtered|free-to-read|funder|group-title|indexed|institution|is-referenced-by-count|isbn-type|issn-type|issue-title|journal-issue|license|member|original-title|posted|prefix|proceedings-subject|publication-type|published-online|published-other|reference|reference-count|references-count|relation|resource|review|score|subject|subtype|update-policy|update-to|updated-by|aliases)$/;

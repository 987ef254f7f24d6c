/** The `citation_*` tags that Google Scholar and reference managers read on a publication's page. */
import type { Kind } from '@/lib/references/nature-records';
import { factsOf } from '@/lib/references/natures';
import { invertedName } from './authors';
import type { Reference } from './reference';
import { countsPages, isDirected, publisherOrSchool, seriesOf } from './styles/parts';

/** The tag for where a work appeared: for a thesis its institution, for others what contains them. */
const containerTags: Readonly<Partial<Record<Kind, string>>> = {
  inJournal: 'citation_journal_title',
  inBook: 'citation_inbook_title',
  thesis: 'citation_dissertation_institution',
  talk: 'citation_conference_title',
};

/** Tag name → contents, one tag per content. `address`: absolute URL of the page; `pdfs`: those of its full texts. */
export function highwireTags(
  reference: Reference,
  address: string,
  pdfs: readonly string[] = [],
): Record<string, string[]> {
  const { nature, title, authors, editors = [], year, date = '', container, pages, doi, ...more } = reference;
  const directors = isDirected(reference) ? authors : editors;
  const tags: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ['citation_title', [title]],
    ['citation_author', isDirected(reference) ? [] : authors.map(invertedName)],
    ['citation_editor', directors.map(invertedName)],
    ['citation_publication_date', [date.length === 10 ? date.replaceAll('-', '/') : year]], // Scholar reads a full date or a year
    ...(nature === 'rapport'
      ? ([
          ['citation_technical_report_institution', [publisherOrSchool(reference)]],
          ['citation_series_title', [seriesOf(reference)]],
        ] as const)
      : ([[containerTags[factsOf(nature).kind] ?? 'citation_series_title', [container]]] as const)),
    ['citation_volume', [more.volume]],
    [nature === 'rapport' ? 'citation_technical_report_number' : 'citation_issue', [more.number]],
    ...(countsPages(reference)
      ? []
      : ([
          ['citation_firstpage', [pages?.first ?? more.articleNumber]],
          ['citation_lastpage', [pages?.last]],
        ] as const)), // for a book, its number of pages
    ['citation_doi', [doi]],
    ['citation_issn', [more.issn]],
    ['citation_isbn', [more.isbn]],
    ['citation_arxiv_id', [more.arxivId]],
    ['citation_publisher', [more.publisher]],
    ['citation_language', [more.language]],
    ['citation_keywords', more.keywords ?? []],
    ['citation_abstract_html_url', [address]],
    ['citation_pdf_url', pdfs],
  ];
  return Object.fromEntries(
    tags.flatMap(([name, values]) => {
      const filled = values.flatMap((value) => (value ? [value] : []));
      return filled.length > 0 ? [[name, filled]] : [];
    }),
  );
}

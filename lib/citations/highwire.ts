/** The `citation_*` tags by which Google Scholar and reference managers read a publication's page. */
import { invertedName } from './authors';
import type { Reference, Work } from './reference';

const container: Readonly<Record<Work, string>> = {
  article: 'citation_journal_title',
  chapter: 'citation_inbook_title',
  communication: 'citation_conference_title',
};

/** Tag name → contents, one tag for each content. `address` is the absolute address of the page. */
export function highwireTags({ work, title, authors, year, container: within, pages, doi }: Reference, address: string): Record<string, string[]> {
  const tags: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ['citation_title', [title]],
    ['citation_author', authors.map(invertedName)],
    ['citation_publication_date', [year]],
    [container[work], [within]],
    ['citation_firstpage', [pages?.first]],
    ['citation_lastpage', [pages?.last]],
    ['citation_doi', [doi]],
    ['citation_abstract_html_url', [address]],
  ];
  return Object.fromEntries(
    tags.flatMap(([name, values]) => {
      const filled = values.flatMap((value) => (value ? [value] : []));
      return filled.length > 0 ? [[name, filled]] : [];
    }),
  );
}

import { MoreLink } from '@/components/public/section-frame';
import { inLanguage, type Language } from '@/lib/languages';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import type { Filter } from './filter';
import type { Grouping, ListedEntry } from './grouping';
import { listWords } from './words/list';

/** Publications per page. */
export const PAGE_SIZE = 100;

/** Value of the `page` parameter for everything on one page. */
const WHOLE = 'tout';

type ListPage = {
  readonly items: readonly ListedEntry[];
  /** From 1; null when everything is on one page. */
  readonly page: number | null;
  readonly pages: number;
};

/** The page that the `page` parameter asks for, by default the first; undefined if it does not exist. */
export function paginate(items: readonly ListedEntry[], wanted = '1'): ListPage | undefined {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Number(wanted);
  const exists = /^\d+$/.test(wanted) && page >= 1 && page <= pages;
  if (wanted === WHOLE || (exists && pages === 1)) return { items, page: null, pages };
  if (!exists) return undefined;
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}

/** Links to the pages of the list, keeping filters and order; none if everything is shown. */
export function Pager({
  shown: { page, pages },
  filter,
  grouping,
  language,
}: {
  shown: ListPage;
  filter: Filter;
  grouping: Grouping;
  language: Language;
}) {
  if (page === null) return null;
  const wholeListUrl = listUrl(filter, { language, grouping, page: WHOLE });
  const words = listWords[language].list;
  return (
    <nav className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm" aria-label={words.pager}>
      {/* components/public/client-scripts/start.ts prints the whole list instead */}
      <p className="hidden print:block">{words.wholeAt(page, pages, wholeListUrl)}</p>
      <ul className="flex flex-wrap gap-1 print:hidden">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              className="grid min-h-9 min-w-9 place-items-center rounded-2 border border-rule tabular-nums no-underline hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent"
              href={listUrl(filter, { language, grouping, page: String(number) })}
              aria-label={words.pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      <a className="print:hidden" href={wholeListUrl} data-whole="">
        {words.showAll}
      </a>
    </nav>
  );
}

// Links to the list of publications grouped differently, and as a file.

type Props = {
  readonly filter: Filter;
  readonly offered: readonly Grouping[];
  readonly grouping: Grouping;
  readonly language: Language;
};

export function GroupingLinks({ filter, offered, grouping, language }: Props) {
  const words = listWords[language].list;
  return (
    <>
      <span id="classement">{words.sort}</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1" aria-labelledby="classement">
        {offered.map((each) => (
          <li key={each}>
            <MoreLink
              className="pointer-coarse:min-h-8 aria-[current]:font-strong aria-[current]:text-ink aria-[current]:no-underline"
              href={listUrl(filter, { language, grouping: each })}
              aria-current={each === grouping ? 'true' : undefined}
            >
              {words.groupings[each]}
            </MoreLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const extensions = ['bib', 'ris', 'json', 'csv'] as const satisfies readonly Extension[];

/** Links to the filtered list as a file, in each format. */
export function Downloads({ filter, language }: { filter: Filter; language: Language }) {
  const words = listWords[language].list;
  return (
    <>
      <span>{words.download}</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {extensions.map((extension) => (
          <li key={extension}>
            <MoreLink
              className="pointer-coarse:min-h-8"
              href={listUrl(filter, { path: `/publications/liste.${extension}` })}
              download
            >
              <span className="sr-only">{words.listIn}</span>
              {fileFormats[extension].name}
            </MoreLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type Options = {
  readonly language?: Language;
  readonly path?: string;
  readonly grouping?: Grouping;
  readonly page?: string;
};

/** The URL of the filtered list, in a language and with a grouping, on a page or as a file. */
export function listUrl(
  filter: Filter,
  { language = 'fr', path = inLanguage('/publications', language), grouping = 'domaine', page = '1' }: Options,
): string {
  const order = { classement: grouping === 'domaine' ? undefined : grouping, page: page === '1' ? undefined : page };
  const parameters = Object.entries({ ...filter, ...order }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${path}?${new URLSearchParams(parameters)}`.replace(/\?$/, '');
}

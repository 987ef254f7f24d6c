import type { Language } from '@/lib/languages';
import type { Filter } from './filter';
import type { Grouping } from './grouping';
import { listAddress } from './list-address';
import { type ListPage, WHOLE } from './pagination';
import { listWords } from './words/list';

/** Links to the pages of the list, which keep filters and order; none when everything is shown. */
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
  const whole = listAddress(filter, { language, grouping, page: WHOLE });
  const words = listWords[language].list;
  return (
    <nav className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm" aria-label={words.pager}>
      {/* components/public/client-scripts/start.ts prints the whole list instead */}
      <p className="hidden print:block">{words.wholeAt(page, pages, whole)}</p>
      <ul className="flex flex-wrap gap-1 print:hidden">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              className="grid min-h-9 min-w-9 place-items-center rounded-2 border border-rule tabular-nums no-underline hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent"
              href={listAddress(filter, { language, grouping, page: String(number) })}
              aria-label={words.pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      <a className="print:hidden" href={whole} data-whole="">
        {words.showAll}
      </a>
    </nav>
  );
}

import type { Filter } from './filter';
import { listAddress } from './list-address';
import { type ListPage, WHOLE } from './pagination';

/** Links to the pages of the list, which keep the filters; none when everything is shown. */
export function Pager({ shown: { page, pages }, filter }: { shown: ListPage; filter: Filter }) {
  if (page === null) return null;
  return (
    <nav className="pager no-print" aria-label="Pages de la liste">
      <ul>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a href={listAddress(filter, { page: String(number) })} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ul>
      <a href={listAddress(filter, { page: WHOLE })}>Tout afficher</a>
    </nav>
  );
}

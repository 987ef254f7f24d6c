/** The complete list, split into pages, so that a thousand publications load as fast as a hundred. */
import type { ListedEntry } from './grouping';

/** Publications per page. */
export const PAGE_SIZE = 100;

/** The value of the `page` parameter that asks for everything on one page. */
export const WHOLE = 'tout';

export type ListPage = {
  readonly items: readonly ListedEntry[];
  /** From 1; null when everything is on one page. */
  readonly page: number | null;
  readonly pages: number;
};

/** The page that the `page` parameter asks for, the first without one; undefined where there is no such page. */
export function paginate(items: readonly ListedEntry[], wanted = '1'): ListPage | undefined {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const page = Number(wanted);
  const exists = /^\d+$/.test(wanted) && page >= 1 && page <= pages;
  if (wanted === WHOLE || (exists && pages === 1)) return { items, page: null, pages };
  if (!exists) return undefined;
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}

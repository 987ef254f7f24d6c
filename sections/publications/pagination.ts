/** The complete list, sorted and split into pages, so that a thousand publications load as fast as a hundred. */
import type { Publications } from './schema';
import type { PublicationEntry } from './statistics';

/** Publications per page. */
export const PAGE_SIZE = 100;

/** The value of the `page` parameter that asks for everything on one page. */
export const WHOLE = 'tout';

export type NumberedEntry = {
  readonly entry: PublicationEntry;
  /** Its position in its list of its domain; from 1. */
  readonly number: number;
};

/** By domain in the owner's order, articles before communications before other works; in each list those « à la une » first, then the newest, as `entries` are. */
export function numberedList(publications: Publications, entries: readonly PublicationEntry[]): NumberedEntry[] {
  const groups = new Map(
    Object.keys(publications).flatMap((domain) =>
      [`article ${domain}`, `communication ${domain}`, `other ${domain}`].map((group) => [group, [] as NumberedEntry[]]),
    ),
  );
  for (const entry of featuredFirst(entries)) {
    const group = groups.get(`${entry.kind} ${entry.domain}`);
    group?.push({ entry, number: group.length + 1 });
  }
  return Array.from(groups.values()).flat();
}

/** Those « à la une » before the others, each in the order given. */
export function featuredFirst(entries: readonly PublicationEntry[]): PublicationEntry[] {
  return [...entries.filter(({ item }) => item.featured), ...entries.filter(({ item }) => !item.featured)];
}

export type ListPage = {
  readonly items: readonly NumberedEntry[];
  /** From 1; null when everything is on one page. */
  readonly page: number | null;
  readonly pages: number;
};

/** The page that the `page` parameter asks for: the nearest one for an integer out of range, the first for anything else. */
export function paginate(items: readonly NumberedEntry[], wanted: string | undefined): ListPage {
  const pages = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  if (wanted === WHOLE || pages === 1) return { items, page: null, pages };
  const number = Number(wanted);
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), pages) : 1;
  return { items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}

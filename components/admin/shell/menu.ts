import { usePathname, useSearchParams } from 'next/navigation';
import { createContext, use } from 'react';

/** `tabs`: the pages of one entry, its own first. */
export type MenuItem = Readonly<{ href: string; label: string; tabs?: readonly MenuItem[] }>;
/** Pages under a collapsible heading. */
export type MenuGroup = Readonly<{ title: string; items: readonly MenuItem[] }>;
/** The entries, in blocks. */
export type Menu = readonly (readonly (MenuItem | MenuGroup)[])[];

const MenuContext = createContext<Menu>([]);
export const MenuProvider = MenuContext.Provider;

export const useMenu = (): Menu => use(MenuContext);

const entriesOf = (menu: Menu): MenuItem[] => menu.flat().flatMap((entry) => ('items' in entry ? entry.items : entry));
/** All pages of the menu, as entries or tabs. */
export const pagesOf = (menu: Menu): MenuItem[] =>
  entriesOf(menu).flatMap((entry) => [entry, ...(entry.tabs?.slice(1) ?? [])]);

export const tabsAt = (menu: Menu, path: string): readonly MenuItem[] | undefined =>
  entriesOf(menu).find(({ tabs }) => tabs?.some(({ href }) => href === path))?.tabs;

/**
 * Whether an entry leads to the page at `path`, by itself, a tab or its address; every path starts with the
 * dashboard's.
 */
export const isCurrent = ({ href, tabs }: MenuItem, path: string): boolean =>
  href === path ||
  (href !== '/admin' && path.startsWith(`${href}/`)) ||
  tabs?.some((tab) => tab.href === path) === true;

export const useIsGuided = (): boolean => useSearchParams().has('guide');

/** The current menu page: the open one, or the one from which a tool shared by several pages was opened. */
export function usePlace(): string {
  const path = usePathname();
  return useSearchParams().get('de') ?? path;
}

/** The administration's menu: its own pages, and the editors of the kinds in the registry. */
import type { MenuEntry } from '@/sections/define';
import { definitions } from '@/sections/registry';

/** `tabs`: the pages that one entry leads to, its own first. */
export type MenuItem = { readonly href: string; readonly label: string; readonly tabs?: readonly MenuItem[] };
/** Pages under a heading that opens and closes them. */
export type MenuGroup = { readonly title: string; readonly items: readonly MenuItem[] };

const item = (route: string, label: string): MenuItem => ({ href: `/admin/${route}`, label });
const kindsIn = (group: MenuEntry['group']): MenuItem[] =>
  definitions.flatMap(({ menu: entry, label }) => (entry?.group === group ? item(entry.route, label) : []));
/** An entry with tabs; `own`: the label of its own. */
const tabbed = (entry: MenuItem, own: string, ...tabs: readonly MenuItem[]): MenuItem => ({
  ...entry,
  tabs: [{ ...entry, label: own }, ...tabs],
});

const site: MenuGroup = {
  title: 'Site',
  items: [
    ...kindsIn('Site'),
    item('traductions', 'Traductions'),
    item('mentions', 'Mentions légales'),
    item('visites', 'Visites'),
    item('copie', 'Copie du site'),
    tabbed(item('history', 'Historique'), 'Versions', item('audit', 'Journal')),
  ],
};

/** The entries, in blocks. */
export const menu: readonly (readonly (MenuItem | MenuGroup)[])[] = [
  [{ href: '/admin', label: 'Tableau de bord' }],
  [
    item('profile', 'Profil'),
    ...kindsIn('Profil').map((entry) => tabbed(entry, 'Texte', ...kindsIn('À propos'))),
    item('languages', 'Langues'),
  ],
  kindsIn('Page'),
  [
    { title: 'Carrière', items: kindsIn('Carrière') },
    tabbed(item('dossiers', 'Dossiers'), 'Dossiers', item('bilan', 'Bilan sur cinq ans')),
  ],
  [item('sections', 'Éditeur Simple'), item('sections-manager', 'Gestion Sections'), site],
];

const entries = menu.flat().flatMap((entry) => ('items' in entry ? entry.items : entry));
/** Every page that the menu leads to, by an entry or by one of its tabs. */
export const pages: readonly MenuItem[] = entries.flatMap((entry) => [entry, ...(entry.tabs?.slice(1) ?? [])]);

/** The tabs among which the page at `path` is. */
export const tabsAt = (path: string): readonly MenuItem[] | undefined =>
  entries.find(({ tabs }) => tabs?.some(({ href }) => href === path))?.tabs;

/**
 * Whether an entry is the page at `path`, or the one that leads to it by a tab or its address; every path starts with
 * the dashboard's.
 */
export const isCurrent = ({ href, tabs }: MenuItem, path: string): boolean =>
  href === path ||
  (href !== '/admin' && path.startsWith(`${href}/`)) ||
  tabs?.some((tab) => tab.href === path) === true;

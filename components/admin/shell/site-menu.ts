/**
 * The administration's menu: its own pages, and the editors of the registry's kinds. Built on the server, so that no
 * page loads the registry for it.
 */
import type { MenuEntry } from '@/sections/define';
import { definitions } from '@/sections/registry';
import type { Menu, MenuGroup, MenuItem } from './menu';

const item = (route: string, label: string): MenuItem => ({ href: `/admin/${route}`, label });
const kindsIn = (group: MenuEntry['group']): MenuItem[] =>
  definitions.flatMap(({ menu: entry, label }) => (entry?.group === group ? item(entry.route, label) : []));
/** An entry with tabs; `ownLabel`: that of its own tab. */
const tabbed = (entry: MenuItem, ownLabel: string, ...tabs: readonly MenuItem[]): MenuItem => ({
  ...entry,
  tabs: [{ ...entry, label: ownLabel }, ...tabs],
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

export const siteMenu: Menu = [
  [{ href: '/admin', label: 'Tableau de bord' }],
  [
    item('profile', 'Profil'),
    ...kindsIn('Profil').map((entry) => tabbed(entry, 'Texte', ...kindsIn('À propos'))),
    item('languages', 'Langues'),
  ],
  kindsIn('Page'),
  [
    { title: 'Carrière', items: kindsIn('Carrière') },
    tabbed(item('dossiers', 'Dossiers'), 'Dossiers', item('bilan', 'Bilan')),
  ],
  [item('sections', 'Éditeur Simple'), item('sections-manager', 'Gestion Sections'), site],
];

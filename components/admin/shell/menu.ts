/** The administration's menu: its own pages, and the editors of the kinds in the registry. */
import {
  ChartNoAxesColumn,
  ChartSpline,
  CircleUser,
  FileStack,
  FolderDown,
  Globe,
  History,
  Layers,
  LayoutDashboard,
  ListTree,
  NotebookText,
  Scale,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { MenuEntry } from '@/sections/define';
import { definitions } from '@/sections/registry';

export type MenuItem = { readonly href: string; readonly label: string; readonly icon: ReactNode };
export type MenuGroup = { readonly id: string; readonly title?: string; readonly items: readonly MenuItem[] };

const profile: MenuItem = { href: '/admin/profile', label: 'Profil', icon: <CircleUser aria-hidden /> };
const languages: MenuItem = {
  href: '/admin/languages',
  label: 'Langues',
  icon: <Icon name="languages" className="" />,
};

const dossiers: MenuItem = { href: '/admin/dossiers', label: 'Dossiers', icon: <FileStack aria-hidden /> };
const review: MenuItem = { href: '/admin/bilan', label: 'Bilan', icon: <ChartNoAxesColumn aria-hidden /> };

export const menu: readonly MenuGroup[] = [
  { id: 'start', items: [{ href: '/admin', label: 'Tableau de bord', icon: <LayoutDashboard aria-hidden /> }] },
  { id: 'profil', title: 'Profil', items: [profile, ...kindsIn('Profil'), languages] },
  { id: 'recherche', title: 'Recherche', items: kindsIn('Recherche') },
  { id: 'parcours', title: 'Parcours', items: [...kindsIn('Parcours'), dossiers, review] },
  {
    id: 'structure',
    title: 'Structure du site',
    items: [
      { href: '/admin/sections', label: 'Éditeur Simple', icon: <ListTree aria-hidden /> },
      { href: '/admin/sections-manager', label: 'Gestion Sections', icon: <Layers aria-hidden /> },
      { href: '/admin/mentions', label: 'Mentions légales', icon: <Scale aria-hidden /> },
      { href: '/admin/traductions', label: 'Traductions', icon: <Globe aria-hidden /> },
      { href: '/admin/visites', label: 'Visites', icon: <ChartSpline aria-hidden /> },
      { href: '/admin/copie', label: 'Copie du site', icon: <FolderDown aria-hidden /> },
      { href: '/admin/history', label: 'Historique', icon: <History aria-hidden /> },
      { href: '/admin/audit', label: 'Journal', icon: <NotebookText aria-hidden /> },
    ],
  },
];

/** Whether a menu item is the page at `path`, or the one that leads to it; every path starts with the dashboard's. */
export const isCurrent = ({ href }: MenuItem, path: string): boolean =>
  href === path || (href !== '/admin' && path.startsWith(`${href}/`));

function kindsIn(group: MenuEntry['group']): MenuItem[] {
  return definitions.flatMap(({ menu: entry, label }) =>
    entry?.group === group
      ? [{ href: `/admin/${entry.route}`, label, icon: <Icon name={entry.icon} className="" /> }]
      : [],
  );
}

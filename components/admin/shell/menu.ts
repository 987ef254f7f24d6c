/** The administration's menu: its own pages, and the editors that the registry's kinds enter (spec 2.4). */
import type { LucideIcon } from 'lucide-react';
import {
  Award,
  BookOpen,
  CircleUser,
  Cpu,
  GraduationCap,
  Landmark,
  Languages,
  Layers,
  LayoutDashboard,
  ListTree,
  Microscope,
  Rocket,
  ScrollText,
  TextQuote,
} from 'lucide-react';
import type { MenuEntry } from '@/lib/content/define';
import type { MenuIcon } from '@/lib/content/menu';
import { definitions } from '@/lib/content/registry';

export type MenuItem = { readonly href: string; readonly label: string; readonly icon: LucideIcon };
export type MenuGroup = { readonly id: string; readonly title?: string; readonly items: readonly MenuItem[] };

const drawings: Record<MenuIcon, LucideIcon> = {
  'text-quote': TextQuote,
  microscope: Microscope,
  cpu: Cpu,
  'book-open': BookOpen,
  'scroll-text': ScrollText,
  'graduation-cap': GraduationCap,
  rocket: Rocket,
  landmark: Landmark,
  languages: Languages,
  award: Award,
};

const profile: MenuItem = { href: '/admin/profile', label: 'Profil', icon: CircleUser };
const languages: MenuItem = { href: '/admin/languages', label: 'Langues', icon: Languages };

export const menu: readonly MenuGroup[] = [
  { id: 'start', items: [{ href: '/admin', label: 'Tableau de bord', icon: LayoutDashboard }] },
  { id: 'profil', title: 'Profil', items: [profile, ...kindsIn('Profil'), languages] },
  { id: 'recherche', title: 'Recherche', items: kindsIn('Recherche') },
  { id: 'parcours', title: 'Parcours', items: kindsIn('Parcours') },
  {
    id: 'structure',
    title: 'Structure du site',
    items: [
      { href: '/admin/sections', label: 'Éditeur Simple', icon: ListTree },
      { href: '/admin/sections-manager', label: 'Gestion Sections', icon: Layers },
    ],
  },
];

/** Whether a menu item is the page at `path`; no page of the administration is below another. */
export const isCurrent = (item: MenuItem, path: string): boolean => item.href === path;

function kindsIn(group: MenuEntry['group']): MenuItem[] {
  return definitions.flatMap(({ menu: entry, label }) =>
    entry?.group === group ? [{ href: `/admin/${entry.route}`, label, icon: drawings[entry.icon] }] : [],
  );
}

import {
  ArrowUpRight,
  ChevronRight,
  CircleUser,
  Eye,
  FileStack,
  GraduationCap,
  ListTree,
  TextQuote,
} from 'lucide-react';
import { AdminLink } from '../shell/admin-link';
import { TitledPanel } from '../ui/panel';

const actions = [
  { href: '/admin/profile', label: 'Modifier le profil', icon: CircleUser },
  { href: '/admin/about', label: 'Modifier À propos', icon: TextQuote },
  { href: '/admin/courses', label: 'Gérer les cours', icon: GraduationCap },
  { href: '/admin/dossiers', label: 'CV et dossiers', icon: FileStack },
  { href: '/admin/sections', label: 'Éditeur Simple', icon: ListTree },
] as const;

const look =
  'flex min-h-10 items-center gap-3 px-4 font-medium text-control text-ink no-underline hover:bg-hover hover:text-accent';

export function QuickActions() {
  return (
    <TitledPanel title="Actions rapides">
      <ul className="list-none divide-y divide-rule">
        {actions.map((action) => (
          <li key={action.href}>
            <AdminLink className={look} href={action.href}>
              <action.icon className="text-accent" aria-hidden />
              {action.label}
              <ChevronRight className="ms-auto size-3.75 text-ink-faint" aria-hidden />
            </AdminLink>
          </li>
        ))}
        <li>
          <a className={look} href="/" target="_blank" rel="noopener">
            <Eye className="text-accent" aria-hidden />
            Aperçu du site<span className="sr-only"> (nouvel onglet)</span>
            <ArrowUpRight className="ms-auto size-3.75 text-ink-faint" aria-hidden />
          </a>
        </li>
      </ul>
    </TitledPanel>
  );
}

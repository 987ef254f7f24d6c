import { ArrowUpRight, ChevronRight, CircleUser, Eye, GraduationCap, ListTree, TextQuote } from 'lucide-react';
import { AdminLink } from '../shell/admin-link';

const actions = [
  { href: '/admin/profile', label: 'Modifier le profil', icon: CircleUser },
  { href: '/admin/about', label: 'Modifier À propos', icon: TextQuote },
  { href: '/admin/courses', label: 'Gérer les cours', icon: GraduationCap },
  { href: '/admin/sections', label: 'Éditeur Simple', icon: ListTree },
] as const;

export function QuickActions() {
  return (
    <section className="panel quick" aria-labelledby="actions">
      <div className="panel-head">
        <h2 id="actions">Actions rapides</h2>
      </div>
      <ul>
        {actions.map((action) => (
          <li key={action.href}>
            <AdminLink href={action.href}>
              <action.icon className="icon" aria-hidden />
              {action.label}
              <ChevronRight className="icon sm" aria-hidden />
            </AdminLink>
          </li>
        ))}
        <li>
          <a href="/" target="_blank" rel="noopener">
            <Eye className="icon" aria-hidden />
            Aperçu du site<span className="visually-hidden"> (nouvel onglet)</span>
            <ArrowUpRight className="icon sm" aria-hidden />
          </a>
        </li>
      </ul>
    </section>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { AuditPage } from '@/lib/audit/query';
import { auditUrl } from '@/lib/audit/query';
import { AdminLink } from '../shell/admin-link';

/** Links to the newer and the older page of events; they work without JavaScript. */
export function AuditLogPager({ journal: { query, pages } }: { readonly journal: AuditPage }) {
  if (pages === 1) return null;
  const to = (page: number) => auditUrl({ ...query, page });
  return (
    <nav className="journal-pages" aria-label="Pages du journal">
      {query.page > 1 && (
        <AdminLink className="btn" href={to(query.page - 1)} rel="prev">
          <ChevronLeft className="icon sm" aria-hidden />
          Plus récents
        </AdminLink>
      )}
      <span className="small faint num">
        Page {query.page} sur {pages}
      </span>
      {query.page < pages && (
        <AdminLink className="btn" href={to(query.page + 1)} rel="next">
          Plus anciens
          <ChevronRight className="icon sm" aria-hidden />
        </AdminLink>
      )}
    </nav>
  );
}

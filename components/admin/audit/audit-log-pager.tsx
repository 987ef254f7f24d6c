import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { AuditPage } from '@/lib/audit/query';
import { auditUrl } from '@/lib/audit/query';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';

/** Links to the newer and the older page of events; they work without JavaScript. */
export function AuditLogPager({ journal: { query, pages } }: { readonly journal: AuditPage }) {
  if (pages === 1) return null;
  const to = (page: number) => auditUrl({ ...query, page });
  return (
    <nav className="flex flex-wrap items-center justify-center gap-4" aria-label="Pages du journal">
      {query.page > 1 && (
        <Button as={AdminLink} href={to(query.page - 1)} rel="prev">
          <ChevronLeft aria-hidden />
          Plus récents
        </Button>
      )}
      <span className="text-ink-faint text-sm lining-nums tabular-nums">
        Page {query.page} sur {pages}
      </span>
      {query.page < pages && (
        <Button as={AdminLink} href={to(query.page + 1)} rel="next">
          Plus anciens
          <ChevronRight aria-hidden />
        </Button>
      )}
    </nav>
  );
}

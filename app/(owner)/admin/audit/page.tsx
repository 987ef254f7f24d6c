import { AuditLogPage } from '@/components/admin/audit/audit-log-page';
import { auditQuery } from '@/lib/audit/query';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readAuditLog } from '@/lib/site/db/audit-log';
import type { Asked } from '../../asked';

export const metadata = { title: 'Journal' };

/**
 * The audit log, filtered by type (`type`) and period (`du`, `au`, both days included), one page at a time (`page`).
 */
export default async function AuditPage({ searchParams }: Asked) {
  const owner = await requireOwnerPage('/admin/audit');
  const journal = await readAuditLog(owner, auditQuery(await searchParams));
  return <AuditLogPage journal={journal} now={new Date().toISOString()} />;
}

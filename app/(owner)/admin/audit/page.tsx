import type { Metadata } from 'next';
import { AuditLogPage } from '@/components/admin/audit/audit-log-page';
import { auditQuery } from '@/lib/audit/query';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readAuditLog } from '@/lib/site/db/audit-log';

export const metadata: Metadata = { title: 'Journal' };

type Props = { searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

/**
 * The audit log, filtered by type (`type`) and period (`du`, `au`, both days included), one page at a time (`page`).
 */
export default async function AuditPage({ searchParams }: Props) {
  const owner = await requireOwnerPage('/admin/audit');
  const journal = await readAuditLog(owner, auditQuery(await searchParams));
  return <AuditLogPage journal={journal} now={new Date().toISOString()} />;
}

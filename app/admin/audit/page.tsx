import type { Metadata } from 'next';
import { JournalDesk } from '@/components/admin/audit/journal-desk';
import { requireOwnerPage } from '@/lib/auth/guard';
import { journalQuery } from '@/lib/content/journal';
import { readJournal } from '@/lib/db/journal';
import '../styles/journal.css';

export const metadata: Metadata = { title: 'Journal' };

type Props = { searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> };

/** The audit log, filtered by type (`type`) and period (`du`, `au`, both days included), one page at a time (`page`). */
export default async function AuditPage({ searchParams }: Props) {
  const owner = await requireOwnerPage('/admin/audit');
  const journal = await readJournal(owner, journalQuery(await searchParams));
  return <JournalDesk journal={journal} now={new Date().toISOString()} />;
}

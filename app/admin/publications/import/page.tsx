import type { Metadata } from 'next';
import { ImportView } from '@/components/admin/import/import-view';
import { requireOwnerPage } from '@/lib/auth/guard';

export const metadata: Metadata = { title: 'Importer des publications' };

/** A bibliography is chosen, dropped or pasted here, reviewed entry by entry, then imported. */
export default async function ImportPage() {
  await requireOwnerPage('/admin/publications/import');
  return <ImportView />;
}

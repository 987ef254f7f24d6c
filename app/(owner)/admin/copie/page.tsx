import type { Metadata } from 'next';
import { CopyPage } from '@/components/admin/copy/copy-page';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readCopies } from '@/lib/site/copies/jobs';

export const metadata: Metadata = { title: 'Copie du site' };

/** The site as files: an archive to download, and the copy that is published elsewhere. */
export default async function CopyRoute() {
  await requireOwnerPage('/admin/copie');
  return <CopyPage initial={await readCopies()} />;
}

import { CopyPage } from '@/components/admin/copy/copy-page';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readCopies } from '@/lib/site/copies/jobs';

export const metadata = { title: 'Copie du site' };

export default async function CopyRoute() {
  await requireOwnerPage('/admin/copie');
  return <CopyPage initial={await readCopies()} />;
}

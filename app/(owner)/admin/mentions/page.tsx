import { LegalEditor } from '@/components/admin/legal/legal-editor';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readLegal } from '@/lib/site/db/legal';

export const metadata = { title: 'Mentions légales' };

export default async function LegalRoute() {
  const owner = await requireOwnerPage('/admin/mentions');
  return <LegalEditor stored={await readLegal(owner)} />;
}

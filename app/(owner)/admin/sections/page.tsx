import { factsOf } from '@/components/admin/sections/facts';
import { SectionsAdmin } from '@/components/admin/sections/sections-admin';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSections } from '@/lib/site/db/sections';

export const metadata = { title: 'Éditeur Simple' };

export default async function SectionsPage() {
  const owner = await requireOwnerPage('/admin/sections');
  const sections = await readSections(owner);
  return <SectionsAdmin initial={sections} facts={factsOf(sections)} />;
}

import type { Metadata } from 'next';
import { SimpleEditor } from '@/components/admin/sections/simple-editor';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSections } from '@/lib/site/db/sections';

export const metadata: Metadata = { title: 'Éditeur Simple' };

export default async function SectionsPage() {
  const owner = await requireOwnerPage('/admin/sections');
  return <SimpleEditor initial={await readSections(owner)} />;
}

import type { Metadata } from 'next';
import { SectionsAdmin } from '@/components/admin/sections/sections-admin';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSections } from '@/lib/site/db/sections';

export const metadata: Metadata = { title: 'Éditeur Simple' };

export default async function SectionsPage() {
  const owner = await requireOwnerPage('/admin/sections');
  return <SectionsAdmin initial={await readSections(owner)} />;
}

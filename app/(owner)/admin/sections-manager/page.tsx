import type { Metadata } from 'next';
import { SectionsAdmin } from '@/components/admin/sections/sections-admin';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSections } from '@/lib/site/db/sections';

export const metadata: Metadata = { title: 'Gestion Sections' };

export default async function SectionsManagerPage() {
  const owner = await requireOwnerPage('/admin/sections-manager');
  return <SectionsAdmin initial={await readSections(owner)} raw />;
}

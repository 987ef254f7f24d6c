import type { Metadata } from 'next';
import { SectionsManager } from '@/components/admin/sections/manager';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readSections } from '@/lib/site/db/sections';

export const metadata: Metadata = { title: 'Gestion Sections' };

export default async function SectionsManagerPage() {
  const owner = await requireOwnerPage('/admin/sections-manager');
  return <SectionsManager initial={await readSections(owner)} />;
}

import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SectionsManager } from '@/components/admin/sections/manager';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { type Authority, requireOwnerPage } from '@/lib/auth/guard';
import { readSections } from '@/lib/db/sections';
import { drawPreview } from '../draw-preview';
import '../styles/preview.css';

export const metadata: Metadata = { title: 'Gestion Sections' };

export default async function SectionsManagerPage() {
  const owner = await requireOwnerPage('/admin/sections-manager');
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Loaded owner={owner} />
    </Suspense>
  );
}

async function Loaded({ owner }: { owner: Authority }) {
  return <SectionsManager initial={await readSections(owner)} draw={drawPreview} />;
}

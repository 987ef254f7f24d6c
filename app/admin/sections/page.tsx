import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SimpleEditor } from '@/components/admin/sections/simple-editor';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { type Authority, requireOwnerPage } from '@/lib/auth/guard';
import { readSections } from '@/lib/db/sections';
import { drawPreview } from '../draw-preview';
import '../styles/preview.css';

export const metadata: Metadata = { title: 'Éditeur Simple' };

export default async function SectionsPage() {
  const owner = await requireOwnerPage('/admin/sections');
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Loaded owner={owner} />
    </Suspense>
  );
}

async function Loaded({ owner }: { owner: Authority }) {
  return <SimpleEditor initial={await readSections(owner)} draw={drawPreview} />;
}

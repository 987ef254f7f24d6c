import type { Metadata } from 'next';
import { Suspense } from 'react';
import { LanguagesEditor } from '@/components/admin/profile/languages-editor';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { type Authority, requireOwnerPage } from '@/lib/auth/guard';
import { readProfile } from '@/lib/db/profile';
import { drawProfile } from '../draw-profile';
import '../styles/preview.css';

export const metadata: Metadata = { title: 'Langues' };

export default async function LanguagesPage() {
  const owner = await requireOwnerPage('/admin/languages');
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Loaded owner={owner} />
    </Suspense>
  );
}

async function Loaded({ owner }: { owner: Authority }) {
  return <LanguagesEditor profile={await readProfile(owner)} draw={drawProfile} />;
}

import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ProfileEditor } from '@/components/admin/profile/profile-editor';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { type Authority, requireOwnerPage } from '@/lib/auth/guard';
import { readProfile } from '@/lib/db/profile';
import { drawProfile } from '../draw-profile';
import '../styles/preview.css';

export const metadata: Metadata = { title: 'Profil' };

export default async function ProfilePage() {
  const owner = await requireOwnerPage('/admin/profile');
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Loaded owner={owner} />
    </Suspense>
  );
}

async function Loaded({ owner }: { owner: Authority }) {
  return <ProfileEditor profile={await readProfile(owner)} draw={drawProfile} />;
}

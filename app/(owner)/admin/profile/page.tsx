import type { Metadata } from 'next';
import { ProfileEditor } from '@/components/admin/profile/profile-editor';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readProfile } from '@/lib/site/db/profile';
import { renderProfile } from '../render-profile';

export const metadata: Metadata = { title: 'Profil' };

export default async function ProfilePage() {
  const owner = await requireOwnerPage('/admin/profile');
  return <ProfileEditor profile={await readProfile(owner)} render={renderProfile} />;
}

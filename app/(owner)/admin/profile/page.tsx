import { ProfileEditor } from '@/components/admin/profile/profile-editor';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readProfile } from '@/lib/site/db/profile';
import { readSections } from '@/lib/site/db/sections';
import { hasSampleName } from '@/sections/profil/sample-fields';
import { definitionOf } from '@/sections/registry';
import { hasOwn } from '@/sections/sample-items';
import { renderProfile } from '../previews';

export const metadata = { title: 'Profil' };

export default async function ProfilePage() {
  const owner = await requireOwnerPage('/admin/profile');
  const profile = await readProfile(owner);
  const sections = hasSampleName(profile) ? await readSections(owner) : []; // shown once, when the name changes
  const own = sections.filter((each) => each.visible && hasOwn(definitionOf(each), each.content)).length;
  return <ProfileEditor profile={profile} sections={{ own, total: sections.length }} render={renderProfile} />;
}

import type { Metadata } from 'next';
import { factsOf } from '@/components/admin/sections/facts';
import { SectionsAdmin } from '@/components/admin/sections/sections-admin';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readProfile } from '@/lib/site/db/profile';
import { readSections } from '@/lib/site/db/sections';
import { hasSampleName } from '@/sections/profil/sample-fields';

export const metadata: Metadata = { title: 'Gestion Sections' };

export default async function SectionsManagerPage() {
  const owner = await requireOwnerPage('/admin/sections-manager');
  const [profile, sections] = await Promise.all([readProfile(owner), readSections(owner)]);
  return <SectionsAdmin initial={sections} facts={factsOf(sections, hasSampleName(profile))} raw />;
}

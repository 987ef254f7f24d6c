import { LanguagesEditor } from '@/components/admin/profile/languages-editor';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readProfile } from '@/lib/site/db/profile';
import { renderProfile } from '../previews';

export const metadata = { title: 'Langues' };

export default async function LanguagesPage() {
  const owner = await requireOwnerPage('/admin/languages');
  return <LanguagesEditor profile={await readProfile(owner)} render={renderProfile} />;
}

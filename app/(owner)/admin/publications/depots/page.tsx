import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readProfile } from '@/lib/site/db/profile';
import { DepositsView } from '@/sections/publications/import/screens/deposits-view';

export const metadata = { title: 'Dépôts dans HAL' };

export default async function DepositsPage() {
  const owner = await requireOwnerPage('/admin/publications/depots');
  const { identifiants } = await readProfile(owner);
  return <DepositsView isPossible={identifiants.idhal !== undefined} />;
}

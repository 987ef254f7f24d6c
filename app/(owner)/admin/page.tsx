import { Dashboard } from '@/components/admin/dashboard/dashboard';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { readDashboard } from '@/lib/site/db/dashboard';

export const metadata = { title: 'Tableau de bord' };

export default async function DashboardPage() {
  const owner = await requireOwnerPage('/admin');
  return <Dashboard data={await readDashboard(owner)} />;
}

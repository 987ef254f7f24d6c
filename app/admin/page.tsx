import type { Metadata } from 'next';
import { Dashboard } from '@/components/admin/dashboard/dashboard';
import { requireOwnerPage } from '@/lib/auth/guard';
import { readDashboard } from '@/lib/db/dashboard';

export const metadata: Metadata = { title: 'Tableau de bord' };

export default async function DashboardPage() {
  const owner = await requireOwnerPage('/admin');
  return <Dashboard data={await readDashboard(owner)} />;
}

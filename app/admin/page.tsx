import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Dashboard } from '@/components/admin/dashboard/dashboard';
import { FullScreenSpinner } from '@/components/ui/spinner';
import { type Authority, requireOwnerPage } from '@/lib/auth/guard';
import { readDashboard } from '@/lib/db/dashboard';

export const metadata: Metadata = { title: 'Tableau de bord' };

export default async function DashboardPage() {
  const owner = await requireOwnerPage('/admin');
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Loaded owner={owner} />
    </Suspense>
  );
}

async function Loaded({ owner }: { owner: Authority }) {
  return <Dashboard data={await readDashboard(owner)} />;
}

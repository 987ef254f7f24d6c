import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/public/offline-screen';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];
export const metadata: Metadata = { title: 'Site momentanément hors ligne', robots: { index: false } };

/** What visitors get with 503 at every address while the site is off line (proxy.ts). */
export default function OfflinePage() {
  return <OfflineScreen />;
}

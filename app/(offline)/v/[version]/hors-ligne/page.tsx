import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/public/offline-screen';
import { words } from '@/components/public/words';
import '@/app/(site)/site.css';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];
export const metadata: Metadata = { title: words.fr.offline.document, robots: { index: false } };

/**
 * Beside the layout of the pages, whose strip is for the owner. What visitors get with 503 at every address while the
 * site is off line (proxy.ts).
 */
export default function OfflinePage() {
  return <OfflineScreen language="fr" />;
}

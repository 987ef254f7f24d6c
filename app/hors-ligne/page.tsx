import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OfflineScreen } from '@/components/public/offline-screen';
import { readOfflineSince } from '@/lib/db/site-state';
import '../(site)/site.css';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const isOffline = (await readOfflineSince()) !== null;
  return { title: isOffline ? 'Site momentanément hors ligne' : 'Page introuvable', robots: { index: false } };
}

/** Rendered while the site is off line; the front server sends it with 503 at every address (server/offline.ts). No such page otherwise. */
export default async function OfflinePage() {
  if ((await readOfflineSince()) === null) notFound();
  return <OfflineScreen />;
}

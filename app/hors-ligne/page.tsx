import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Bar } from '@/components/public/bar';
import { readOfflineSince } from '@/lib/db/site-state';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Site momentanément hors ligne', robots: { index: false } };

/** What visitors get at every address while the site is off line; the front server sends it with 503 (server/offline.ts). */
export default async function OfflinePage() {
  if ((await readOfflineSince()) === null) notFound();
  return (
    <main className="mx-auto grid min-h-dvh max-w-168 content-center justify-items-start gap-5 px-6 py-24" id="contenu">
      <Bar className="w-10" />
      <h1 className="font-normal text-4xl leading-tight tracking-title">Ce site est momentanément hors ligne</h1>
      <p className="max-w-lede font-serif text-ink-soft text-xl italic leading-snug">Il revient bientôt, à la même adresse.</p>
      <p className="max-w-lede text-ink-soft">Ses pages se mettent à jour. Revenez un peu plus tard.</p>
    </main>
  );
}

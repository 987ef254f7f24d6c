import type { Metadata } from 'next';
import { languageOf } from '@/app/(site)/page-metadata';
import { OfflineScreen } from '@/components/public/no-page';
import { words } from '@/components/public/words';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: words[await languageOf(params)].offline.document, robots: { index: false } };
}

/** Sent to visitors with 503 at every URL while the site is off line (proxy.ts). */
export default async function OfflinePage({ params }: Props) {
  return <OfflineScreen language={await languageOf(params)} />;
}

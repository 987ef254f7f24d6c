import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { languageOf } from '@/app/(site)/page-metadata';
import { Document, documentMetadata, documentViewport } from '@/app/document';
import { ClientScript } from '@/components/public/client-scripts/client-script';
import { OfflineStrip } from '@/components/public/no-page';
import { words } from '@/components/public/words';
import { readOfflineSince } from '@/lib/site/db/site-state';
import '@/app/(site)/site.css';

export const viewport = documentViewport;

type Props = { readonly children: ReactNode; readonly params: Promise<{ readonly lang: string }> };

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return documentMetadata(await languageOf(params));
}

/**
 * The document of the public pages in a language: their styles, and the script that enhances them; they are complete
 * without it.
 */
export default async function SiteLayout({ children, params }: Props) {
  const language = await languageOf(params);
  const isOffline = (await readOfflineSince()) !== null;
  return (
    <Document language={language}>
      <a
        className="fixed start-4 top-0 z-30 -translate-y-[110%] bg-accent px-4 py-3 text-on-accent focus:translate-y-0 focus:text-on-accent print:hidden"
        href="#contenu"
      >
        {words[language].skip}
      </a>
      {children}
      {isOffline ? <OfflineStrip language={language} /> : null}
      <ClientScript />
    </Document>
  );
}

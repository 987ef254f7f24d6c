import type { ReactNode } from 'react';
import { ClientScript } from '@/components/public/client-scripts/client-script';
import { OfflineStrip } from '@/components/public/offline-strip';
import { words } from '@/components/public/words';
import { readOfflineSince } from '@/lib/site/db/site-state';
import './site.css';

/** The public pages: their styles, and the script that improves them; they are complete without it. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const isOffline = (await readOfflineSince()) !== null;
  return (
    <>
      <a
        className="fixed start-4 top-0 z-30 -translate-y-[110%] bg-accent px-4 py-3 text-on-accent focus:translate-y-0 focus:text-on-accent print:hidden"
        href="#contenu"
      >
        {words.fr.skip}
      </a>
      {children}
      {isOffline ? <OfflineStrip language="fr" /> : null}
      <ClientScript />
    </>
  );
}

import type { ReactNode } from 'react';
import { ClientScript } from '@/components/public/client-scripts/client-script';
import './site.css';

/** The public pages: their styles, and the script that improves them; they are complete without it. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        className="fixed start-4 top-0 z-30 -translate-y-full bg-accent px-4 py-3 text-on-accent focus:translate-y-0 focus:text-on-accent print:hidden"
        href="#contenu"
      >
        Aller au contenu
      </a>
      {children}
      <ClientScript />
    </>
  );
}

import type { ReactNode } from 'react';
import { ClientScript } from '@/components/public/client-scripts/client-script';
import './site.css';

/** The public pages: their styles, and the script that improves them; they are complete without it. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      {children}
      <ClientScript />
    </>
  );
}

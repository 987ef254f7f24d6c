import type { ReactNode } from 'react';
import { Behaviour } from '@/components/portfolio/behaviour/behaviour';
import './site.css';

/** The public pages: their styles, and the script that improves them; they are complete without it. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      {children}
      <Behaviour />
    </>
  );
}

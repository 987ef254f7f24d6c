'use client';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { JumpDialog } from './jump-dialog';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

/** The layout of the administration: top bar, sidebar (a drawer on narrow windows), page. Ctrl K opens « Aller à… ». */
export function Shell({ children }: { readonly children: ReactNode }) {
  const [drawer, setDrawer] = useState(false);
  const [jump, setJump] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      setJump((open) => open || !document.querySelector('dialog[open]'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <TopBar drawer={drawer} onDrawer={() => setDrawer(true)} onJump={() => setJump(true)} />
      <div className="frame">
        <Sidebar open={drawer} onClose={() => setDrawer(false)} />
        <main id="contenu" tabIndex={-1} inert={drawer}>
          {children}
        </main>
      </div>
      {jump && <JumpDialog onClose={() => setJump(false)} />}
    </>
  );
}

'use client';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { rememberedUser } from '@/lib/site/api/remembered-user';
import { useLoaded } from '../providers/loaded';
import { useUndoKey } from '../providers/use-undo';
import { useHelpKey } from './help-key';
import { JumpDialog } from './jump-dialog';
import { OfflineBanner } from './online';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';

type Props = {
  /** Since when the owner has taken the site off line, in ISO 8601; null while it is on line. */
  readonly offlineSince: string | null;
  readonly children: ReactNode;
};

/**
 * The layout of the administration: top bar, sidebar (a drawer on narrow windows), page. Ctrl K opens « Aller à… », « ?
 * » the shortcuts.
 */
export function Shell({ offlineSince, children }: Props) {
  const [drawer, setDrawer] = useState(false);
  const [over, setOver] = useState<'jump' | 'shortcuts' | null>(null);
  const shortcuts = useLoaded(over === 'shortcuts' && loadShortcuts, () => setOver(null));
  const [helpKey] = useHelpKey();
  useUndoKey();
  useEffect(() => void rememberedUser(), []); // which discards what cannot be read
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = dialogFor(event);
      if (!wanted || event.defaultPrevented || (wanted === 'shortcuts' && helpKey === 'sans')) return;
      event.preventDefault();
      setOver((open) => open ?? (document.querySelector('dialog[open]') ? null : wanted));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [helpKey]);
  return (
    <>
      <a
        className="-translate-y-[110%] fixed start-4 top-0 z-50 bg-accent px-4 py-3 text-on-accent focus:translate-none focus:text-on-accent"
        href="#contenu"
        inert={drawer}
      >
        Aller au contenu
      </a>
      <TopBar
        drawer={drawer}
        offlineSince={offlineSince}
        onDrawer={() => setDrawer(true)}
        onJump={() => setOver('jump')}
      />
      <div className="grid grid-cols-1 items-start drawer:grid-cols-[14.5rem_minmax(0,1fr)] print:block">
        <Sidebar open={drawer} offlineSince={offlineSince} onClose={() => setDrawer(false)} />
        <Content inert={drawer}>
          <OfflineBanner offlineSince={offlineSince} />
          {children}
        </Content>
      </div>
      {over === 'jump' && (
        <JumpDialog
          isOffline={offlineSince !== null}
          onClose={() => setOver(null)}
          onShortcuts={() => setOver('shortcuts')}
        />
      )}
      {over === 'shortcuts' && shortcuts && <shortcuts.ShortcutsDialog onClose={() => setOver(null)} />}
    </>
  );
}

const loadShortcuts = () => import('./shortcuts-dialog');

/** Ctrl+K goes to a page, « ? » shows the shortcuts where it is not typed. */
function dialogFor({ key, ctrlKey, metaKey, target }: KeyboardEvent): 'jump' | 'shortcuts' | undefined {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'jump';
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '?' && !isTyping ? 'shortcuts' : undefined;
}

function Content({ inert, children }: { readonly inert: boolean; readonly children: ReactNode }) {
  return (
    <main
      id="contenu"
      className="@container flex min-h-[calc(100dvh-var(--spacing-topbar)-1px)] min-w-0 flex-col px-edge pt-8 focus:outline-none max-sm:pt-5"
      tabIndex={-1}
      inert={inert}
    >
      {children}
    </main>
  );
}

'use client';
import { Globe, MenuIcon, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { TypedBefore } from '@/components/ui/typed-before';
import { rememberedUser } from '@/lib/site/api/remembered-user';
import { useWindowKey } from '../form/keys';
import { ConfirmProvider } from '../providers/confirm';
import { useLoaded } from '../providers/loaded';
import { AdminLink, NavigateProvider } from '../providers/navigate';
import { NavigationBlockerProvider } from '../providers/navigation-blocker';
import { LiveRegionProvider, Toaster } from '../providers/notifications';
import { useUndoKey } from '../providers/past';
import { type Owner, OwnerProvider, ReauthProvider, useOwner } from '../providers/session';
import { Kbd } from '../ui/badge';
import { IconButton } from '../ui/button';
import { cx } from '../ui/cx';
import { JumpDialog } from './jump-dialog';
import { type Menu, MenuProvider } from './menu';
import { OfflineBanner, Online } from './online';
import { Sidebar } from './sidebar';
import { SignOutButton } from './sign-out-button';

type Props = Readonly<{
  /** When the owner took the site off line, in ISO 8601; null if on line. */
  offlineSince: string | null;
  children: ReactNode;
}>;

/** The administration's layout: top bar, sidebar (a drawer on narrow windows), page. Ctrl K opens « Aller à… ». */
export function Shell({ offlineSince, children }: Props) {
  const [drawer, setDrawer] = useState(false);
  const [over, setOver] = useState<'jump' | 'shortcuts' | null>(null);
  const shortcuts = useLoaded(over === 'shortcuts' && loadShortcuts, () => setOver(null));
  useUndoKey();
  useEffect(() => void rememberedUser(), []); // discards unreadable data
  useWindowKey((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    event.preventDefault();
    setOver(over ?? (document.querySelector('dialog[open]') ? null : 'jump'));
  });
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
        <main
          id="contenu"
          className="@container flex min-h-[calc(100dvh-var(--spacing-topbar)-1px)] min-w-0 flex-col px-edge pt-8 focus:outline-none max-sm:pt-5"
          tabIndex={-1}
          inert={drawer}
        >
          <OfflineBanner offlineSince={offlineSince} />
          {children}
        </main>
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

type BarProps = Pick<Props, 'offlineSince'> &
  Readonly<{
    drawer: boolean;
    onDrawer: () => void;
    onJump: () => void;
  }>;

function TopBar({ drawer, offlineSince, onDrawer, onJump }: BarProps) {
  const { email } = useOwner();
  return (
    <header
      className="sticky top-0 z-20 flex min-h-topbar items-center gap-4 border-rule border-b bg-paper ps-5 pe-6 max-drawer:gap-2 max-drawer:ps-2 max-drawer:pe-3 print:hidden"
      inert={drawer}
    >
      <div className="flex min-w-0 flex-1 basis-0 items-center gap-4 max-drawer:gap-2 drawer:min-w-max">
        <IconButton
          icon={MenuIcon}
          className="drawer:hidden"
          id="ouvrir-menu"
          label="Ouvrir le menu"
          aria-expanded={drawer}
          aria-controls="menu"
          onClick={onDrawer}
        />
        <AdminLink
          className="grid min-w-0 py-1 text-ink leading-compact no-underline hover:text-ink drawer:min-w-57"
          href="/admin"
        >
          <strong className="font-medium font-serif text-product/product">Administration Portfolio</strong>
          <span className="truncate text-ink-faint text-xs">Gestion du contenu et des sections</span>
        </AdminLink>
        <JumpButton onJump={onJump} />
      </div>
      <a
        className="inline-grid size-10 place-items-center rounded-2 text-ink-faint hover:bg-hover hover:text-ink drawer:hidden"
        href="/"
        target="_blank"
        rel="noopener"
        aria-label="Voir le site (nouvel onglet)"
      >
        <Globe />
      </a>
      <div className="grid min-w-0 content-center justify-items-end text-end text-sm/snug max-drawer:hidden">
        <span className="max-w-full truncate">{email}</span>
        <span className="inline-flex items-center gap-2 whitespace-nowrap text-ink-faint text-xs">
          Administrateur <Online offlineSince={offlineSince} />
        </span>
      </div>
      <SignOutButton className="max-drawer:hidden" />
    </header>
  );
}

function JumpButton({ onJump }: { readonly onJump: () => void }) {
  return (
    <button
      type="button"
      className={cx(
        'flex h-control cursor-pointer items-center gap-2 rounded-2 border border-rule bg-paper-raised py-0 ps-3 pe-2 text-ink-faint text-sm',
        'hover:border-rule-strong hover:text-ink columns:min-w-60',
        'max-drawer:ms-auto max-drawer:w-11 max-drawer:justify-center max-drawer:border-transparent max-drawer:bg-transparent max-drawer:px-0',
      )}
      aria-haspopup="dialog"
      aria-label="Aller à… Ctrl K"
      onClick={onJump}
    >
      <Search className="drawer:size-3.75" />
      <span className="max-drawer:hidden">Aller à…</span>
      <span className="ms-auto flex max-drawer:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}

type ProvidersProps = Readonly<{ owner: Owner; menu: Menu; children: ReactNode }>;

export function Providers({ owner, menu, children }: ProvidersProps) {
  return (
    <OwnerProvider value={owner}>
      <Toaster />
      <LiveRegionProvider>
        <ConfirmProvider>
          <ReauthProvider>
            <NavigationBlockerProvider>
              <NavigateProvider>
                <MenuProvider value={menu}>{children}</MenuProvider>
              </NavigateProvider>
            </NavigationBlockerProvider>
          </ReauthProvider>
        </ConfirmProvider>
      </LiveRegionProvider>
      <TypedBefore />
    </OwnerProvider>
  );
}

'use client';
import { ArrowUpRight, Globe, Keyboard, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useOwner } from '../providers/owner';
import { Badge } from '../ui/badge';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { Kbd } from '../ui/kbd';
import { AdminLink } from './admin-link';
import type { MenuGroup, MenuItem } from './menu';
import { isCurrent, menu } from './menu';
import { Online } from './online';
import { SignOutButton } from './sign-out-button';

type Props = {
  readonly open: boolean;
  /** Whether the owner has taken the site off line. */
  readonly isOffline: boolean;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
};

/** The menu; below 60rem a drawer that Escape and the scrim close. */
export function Sidebar({ open, isOffline, onClose, onShortcuts }: Props) {
  const { email } = useOwner();
  const nav = useRef<HTMLElement>(null);
  const close = () => {
    onClose();
    setTimeout(() => document.getElementById('ouvrir-menu')?.focus());
  };
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link of another page is the current one then
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current="page"]');
    if (!nav.current || !link) return;
    const below = link.getBoundingClientRect().bottom - nav.current.getBoundingClientRect().bottom;
    if (below > 0) nav.current.scrollTop += below + 16; // the page stays where it is
  }, [path]);
  useEffect(() => {
    if (open) nav.current?.querySelector<HTMLElement>('button')?.focus();
  }, [open]);
  return (
    <>
      <nav
        ref={nav}
        className={cx(
          'flex h-[calc(100dvh-var(--spacing-topbar)-1px)] flex-col gap-4 overflow-y-auto border-rule border-e bg-paper-sunk px-3 py-4 scrollbar-thin print:hidden',
          'drawer:sticky drawer:top-[calc(var(--spacing-topbar)+1px)]',
          'max-drawer:fixed max-drawer:inset-y-0 max-drawer:start-0 max-drawer:z-31 max-drawer:h-dvh max-drawer:w-[min(19rem,86vw)]',
          open
            ? 'max-drawer:shadow-dialog max-drawer:transition-transform'
            : 'max-drawer:-translate-x-[101%] max-drawer:invisible max-drawer:transition-drawer',
        )}
        id="menu"
        aria-label="Administration"
        data-open={open || undefined}
        onKeyDown={(event) => {
          if (!open || event.key !== 'Escape') return;
          event.preventDefault(); // the form behind stays open
          close();
        }}
      >
        <div className="sticky -top-4 z-1 -my-2 flex items-center justify-between bg-paper-sunk py-2 drawer:hidden">
          <span className="font-medium font-serif text-md/title">Administration Portfolio</span>
          <IconButton icon={X} label="Fermer le menu" onClick={close} />
        </div>
        {menu.map((group) => (
          <Group key={group.id} group={group} onFollow={onClose} />
        ))}
        <div className="mt-auto border-rule border-t pt-3">
          <button
            type="button"
            className={cx(entryLook(), 'w-full cursor-pointer border-0 bg-transparent text-start max-drawer:hidden')}
            onClick={onShortcuts}
          >
            <Keyboard aria-hidden />
            Raccourcis clavier
            <span className="ms-auto" aria-hidden>
              <Kbd>?</Kbd>
            </span>
          </button>
          <a className={entryLook()} href="/" target="_blank" rel="noopener">
            <Globe aria-hidden />
            <span className="whitespace-nowrap">Voir le site</span> {isOffline && <Badge>hors ligne</Badge>}
            <span className="sr-only">(nouvel onglet)</span>
            {!isOffline && <ArrowUpRight className="ms-auto" aria-hidden />}
          </a>
        </div>
        <div className="hidden gap-2 px-3 text-sm wrap-anywhere max-drawer:grid">
          <span className="flex flex-wrap items-center gap-2">
            <Online isOffline={isOffline} />
            <span className="text-ink-faint">Administrateur</span>
          </span>
          <span>{email}</span>
          <SignOutButton />
        </div>
      </nav>
      <button
        type="button"
        className={cx('fixed inset-0 z-30 border-0 bg-scrim drawer:hidden', !open && 'hidden')}
        aria-label="Fermer le menu"
        tabIndex={-1}
        onClick={close}
      />
    </>
  );
}

function Group({ group, onFollow }: { readonly group: MenuGroup; readonly onFollow: () => void }) {
  const path = usePathname();
  return (
    <div>
      {group.title && (
        <h2 className="px-3 pb-1 font-medium text-ink-faint text-xs" id={`menu-${group.id}`}>
          {group.title}
        </h2>
      )}
      <ul className="list-none" aria-labelledby={group.title && `menu-${group.id}`}>
        {group.items.map((item) => (
          <li key={item.href}>
            <Entry item={item} current={isCurrent(item, path)} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({
  item,
  current,
  onFollow,
}: {
  readonly item: MenuItem;
  readonly current: boolean;
  readonly onFollow: () => void;
}) {
  return (
    <AdminLink
      className={entryLook(current)}
      href={item.href}
      aria-current={current ? 'page' : undefined}
      onLeave={onFollow}
    >
      {item.icon}
      {item.label}
    </AdminLink>
  );
}

/** A line of the menu; the current page's has a bar at its start. */
function entryLook(current = false): string {
  return cx(
    'relative flex min-h-8 items-center gap-3 rounded-2 py-0.75 ps-3 pe-1 text-control no-underline hover:bg-hover hover:text-ink',
    'max-drawer:min-h-11 max-drawer:text-md [&>svg]:size-4',
    current
      ? 'bg-paper-raised font-semibold text-accent inset-ring inset-ring-rule forced-colors:outline-2 forced-colors:-outline-offset-2'
      : 'text-ink-soft [&>svg]:text-ink-faint',
    current && 'before:absolute before:inset-y-1.5 before:start-0 before:w-0.75 before:rounded-e-1 before:bg-accent',
  );
}

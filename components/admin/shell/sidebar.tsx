import { ArrowUpRight, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRemembered } from '../preview/use-remembered';
import { AdminLink } from '../providers/navigate';
import { useOwner } from '../providers/session';
import { Badge } from '../ui/badge';
import { IconButton } from '../ui/button';
import { cx } from '../ui/cx';
import { isCurrent, type MenuGroup, type MenuItem, useMenu, usePlace } from './menu';
import { Online } from './online';
import { SignOutButton } from './sign-out-button';

type Props = Readonly<{
  open: boolean;
  offlineSince: string | null;
  onClose: () => void;
}>;

/** The menu; below 60rem a drawer that Escape and the scrim close. */
export function Sidebar({ open, offlineSince, onClose }: Props) {
  const { email } = useOwner();
  const nav = useRef<HTMLElement>(null);
  const close = () => {
    onClose();
    setTimeout(() => document.getElementById('ouvrir-menu')?.focus());
  };
  const path = usePlace();
  const menu = useMenu();
  const groups = useGroups(path);
  useEffect(() => {
    if (open) nav.current?.querySelector<HTMLElement>('button')?.focus();
  }, [open]);
  return (
    <>
      <nav
        ref={nav}
        className={cx(
          'flex h-[calc(100dvh-var(--spacing-topbar)-1px)] flex-col border-rule border-e bg-paper-sunk print:hidden',
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
        <div className="flex items-center justify-between py-1 ps-6 pe-3 drawer:hidden">
          <span className="font-medium font-serif text-md/title">Administration Portfolio</span>
          <IconButton icon={X} label="Fermer le menu" onClick={close} />
        </div>
        <ul className="min-h-0 flex-1 list-none overflow-y-auto px-3 pb-3 scrollbar-thin drawer:pt-3.5">
          {menu.map((block, at) =>
            block.map((entry, index) => (
              <li
                className={cx(at > 0 && index === 0 && 'mt-3.25 max-drawer:mt-1.5')}
                key={'items' in entry ? entry.title : entry.href}
              >
                {'items' in entry ? (
                  <Group group={entry} path={path} {...groups} onFollow={onClose} />
                ) : (
                  <Entry item={entry} path={path} onFollow={onClose} />
                )}
              </li>
            )),
          )}
        </ul>
        <div className="border-rule border-t px-3 py-2">
          <a className={entryLook()} href="/" target="_blank" rel="noopener">
            <span className="font-medium text-ink">Voir le site</span>{' '}
            {offlineSince !== null && <Badge>hors ligne</Badge>}
            <span className="sr-only">(nouvel onglet)</span>
            <ArrowUpRight className="ms-auto" />
          </a>
          <div className="flex items-center justify-between gap-2 border-rule border-t ps-3 pt-1 text-sm drawer:hidden">
            <div className="min-w-0">
              <p className="truncate">{email}</p>
              <p className="flex flex-wrap items-center gap-x-2 text-ink-faint text-xs">
                Administrateur <Online offlineSince={offlineSince} />
              </p>
            </div>
            <SignOutButton />
          </div>
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

/** The titles of the menu's groups; '' for none. */
const titles = ['', 'Carrière', 'Site'] as const;

/**
 * The open group: that of the page at `path`, unless another was opened or it was closed there; else the one stored by
 * this browser.
 */
function useGroups(path: string) {
  const [lastOpened, keep] = useRemembered('menu', titles);
  const [chosenAt, setChosenAt] = useState('');
  const currentGroup = useMenu()
    .flat()
    .find((entry) => 'items' in entry && entry.items.some((item) => isCurrent(item, path)));
  const opened = currentGroup && 'items' in currentGroup && chosenAt !== path ? currentGroup.title : lastOpened;
  const onToggle = (title: string) => {
    setChosenAt(path);
    keep(titles.find((one) => one === title && title !== opened) ?? '');
  };
  return { opened, onToggle };
}

type GroupProps = ReturnType<typeof useGroups> &
  Readonly<{
    group: MenuGroup;
    path: string;
    onFollow: () => void;
  }>;

function Group({ group: { title, items }, opened, onToggle, ...rest }: GroupProps) {
  const id = useId();
  const isOpen = opened === title;
  return (
    <>
      <button
        type="button"
        className={cx(entryLook(), 'w-full cursor-pointer border-0 bg-transparent text-start')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(title)}
      >
        {title}
        <ChevronRight className={cx('ms-auto transition-transform', isOpen && 'rotate-90')} />
      </button>
      <ul className="ms-3 mb-1 list-none border-rule border-s ps-1.5" id={id} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.href}>
            <Entry item={item} {...rest} />
          </li>
        ))}
      </ul>
    </>
  );
}

type EntryProps = Readonly<{ item: MenuItem; path: string; onFollow: () => void }>;

function Entry({ item, path, onFollow }: EntryProps) {
  const current = isCurrent(item, path);
  return (
    <AdminLink
      className={entryLook(current)}
      href={item.href}
      aria-current={current ? 'page' : undefined}
      onLeave={onFollow}
    >
      {item.label}
    </AdminLink>
  );
}

function entryLook(current = false): string {
  return cx(
    'relative flex min-h-7.5 items-center gap-2 rounded-2 py-0.75 ps-3 pe-2 text-control no-underline hover:bg-hover hover:text-ink',
    'max-drawer:min-h-10 max-drawer:text-md [&>svg]:size-3.5 [&>svg]:text-ink-faint',
    current
      ? 'bg-paper-raised font-semibold text-accent inset-ring inset-ring-rule forced-colors:outline-2 forced-colors:-outline-offset-2'
      : 'text-ink-soft',
    current && 'before:absolute before:inset-y-1.5 before:start-0 before:w-0.75 before:rounded-e-1 before:bg-accent',
  );
}

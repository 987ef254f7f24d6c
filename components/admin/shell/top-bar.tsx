import { Globe, Menu, Search } from 'lucide-react';
import { useOwner } from '../providers/owner';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { Kbd } from '../ui/kbd';
import { AdminLink } from './admin-link';
import { Online } from './online';
import { SignOutButton } from './sign-out-button';

type Props = {
  readonly drawer: boolean;
  readonly offlineSince: string | null;
  readonly onDrawer: () => void;
  readonly onJump: () => void;
};

/** The bar at the top of every page: the menu on a phone, « Aller à… », the state and the address of the site. */
export function TopBar({ drawer, offlineSince, onDrawer, onJump }: Props) {
  return (
    <header
      className="sticky top-0 z-20 flex min-h-topbar items-center gap-4 border-rule border-b bg-paper ps-5 pe-6 max-drawer:gap-2 max-drawer:ps-2 max-drawer:pe-3 print:hidden"
      inert={drawer}
    >
      <div className="flex min-w-0 flex-1 basis-0 items-center gap-4 max-drawer:gap-2 drawer:min-w-max">
        <IconButton
          icon={Menu}
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
        <Globe aria-hidden />
      </a>
      <Account offlineSince={offlineSince} />
      <SignOutButton className="max-drawer:hidden" />
    </header>
  );
}

/** Opens « Aller à… »; an icon alone where the menu is a drawer. */
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
      <Search className="drawer:size-3.75" aria-hidden />
      <span className="max-drawer:hidden">Aller à…</span>
      <span className="ms-auto flex max-drawer:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}

function Account({ offlineSince }: Pick<Props, 'offlineSince'>) {
  const { email } = useOwner();
  return (
    <div className="grid min-w-0 content-center justify-items-end text-end text-sm/snug max-drawer:hidden">
      <span className="max-w-full truncate">{email}</span>
      <span className="inline-flex max-w-full items-center gap-2 truncate text-ink-faint text-xs">
        Administrateur <Online offlineSince={offlineSince} />
      </span>
    </div>
  );
}

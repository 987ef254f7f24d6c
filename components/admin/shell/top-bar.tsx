import { Menu, Search } from 'lucide-react';
import { useOwner } from '../providers/owner';
import { AdminLink } from './admin-link';
import { Online } from './online';
import { SignOutButton } from './sign-out-button';

type Props = { readonly drawer: boolean; readonly onDrawer: () => void; readonly onJump: () => void };

export function TopBar({ drawer, onDrawer, onJump }: Props) {
  const { email } = useOwner();
  return (
    <header className="topbar" inert={drawer}>
      <button
        type="button"
        className="ibtn menu-btn"
        id="ouvrir-menu"
        aria-label="Ouvrir le menu"
        aria-expanded={drawer}
        aria-controls="menu"
        onClick={onDrawer}
      >
        <Menu className="icon" aria-hidden />
      </button>
      <AdminLink className="brand" href="/admin">
        <strong>Administration Portfolio</strong>
        <span>Gestion du contenu et des sections</span>
      </AdminLink>
      <button type="button" className="jump" aria-haspopup="dialog" aria-label="Aller à… Ctrl K" onClick={onJump}>
        <Search className="icon sm" aria-hidden />
        <span>Aller à…</span> <kbd>Ctrl K</kbd>
      </button>
      <div className="user">
        <span>{email}</span>
        <span className="role">
          Administrateur <Online />
        </span>
      </div>
      <SignOutButton className="btn logout" />
    </header>
  );
}

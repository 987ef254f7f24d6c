'use client';
import { ArrowUpRight, Globe, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useOwner } from '../providers/owner';
import { AdminLink } from './admin-link';
import type { MenuGroup } from './menu';
import { isCurrent, menu } from './menu';
import { Online } from './online';
import { SignOutButton } from './sign-out-button';

type Props = { readonly open: boolean; readonly onClose: () => void };

/** The menu; below 60rem a drawer that Escape and the scrim close. */
export function Sidebar({ open, onClose }: Props) {
  const { email } = useOwner();
  const nav = useRef<HTMLElement>(null);
  const close = () => {
    onClose();
    setTimeout(() => document.getElementById('ouvrir-menu')?.focus());
  };
  useEffect(() => {
    if (open) nav.current?.querySelector<HTMLElement>('button')?.focus();
  }, [open]);
  return (
    <>
      <nav
        ref={nav}
        className="sidebar"
        id="menu"
        aria-label="Administration"
        data-open={open || undefined}
        onKeyDown={(event) => {
          if (open && event.key === 'Escape') close();
        }}
      >
        <div className="drawer-head">
          <span className="serif">Administration Portfolio</span>
          <button type="button" className="ibtn" aria-label="Fermer le menu" onClick={close}>
            <X className="icon" aria-hidden />
          </button>
        </div>
        {menu.map((group) => (
          <Group key={group.id} group={group} onFollow={onClose} />
        ))}
        <div className="nav foot">
          <a href="/" target="_blank" rel="noopener">
            <Globe className="icon" aria-hidden />
            Voir le site<span className="visually-hidden"> (nouvel onglet)</span>
            <span className="num">
              <ArrowUpRight className="icon sm" aria-hidden />
            </span>
          </a>
        </div>
        <div className="drawer-user">
          <span className="row">
            <Online />
            <span className="faint">Administrateur</span>
          </span>
          <span>{email}</span>
          <SignOutButton className="btn" />
        </div>
      </nav>
      <button type="button" className="scrim" aria-label="Fermer le menu" tabIndex={-1} data-open={open || undefined} onClick={close} />
    </>
  );
}

function Group({ group, onFollow }: { readonly group: MenuGroup; readonly onFollow: () => void }) {
  const path = usePathname();
  return (
    <div className="nav">
      {group.title && <h2 id={`menu-${group.id}`}>{group.title}</h2>}
      <ul aria-labelledby={group.title && `menu-${group.id}`}>
        {group.items.map((item) => (
          <li key={item.href}>
            <AdminLink href={item.href} aria-current={isCurrent(item, path) ? 'page' : undefined} onLeave={onFollow}>
              {item.icon}
              {item.label}
            </AdminLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

'use client';
import { useId, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { fold } from '@/lib/format/fold';
import { AdminLink } from './admin-link';
import { menu } from './menu';

const pages = menu.flatMap((group) => group.items);

/** « Aller à… » (Ctrl K): type a few letters, Enter goes to the first page found, arrows move. */
export function JumpDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const found = pages.filter(({ label }) => fold(label).includes(fold(query).trim()));
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  /** The field and the links are a ring. */
  const move = (step: number) => {
    const all: HTMLElement[] = [...(field.current ? [field.current] : []), ...links()];
    const at = all.findIndex((element) => element.contains(document.activeElement));
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <Dialog className="modal palette-list" label="Aller à" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the field and the links, which keep their own keys */}
      <div
        className="palette-body"
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(1);
          else if (event.key === 'ArrowUp') move(-1);
          else return;
          event.preventDefault();
        }}
      >
        <label className="visually-hidden" htmlFor={id}>
          Aller à une page
        </label>
        <input
          className="input"
          id={id}
          ref={field}
          type="search"
          placeholder="Aller à…"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            links()[0]?.click();
          }}
        />
        <ul ref={list}>
          {found.map((page) => (
            <li key={page.href}>
              <AdminLink href={page.href} onLeave={onClose}>
                {page.icon}
                <span>{page.label}</span>
              </AdminLink>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="palette-none">Aucune page ne porte ce nom.</p>}
      </div>
    </Dialog>
  );
}

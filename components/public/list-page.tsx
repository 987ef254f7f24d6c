import type { ReactNode } from 'react';

/**
 * The main part of a page about publications: its heading (ListHead) in the margin, its body beside it. In print
 * neither it nor the lists in it are grids: what follows an entry that continues on the next page would overlap it
 * (Chromium).
 */
export function ListPage({ children }: { children: ReactNode }) {
  return (
    <main
      className="mx-auto grid max-w-wrap grid-cols-1 gap-8 px-gutter pt-page-top pb-section lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-gutter print:block print:*:not-first:mt-8"
      id="contenu"
    >
      {children}
    </main>
  );
}

/** The block that stays visible in the margin of a wide page, under the link back. */
export function ListHead({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <header className="hyphens-auto lg:sticky lg:top-under-header lg:self-start">
      <p className="print:hidden">{back}</p>
      {children}
    </header>
  );
}

type Neighbour = { readonly href: string; readonly title: ReactNode };
type NeighboursProps = {
  readonly newer: Neighbour | undefined;
  readonly older: Neighbour | undefined;
  readonly words: { readonly neighbours: string; readonly newer: string; readonly older: string };
};

/** Links from an entry's page to its neighbours in the list, which is sorted newest first. */
export function Neighbours({ newer, older, words }: NeighboursProps) {
  if (!newer && !older) return null;
  return (
    <nav
      className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-gutter gap-y-4 border-ink border-t pt-6 print:hidden"
      aria-label={words.neighbours}
    >
      {newer ? <NeighbourLink {...newer} label={words.newer} rel="prev" /> : null}
      {older ? <NeighbourLink {...older} label={words.older} rel="next" /> : null}
    </nav>
  );
}

function NeighbourLink({ href, title, label, rel }: Neighbour & { readonly label: string; readonly rel: string }) {
  return (
    <a
      className="wrap-anywhere font-book font-serif text-entry leading-label no-underline hover:underline"
      href={href}
      rel={rel}
    >
      <span className="block font-normal font-sans text-ink-faint text-sm leading-normal">{label}</span>
      {title}
    </a>
  );
}

import type { ReactNode } from 'react';

/**
 * The main part of a page about publications: its heading (ListHead) in the margin, its body beside it. In print
 * neither it nor the lists in it are grids: what follows an entry that goes to the next page would lie over it
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

/** The block that stays in view in the margin of a wide page, under the link that leads back. */
export function ListHead({ back, children }: { back: ReactNode; children: ReactNode }) {
  return (
    <header className="hyphens-auto lg:sticky lg:top-under-header lg:self-start">
      <p className="print:hidden">{back}</p>
      {children}
    </header>
  );
}

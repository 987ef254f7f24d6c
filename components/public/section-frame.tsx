import type { ReactNode } from 'react';

type Props = {
  /** The id of the element, which links lead to. */
  readonly anchor: string;
  readonly title: string;
  /** A sentence under the title: « 3 établissements, 434 h 30 d’enseignement. » */
  readonly note?: string;
  readonly children: ReactNode;
};

/**
 * A section of the page: its number and title in the margin, its body beside them; a rule between two sections. In print the body is no grid, before
 * which Chromium would leave the title alone at the foot of a page.
 */
export function SectionFrame({ anchor, title, note, children }: Props) {
  const titleId = `${anchor}-titre`;
  return (
    <section
      className="relative py-section [counter-increment:section] before:mx-auto before:-mt-section before:mb-section before:hidden before:w-[calc(100%-2*var(--spacing-gutter))] before:max-w-page before:border-rule before:border-t not-print:[[data-section]+&]:before:block print:pt-0"
      id={anchor}
      aria-labelledby={titleId}
      data-section
      data-later
    >
      <div className="mx-auto max-w-wrap px-gutter lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-gutter print:block">
        <div className="mb-8 lg:sticky lg:top-under-header lg:m-0 lg:self-start print:static print:mb-2.5 print:break-after-avoid print:border-ink print:border-b print:pb-1">
          <span
            className="mb-1 block font-serif text-accent text-md italic leading-label before:content-['§\202F'_counter(section)] print:hidden"
            data-number
            aria-hidden
          />
          <h2 className="hyphens-auto text-2xl leading-tight tracking-title print:font-semibold" id={titleId}>
            {title}
          </h2>
          {note ? <p className="mt-3 max-w-note text-ink-faint text-sm leading-normal print:hidden">{note}</p> : null}
        </div>
        <div className="grid min-w-0 gap-parts *:min-w-0 print:block print:*:not-first:mt-parts">{children}</div>
      </div>
    </section>
  );
}

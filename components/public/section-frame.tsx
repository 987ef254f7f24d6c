import type { ReactNode } from 'react';
import type { LangAttributes } from '@/sections/public-site';

type Props = {
  /** The id of the element, which links lead to. */
  readonly anchor: string;
  readonly title: string;
  /** A sentence under the title: « De 1997 à 2025, dans 3 domaines. » */
  readonly note?: string;
  /** The language of the title. */
  readonly langAttributes?: LangAttributes;
  readonly children: ReactNode;
};

/**
 * A section of the page: its number and title in the margin, its body beside them; a rule between two sections. In
 * print the body is no grid, before which Chromium would leave the title alone at the foot of a page.
 */
export function SectionFrame({ anchor, title, note, langAttributes, children }: Props) {
  const titleId = `${anchor}-titre`;
  return (
    <section className="section" id={anchor} aria-labelledby={titleId} data-section>
      <div>
        <div className="section-head">
          <span data-number aria-hidden />
          <h2 id={titleId} {...langAttributes}>
            {title}
          </h2>
          {note ? <p>{note}</p> : null}
        </div>
        <div className="section-body">{children}</div>
      </div>
    </section>
  );
}

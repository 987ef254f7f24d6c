import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';
import type { LangAttributes } from '@/sections/public-site';

type Props = {
  readonly anchor: string;
  readonly title: string;
  /** A sentence below the title: « De 1997 à 2025, dans 3 domaines. » */
  readonly note?: string;
  readonly langAttributes?: LangAttributes;
  readonly children: ReactNode;
};

/**
 * A section of the page: its number and title in the margin, the body beside them; a rule separates sections. In print
 * the body is not a grid: before one, Chromium would leave the title alone at the foot of a page.
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

type MoreLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly before?: SvgIconName;
  readonly after?: SvgIconName;
};

/** A standalone link, with an icon before or after its text. */
export function MoreLink({ before, after, className, children, ...link }: MoreLinkProps) {
  return (
    <a {...link} className={className ? `more ${className}` : 'more'}>
      {before ? <SvgIcon name={before} /> : null}
      {children}
      {after ? <SvgIcon name={after} /> : null}
    </a>
  );
}

type BlockProps = {
  readonly title: string;
  readonly aside?: string;
  readonly langAttributes?: LangAttributes;
  readonly children: ReactNode;
};

export function Block({ title, aside, langAttributes, children }: BlockProps) {
  return (
    <div className="block-part">
      <BlockHead aside={aside}>
        <h3 className="block-title" {...langAttributes}>
          {title}
        </h3>
      </BlockHead>
      {children}
    </div>
  );
}

/** A heading of any level with a remark at the end of its line. */
export function BlockHead({ aside, children }: { aside?: string; children: ReactNode }) {
  if (!aside) return children;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 print:break-after-avoid">
      {children}
      <span className="text-ink-faint text-sm">{aside}</span>
    </div>
  );
}

/** Two blocks side by side on a wide page. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="pair">{children}</div>;
}

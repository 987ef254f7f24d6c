/** Small parts of public pages, whose looks are in app/(site)/parts.css. */

import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';
import { withIndexKey } from '@/components/ui/with-index-key';
import type { IconName } from '@/sections/icons';
import type { Tone } from '@/sections/palette';
import { inFrench, type LangAttributes } from '@/sections/public-site';
import { StoredIcon } from '../ui/icon';
import { LinkedText, OwnerText, type Page } from './owner-text';

type Props = {
  readonly tone: Tone;
  readonly className?: string;
  readonly langAttributes?: LangAttributes;
  readonly children: ReactNode;
};

/** A framed word in its tone: a status, a type of publication. In print, just the word. */
export function Badge({ tone, className, langAttributes, children }: Props) {
  return (
    <span className={className ? `badge ${className}` : 'badge'} data-tone={tone} {...langAttributes}>
      {children}
    </span>
  );
}

const statusIcons = { done: 'circle-check', clock: 'clock', stopped: 'circle-x' } as const;

type StatusBadgeProps = {
  readonly status: string;
  readonly tone: Tone;
  readonly icon?: keyof typeof statusIcons;
  readonly className?: string;
  readonly langAttributes?: LangAttributes;
};

/** A status in its tone; `icon` is added, for those who cannot see colours. */
export function StatusBadge({ status, tone, icon, className, langAttributes }: StatusBadgeProps) {
  if (!status.trim()) return null;
  return (
    <Badge tone={tone} className={className} langAttributes={langAttributes}>
      {icon ? <SvgIcon weight={2} name={statusIcons[icon]} /> : null}
      {status}
    </Badge>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly quiet?: boolean };

/** A link that looks like a button, full or `quiet`; not printed. */
export function ButtonLink({ quiet = false, ...link }: ButtonLinkProps) {
  return <a {...link} className={quiet ? 'button quiet' : 'button'} />;
}

/** A framed block with an accent along the edge where its lines begin. */
export function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={className ? `panel ${className}` : 'panel'}>{children}</div>;
}

export function PanelTitle({ children }: { children: ReactNode }) {
  return <h3 className="font-strong text-xl leading-close print:text-lg">{children}</h3>;
}

/** A list of cards with shared borders, in one to `columns` columns. */
export function Cells({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return <ul className={columns === 3 ? 'cells three' : 'cells'}>{children}</ul>;
}

/**
 * A card, under a bar in its tone; one with a link to a dialog (DetailLink) responds to hovering; the administration's
 * preview finds it by `item`.
 */
export function Cell({ tone, item, children }: { tone?: Tone; item?: string; children: ReactNode }) {
  return (
    <li className="cell under-bar" data-tone={tone} data-id={item}>
      {children}
    </li>
  );
}

export function CellIcon({ stored, fallback }: { stored: string; fallback: IconName }) {
  return <StoredIcon className="cell-icon" weight={1.4} stored={stored} fallback={fallback} />;
}

/** `langAttributes`: the language of the text. */
type TextProps = { readonly langAttributes?: LangAttributes; readonly children: ReactNode };

export function CellTitle({ langAttributes, children }: TextProps) {
  return <h3 {...langAttributes}>{children}</h3>;
}

/** The owner's text, with its URLs as links. */
export function CellText({ langAttributes, children }: TextProps) {
  return (
    <p className="cell-text" {...langAttributes}>
      {typeof children === 'string' ? <LinkedText text={children} /> : children}
    </p>
  );
}

export function CellFoot({ className = '', children }: { className?: string; children: ReactNode }) {
  return <p className={`cell-foot ${className}`}>{children}</p>;
}

/** A row of a table-like list; a link to a dialog fills it. `className` sets its columns. */
export function Row({ className, item, children }: { className: string; item?: string; children: ReactNode }) {
  return (
    <li data-id={item} className={`row ${className}`}>
      {children}
    </li>
  );
}

export function RowTitle({ children }: { children: ReactNode }) {
  return <p className="row-title">{children}</p>;
}

export function RowMeta({ children }: { children: ReactNode }) {
  return <div className="row-meta">{children}</div>;
}

type Stat = {
  readonly label: string;
  readonly value: string;
  readonly item?: string;
  readonly langAttributes?: LangAttributes;
};

/** A row of figures; a character after the number has the accent colour: « 15+ »; a span of years is smaller. */
export function Stats({ label, figures }: { label: string; figures: readonly Stat[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="stats" data-count={figures.length} aria-label={label}>
      {withIndexKey(figures).map(({ key, value: figure }) => (
        <div key={key} data-id={figure.item}>
          <dt {...figure.langAttributes}>{figure.label}</dt>
          <dd>
            <Numeral value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Numeral({ value }: { value: string }) {
  if (/^\d{4}–\d{4}$/.test(value))
    return (
      <bdi className="text-2xl print:text-xl" dir="ltr">
        {value}
      </bdi>
    );
  const [, number = value, suffix = ''] = /^([\d\s.,\u00a0\u202f]+)(\D{1,3})$/.exec(value.trim()) ?? [];
  return (
    <>
      {number}
      {suffix ? <span className="text-accent">{suffix}</span> : null}
    </>
  );
}

type EmptyStateProps = {
  readonly icon?: SvgIconName;
  /** The next step for the visitor. */
  readonly help?: ReactNode;
  readonly children: string;
};

/** The text of a visible section without content, or of a search without results. */
export function EmptyState({ icon = 'inbox', help, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-2 border border-rule-strong border-dashed px-6 py-12 text-center text-ink-soft print:hidden">
      <SvgIcon className="size-8 text-ink-faint" weight={1.25} name={icon} />
      <strong className="font-medium font-serif text-ink text-lg leading-heading">{children}</strong>
      {help}
    </div>
  );
}

export type Description = {
  readonly label: string;
  readonly value: ReactNode;
  readonly item?: string;
  readonly langAttributes?: LangAttributes;
};

type DescriptionListProps = {
  readonly facts: readonly Description[];
  /** Set where the page may be in another language: text values then keep their own direction. */
  readonly site?: Page;
};

/** A list of labels and values; a fact without a value is left out, and URLs in one are links. */
export function DescriptionList({ facts, site = inFrench }: DescriptionListProps) {
  const filledIn = facts.filter(({ value }) =>
    typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
  );
  if (filledIn.length === 0) return null;
  return (
    <dl className="facts">
      {filledIn.map(({ label, value, item, langAttributes }) => (
        <div key={label} data-id={item}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} langAttributes={langAttributes} site={site} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value in its own language and direction; its lines start at the page's side. */
function Value({
  value,
  langAttributes,
  site,
}: Pick<Description, 'value' | 'langAttributes'> & { readonly site: Page }) {
  if (langAttributes?.lang)
    return <span {...langAttributes}>{typeof value === 'string' ? <LinkedText text={value} /> : value}</span>;
  return typeof value === 'string' ? <OwnerText site={site} text={value} /> : value;
}

import type { ReactNode } from 'react';
import type { IconName } from '@/sections/icons';
import type { Tone } from '@/sections/palette';
import type { LangAttributes } from '@/sections/public-site';
import { StoredIcon } from '../ui/icon';
import { LinkedText } from './owner-text';

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

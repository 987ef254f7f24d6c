import type { ReactNode } from 'react';
import { cx } from '../ui/cx';

type Props = {
  readonly name: string;
  readonly summary: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
  /** focus-field.ts */
  readonly 'data-opens'?: string;
  readonly children: ReactNode;
};

/** A group of the grid; all of it selects the group but the button inside. */
export function GroupCard({ name, summary, selected, onSelect, children, ...rest }: Props) {
  return (
    <div
      className={cx(
        'relative flex min-h-16 items-center gap-2 rounded-3 border py-2 ps-4 pe-2 *:[button:last-child]:relative *:[button:last-child]:z-1',
        selected
          ? 'border-accent bg-accent-wash inset-ring inset-ring-accent forced-colors:outline-3 forced-colors:-outline-offset-3'
          : 'border-rule bg-paper-raised hover:border-rule-strong',
      )}
    >
      <button
        type="button"
        className={cx(
          'grid min-h-10 flex-1 cursor-pointer content-center border-0 bg-transparent p-0 text-start text-control/snug after:absolute after:inset-0 after:rounded-3',
          selected ? 'font-semibold text-accent' : 'font-medium',
        )}
        aria-pressed={selected}
        onClick={onSelect}
        {...rest}
      >
        {name}
        <small className="font-normal text-ink-faint text-sm lining-nums tabular-nums">{summary}</small>
      </button>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { IconName } from '@/sections/icons';
import type { Origin } from '@/sections/origins';
import type { Tone } from '@/sections/palette';
import { StoredIcon } from '../ui/icon';
import { Bar } from './bar';

/** A list of cards that share their borders, in one to `columns` columns; the last ones fill their row. */
export function Cells({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  const wide = 'lg:grid-cols-3 lg:*:last:odd:col-auto lg:*:last:nth-[3n+1]:col-span-3 lg:*:last:nth-[3n+2]:col-span-2';
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-2 bg-rule p-px sm:grid-cols-2 sm:*:last:odd:col-span-2 print:block print:overflow-visible print:bg-transparent print:p-0 ${columns === 3 ? wide : ''}`}
    >
      {children}
    </ul>
  );
}

/** One of them, under a bar in its tone; one with a link to a dialog (DetailLink) answers to the pointer. */
export function Cell({ tone, origin, children }: { tone?: Tone; origin?: Origin; children: ReactNode }) {
  return (
    <li
      className="group relative flex flex-col gap-2 bg-paper-raised p-6 transition-colors has-[[aria-haspopup]]:hover:bg-accent-wash print:block print:break-inside-avoid print:px-0 print:py-1.25"
      data-tone={tone}
      {...origin}
    >
      <Bar className="absolute -top-px left-6 w-10" />
      {children}
    </li>
  );
}

/** The icon that the owner has chosen for a cell. */
export function CellIcon({ stored, fallback }: { stored: string; fallback: IconName }) {
  return <StoredIcon className="my-1 size-icon-cell text-tone print:hidden" weight={1.4} stored={stored} fallback={fallback} />;
}

export function CellTitle({ children }: { children: ReactNode }) {
  return <h3 className="text-lg leading-heading">{children}</h3>;
}

export function CellText({ children }: { children: ReactNode }) {
  return <p className="whitespace-pre-line text-ink-soft text-sm">{children}</p>;
}

/** The last line of a cell, at its lower edge. */
export function CellFoot({ className = '', children }: { className?: string; children: ReactNode }) {
  return <p className={`mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3 text-ink-soft text-sm print:pt-0 ${className}`}>{children}</p>;
}

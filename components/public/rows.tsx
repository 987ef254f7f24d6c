import type { ReactNode } from 'react';
import type { Origin } from '@/sections/origins';

/** One row of a table-like list, which a link to a dialog fills; `className` has its columns. */
export function Row({ className, origin, children }: { className: string; origin?: Origin; children: ReactNode }) {
  return (
    <li
      {...origin}
      className={`relative grid items-baseline gap-x-6 gap-y-1 border-rule border-b py-row hover:bg-row-hover print:break-inside-avoid [&_[aria-haspopup]]:after:-inset-x-2 ${className}`}
    >
      {children}
    </li>
  );
}

export function RowTitle({ children }: { children: ReactNode }) {
  return <p className="font-book font-serif text-entry leading-label">{children}</p>;
}

/** The facts beside its title. */
export function RowMeta({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm ${className}`}>{children}</div>;
}

import type { ReactNode } from 'react';

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

import type { ReactNode } from 'react';

/** A framed block with an accent along the edge where its lines begin. */
export function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={className ? `panel ${className}` : 'panel'}>{children}</div>;
}

export function PanelTitle({ children }: { children: ReactNode }) {
  return <h3 className="font-strong text-xl leading-close print:text-lg">{children}</h3>;
}

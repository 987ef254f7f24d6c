import type { ReactNode } from 'react';

/** A framed block with an accent on its left edge. */
export function Panel({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`relative grid content-start gap-4 rounded-2 border border-rule bg-paper-raised p-panel print:gap-3.25 print:border-0 print:bg-transparent print:p-0 ${className}`}
    >
      <span className="absolute -inset-y-px -left-px w-bar rounded-l-2 bg-accent-edge print:hidden" aria-hidden />
      {children}
    </div>
  );
}

export function PanelTitle({ children }: { children: ReactNode }) {
  return <h3 className="font-strong text-xl leading-close print:text-lg">{children}</h3>;
}

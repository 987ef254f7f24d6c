import type { ReactNode } from 'react';

export function DialogTitle({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="font-medium font-serif text-xl/compact">
      {children}
    </h2>
  );
}

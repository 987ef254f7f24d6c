import type { ReactNode } from 'react';

/** A tick or a choice with its words beside it. */
export function CheckLabel({ children }: { readonly children: ReactNode }) {
  return (
    <label className="flex min-h-6 cursor-pointer items-start gap-2 [&>input]:mt-1 [&>input]:size-4 [&>input]:flex-none [&>input]:accent-accent">
      {children}
    </label>
  );
}

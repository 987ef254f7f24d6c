import type { ReactNode } from 'react';

/** What stands where a list has nothing yet. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-3 border border-rule-strong border-dashed px-6 py-10 text-center [&>h3]:font-medium [&>h3]:font-serif [&>h3]:text-xl/heading">
      {children}
    </div>
  );
}

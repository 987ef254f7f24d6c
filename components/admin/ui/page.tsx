import type { ReactNode } from 'react';

/**
 * The column of a page, wider with a preview. With a save bar at the foot of the window there is no
 * room below.
 */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-content flex-1 flex-col gap-6 not-has-[>[data-save-bar]:not([data-save-bar=rest])]:pb-12 has-data-preview:aside:max-w-[100rem] *:min-w-0 max-sm:gap-5">
      {children}
    </div>
  );
}

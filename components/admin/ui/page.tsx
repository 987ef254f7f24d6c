import type { ReactNode } from 'react';
import { cx } from './cx';

/**
 * The column of a page, wider with a preview, and of the width of its form or text where that is all there is beside
 * the heading. With a save bar at the foot of the window there is no room below.
 */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-content flex-1 flex-col gap-6 has-data-preview:aside:max-w-[100rem] *:min-w-0 max-sm:gap-5',
        'not-has-[>[data-save-bar]:not([data-save-bar=rest])]:pb-12',
        'has-data-narrow:not-has-data-wide:not-has-data-rows:not-has-[aside]:[&>:not([data-save-bar]:not([data-save-bar=rest]))]:max-w-224',
      )}
    >
      {children}
    </div>
  );
}

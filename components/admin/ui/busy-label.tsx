import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { cx } from './cx';

/** The label of a button; while `busy` it is under a spinner, so that the button keeps its width. */
export function BusyLabel({ busy, children }: { readonly busy: boolean; readonly children: ReactNode }) {
  return (
    <span className="relative inline-grid place-items-center">
      <span className={cx(busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute flex">
          <Spinner />
        </span>
      )}
    </span>
  );
}

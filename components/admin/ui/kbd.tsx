import type { ReactNode } from 'react';
import { cx } from './cx';

type Props = { readonly children: ReactNode; readonly className?: string };

/** A key of the keyboard. */
export function Kbd({ children, className = 'border-rule bg-paper text-ink-faint' }: Props) {
  return (
    <kbd
      className={cx('whitespace-nowrap rounded-1 border px-1.25 py-0.5 font-medium font-sans text-xs/none', className)}
    >
      {children}
    </kbd>
  );
}

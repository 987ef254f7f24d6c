import type { ComponentProps, ReactNode } from 'react';
import { AdminLink } from '../shell/admin-link';
import { cx } from './cx';

type RowProps = ComponentProps<'li'> & {
  readonly tall?: boolean;
  /** Whether the texts of its columns stand on one line. */
  readonly baseline?: boolean;
};

export function Row({ tall = false, baseline = false, className, ...rest }: RowProps) {
  return (
    <li
      className={cx(
        'relative grid min-h-11 border-rule px-4 not-first:border-t hover:bg-hover max-2xs:px-2',
        tall ? 'py-3' : 'py-2',
        baseline ? 'items-baseline' : 'items-center',
        className,
      )}
      {...rest}
    />
  );
}

export function RowTitle({ children }: { readonly children: ReactNode }) {
  return (
    <span className="font-medium text-ink" data-title>
      {children}
    </span>
  );
}

export function TitleButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cx(
        'min-h-6 cursor-pointer border-0 bg-transparent p-0 text-start hover:text-accent hover:underline',
        className,
      )}
      {...rest}
    />
  );
}

export function RowLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <AdminLink
      className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:text-accent hover:underline"
      href={href}
    >
      {children}
    </AdminLink>
  );
}

export function RowNote({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('text-ink-faint text-sm', className)} {...rest} />;
}

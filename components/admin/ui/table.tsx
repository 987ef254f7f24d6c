import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';

export function Table({ className, ...rest }: ComponentPropsWithRef<'table'>) {
  return <table className={cx('w-full border-collapse text-sm', className)} {...rest} />;
}

export function HeadCell({ className, ...rest }: ComponentPropsWithRef<'th'>) {
  return (
    <th
      className={cx('border-rule border-b px-3 py-mark text-start align-top font-medium text-ink-soft', className)}
      {...rest}
    />
  );
}

export function Cell({ className, ...rest }: ComponentPropsWithRef<'td'>) {
  return <td className={cx('border-rule border-b px-3 py-mark text-start align-top', className)} {...rest} />;
}

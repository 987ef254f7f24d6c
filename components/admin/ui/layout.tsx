import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';

export function Stack({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={cx('grid grid-cols-1 gap-3', className)} {...rest} />;
}

export function Inline({ end = false, className, ...rest }: ComponentPropsWithRef<'div'> & { readonly end?: boolean }) {
  return <div className={cx('flex flex-wrap items-center gap-2', end && 'justify-end', className)} {...rest} />;
}

/**
 * The look of buttons that a pointer or the focus in their `group` shows; a touch screen and a narrow window always have
 * them.
 */
export const onHover =
  'transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 can-hover:sm:opacity-0 contrast-more:opacity-100 forced-colors:opacity-100';

export function Tools({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={cx('flex flex-none gap-px print:hidden', className)} {...rest} />;
}

export function TitleLine(props: ComponentPropsWithRef<'div'>) {
  return <div className="flex min-h-9 flex-wrap items-center gap-2 [&>h2]:me-auto" {...props} />;
}

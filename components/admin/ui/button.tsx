import type { ComponentPropsWithRef, ElementType, MouseEvent } from 'react';
import { handOnFocus } from '@/components/ui/hand-on-focus';
import { cx } from './cx';

const variants = {
  plain: 'border-rule-strong bg-paper-raised text-ink hover:border-ink-faint hover:bg-paper-sunk hover:text-ink',
  primary:
    'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover hover:text-on-accent',
  danger: 'border-err bg-err text-on-err hover:bg-err-hover hover:text-on-err',
  quiet: 'border-transparent bg-transparent text-ink-soft hover:bg-hover hover:text-ink',
} as const;

const sizes = {
  normal: 'px-3.5 max-2xs:px-2 max-sm:text-touch',
  bar: 'px-3.5 max-sm:px-3 max-sm:text-md',
  tight: 'px-3.5 max-sm:px-1.5 max-sm:text-md',
  text: 'px-3.5 max-sm:px-0 max-sm:text-sm',
} as const;

type Look = {
  readonly variant?: keyof typeof variants;
  /** How it shrinks on a phone. */
  readonly size?: keyof typeof sizes;
  readonly className?: string;
};
/** `as`: the element, where it is not a button: a link, the label of a file field. */
type Props<Tag extends ElementType> = Look & { readonly as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Look | 'as'
  >;

/** A button, or an element that looks like one. It keeps the focus while it is disabled. */
export function Button<Tag extends ElementType = 'button'>({
  as,
  variant = 'plain',
  size = 'normal',
  className,
  disabled,
  ...rest
}: Props<Tag>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      className={cx(
        'inline-flex min-h-control cursor-pointer items-center justify-center gap-2 rounded-2 border py-1',
        'font-medium text-control/title no-underline transition-colors [&>svg]:size-3.75',
        'aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:bg-paper-sunk aria-disabled:text-ink-faint',
        variants[variant],
        sizes[size],
        className,
      )}
      {...(Element === 'button' && { type: 'button', ref: handOnFocus })}
      {...rest}
      {...(disabled && { 'aria-disabled': true, onClick: preventDefault })}
    />
  );
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

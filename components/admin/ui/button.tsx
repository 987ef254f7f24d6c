import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';
import { handOnFocus } from '@/components/ui/hand-on-focus';
import { Spinner } from '@/components/ui/spinner';
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

type Look = Readonly<{
  variant?: keyof typeof variants;
  /** How it shrinks on a phone. */
  size?: keyof typeof sizes;
  className?: string;
}>;
/** `as`: another element than a button: a link, a file field's label. */
type Props<Tag extends ElementType> = Look & { readonly as?: Tag } & Omit<ComponentProps<Tag>, keyof Look | 'as'>;

/** A button, or an element that looks like one. Keeps the focus when disabled. */
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

/**
 * In forced colours, which remove backgrounds and shadows, a chosen element has an outline inside its edge, and a
 * second one around that while focused. The class names are written out, in a .tsx, because that is where Tailwind
 * looks for them (app/admin.css).
 */
export const chosenOutline = {
  pressed:
    'forced-colors:aria-pressed:outline-3 forced-colors:aria-pressed:-outline-offset-3 forced-colors:aria-pressed:focus-visible:outline-9 forced-colors:aria-pressed:focus-visible:outline-double',
  checked:
    'forced-colors:has-checked:outline-3 forced-colors:has-checked:-outline-offset-3 forced-colors:has-checked:has-focus-visible:outline-9 forced-colors:has-checked:has-focus-visible:outline-double',
} as const;

/** The look of a button that stands in a text like a link. */
export const linkLook =
  'inline-flex min-h-6 cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-accent text-sm hover:underline';

const iconSizes = {
  normal: 'cursor-pointer size-8 max-sm:size-10',
  line: 'cursor-pointer size-8 max-sm:h-10 max-sm:w-8',
  handle: 'cursor-grab aria-pressed:cursor-grabbing h-8 w-7 max-sm:h-10 max-sm:w-8',
  tool: 'cursor-pointer h-8 w-7 max-sm:size-9',
  corner: 'corner cursor-pointer size-8 max-sm:size-11',
} as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> &
  Readonly<{
    /** Its action, for screen readers and as a tooltip. */
    label: string;
    icon: LucideIcon;
    size?: keyof typeof iconSizes;
    removes?: boolean;
  }>;

/** An icon-only button. Keeps the focus when disabled. */
export function IconButton({
  label,
  icon: Drawing,
  size = 'normal',
  removes = false,
  className,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      ref={handOnFocus}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={cx(
        'inline-grid flex-none place-items-center rounded-2 border border-transparent bg-transparent p-0 text-ink-faint',
        'aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-35',
        chosenOutline.pressed,
        removes ? 'hover:bg-err-wash hover:text-err' : 'hover:bg-hover hover:text-ink',
        iconSizes[size],
        className,
      )}
      {...rest}
    >
      <Drawing />
    </button>
  );
}

/** A button's label; while `busy` under a spinner, so that the button keeps its width. */
export function BusyLabel({ busy, children }: Readonly<{ busy: boolean; children: ReactNode }>) {
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

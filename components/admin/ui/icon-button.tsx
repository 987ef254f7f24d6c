import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { handOnFocus } from '@/components/ui/hand-on-focus';
import { chosenOutline } from './chosen';
import { cx } from './cx';

const sizes = {
  normal: 'cursor-pointer size-8 max-sm:size-10',
  line: 'cursor-pointer size-8 max-sm:h-10 max-sm:w-8',
  handle: 'cursor-grab aria-pressed:cursor-grabbing h-8 w-7 max-sm:h-10 max-sm:w-8',
  tool: 'cursor-pointer h-8 w-7 max-sm:size-9',
  corner: 'corner cursor-pointer size-8 max-sm:size-11',
} as const;

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  /** Its action, for screen readers and as its title. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly size?: keyof typeof sizes;
  /** Whether it removes something. */
  readonly removes?: boolean;
};

/** A button that shows an icon only. It keeps the focus while it is disabled. */
export function IconButton({
  label,
  icon: Drawing,
  size = 'normal',
  removes = false,
  className,
  disabled = false,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      ref={handOnFocus}
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={cx(
        'inline-grid flex-none place-items-center rounded-2 border border-transparent bg-transparent p-0 text-ink-faint',
        'aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-35',
        chosenOutline.pressed,
        removes ? 'hover:bg-err-wash hover:text-err' : 'hover:bg-hover hover:text-ink',
        sizes[size],
        className,
      )}
      {...rest}
    >
      <Drawing aria-hidden />
    </button>
  );
}

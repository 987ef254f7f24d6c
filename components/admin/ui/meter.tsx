import { cx } from './cx';

type Props = { /** From 0 to 100. */ readonly share: number; readonly fill?: string; readonly className?: string };

/** A bar for a share of a whole; the text beside it says the same. */
export function Meter({ share, fill = 'bg-accent', className }: Props) {
  return (
    <span className={cx('block h-1.5 overflow-hidden rounded-full bg-rule', className)} aria-hidden="true">
      <span className={cx('block h-full rounded-full forced-color-adjust-none', fill)} style={{ width: `${share}%` }} />
    </span>
  );
}

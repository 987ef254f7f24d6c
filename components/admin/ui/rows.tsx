import type { ComponentProps } from 'react';
import { AdminLink } from '../providers/navigate';
import { cx, styled } from './cx';

type RowProps = ComponentProps<'li'> &
  Readonly<{
    tall?: boolean;
    /** Whether its columns' texts share a baseline. */
    baseline?: boolean;
  }>;

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

export const RowTitle = styled('span', 'font-medium text-ink', { 'data-title': true });

export const TitleButton = styled(
  'button',
  'min-h-6 cursor-pointer border-0 bg-transparent p-0 text-start hover:text-accent hover:underline',
  { type: 'button' },
);

export const RowLink = styled(
  AdminLink,
  'inline-flex min-h-6 items-center font-medium text-ink no-underline hover:text-accent hover:underline',
);

export const RowNote = styled('div', 'text-ink-faint text-sm');

/** An empty list's placeholder, or a drop target for files (`data-over`: a file is held over it). */
export const EmptyState = styled(
  'div',
  cx(
    'grid justify-items-center gap-3 rounded-3 border border-rule-strong border-dashed px-6 py-10 text-center [&>h2]:font-medium [&>h2]:font-serif [&>h2]:text-xl/heading',
    'data-over:border-accent data-over:bg-accent-wash',
  ),
);

import type { ComponentProps } from 'react';
import { AdminLink } from '../providers/navigate';
import { chosenOutline } from './button';
import { cx } from './cx';

/** The frame of a row of choices, one of them selected; with `fill`, they share the width on a phone. */
export function Segmented({ fill = false, ...rest }: ComponentProps<'div'> & { readonly fill?: boolean }) {
  return (
    <div
      className={cx(
        'inline-flex max-w-full flex-wrap gap-0.5 justify-self-start rounded-2 border border-rule-strong bg-field p-0.5',
        fill && 'max-sm:flex max-sm:*:min-h-9 max-sm:*:flex-1 max-sm:*:justify-center max-sm:*:px-1.25',
      )}
      data-options
      {...rest}
    />
  );
}

const segment = cx(
  'relative inline-flex cursor-pointer items-center gap-mark whitespace-nowrap rounded-1 border-0 bg-transparent px-2.5 py-0 font-medium text-ink-soft text-sm',
  'hover:bg-hover hover:text-ink',
);

/** The look of a choice whose radio button is hidden in it: chosen, in forced colours too, and with the focus. */
export const radioLook = cx(
  'has-checked:bg-accent-wash has-checked:text-accent has-checked:inset-ring has-checked:inset-ring-accent',
  chosenOutline.checked,
  'has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
);

export function Segment({ children, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={cx(segment, 'min-h-7', radioLook)}>
      <input type="radio" className="absolute inset-0 m-0 cursor-pointer opacity-0" {...rest} />
      {children}
    </label>
  );
}

export function SegmentLink({ isChosen, ...rest }: ComponentProps<typeof AdminLink> & { readonly isChosen: boolean }) {
  return (
    <AdminLink
      className={cx(
        segment,
        'min-h-7 no-underline',
        isChosen && 'bg-accent-wash text-accent inset-ring inset-ring-accent',
      )}
      aria-current={isChosen ? 'true' : undefined}
      {...rest}
    />
  );
}

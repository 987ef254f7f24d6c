import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'ref' | 'onChange'> &
  Readonly<{
    onTick: (isTicked: boolean) => void;
    /** Whether it stands for several, of which some are ticked. */
    isPartly?: boolean;
  }>;

/** A checkbox, or with `type` a radio button, and its label. */
export const Tick = ({ onTick, isPartly = false, children, ...box }: Props) => (
  <label className="flex min-h-6 cursor-pointer items-start gap-2 [&>input]:mx-0 [&>input]:mt-1 [&>input]:size-4 [&>input]:flex-none [&>input]:accent-accent">
    <input
      type="checkbox"
      {...box}
      ref={(element) => {
        if (element) element.indeterminate = isPartly;
      }}
      onChange={({ target }) => onTick(target.checked)}
    />
    {children}
  </label>
);

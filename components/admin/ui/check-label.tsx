import type { ReactNode } from 'react';

type Props = {
  readonly checked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
};

export const Tick = ({ onTick, children, ...box }: Props) => (
  <CheckLabel>
    <input type="checkbox" {...box} onChange={({ target }) => onTick(target.checked)} />
    {children}
  </CheckLabel>
);

export function CheckLabel({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its caller gives the control among its children
    <label className="flex min-h-6 cursor-pointer items-start gap-2 [&>input]:mx-0 [&>input]:mt-1 [&>input]:size-4 [&>input]:flex-none [&>input]:accent-accent">
      {children}
    </label>
  );
}

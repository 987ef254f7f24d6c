import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';

type Props = {
  readonly icon?: SvgIconName;
  /** The next step for the visitor. */
  readonly help?: ReactNode;
  readonly children: string;
};

/** The text of a visible section without content, or of a search without results. */
export function EmptyState({ icon = 'inbox', help, children }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-2 border border-rule-strong border-dashed px-6 py-12 text-center text-ink-soft print:hidden">
      <SvgIcon className="size-8 text-ink-faint" weight={1.25} name={icon} />
      <strong className="font-medium font-serif text-ink text-lg leading-heading">{children}</strong>
      {help}
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type' | 'className'> & {
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whether it removes something. */
  readonly removes?: true;
};

/** A button with an icon and no text. */
export function IconButton({ label, icon: Drawing, removes, ...rest }: Props) {
  return (
    <button type="button" className={removes ? 'ibtn del' : 'ibtn'} aria-label={label} {...rest}>
      <Drawing className="icon" aria-hidden />
    </button>
  );
}

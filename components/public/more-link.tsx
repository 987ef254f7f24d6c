import type { AnchorHTMLAttributes } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly before?: SvgIconName; readonly after?: SvgIconName };

/** A link on its own, with an icon before or after its text. */
export function MoreLink({ before, after, className = '', children, ...link }: Props) {
  return (
    <a {...link} className={`inline-flex min-h-6 min-w-6 items-center gap-1.25 font-medium text-sm ${className}`}>
      {before ? <SvgIcon name={before} className="size-icon-link" /> : null}
      {children}
      {after ? <SvgIcon name={after} className="size-icon-link" /> : null}
    </a>
  );
}

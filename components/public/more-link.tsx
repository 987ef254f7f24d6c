import type { AnchorHTMLAttributes } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import type { SvgIconName } from '@/components/ui/svg-icons';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly before?: SvgIconName; readonly after?: SvgIconName };

/** A link on its own, with an icon before or after its text. */
export function MoreLink({ before, after, className, children, ...link }: Props) {
  return (
    <a {...link} className={className ? `more ${className}` : 'more'}>
      {before ? <SvgIcon name={before} /> : null}
      {children}
      {after ? <SvgIcon name={after} /> : null}
    </a>
  );
}

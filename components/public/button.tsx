import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly quiet?: boolean };

/** A link that looks like a button, full or `quiet`; not printed. */
export function ButtonLink({ quiet = false, ...link }: Props) {
  return <a {...link} className={quiet ? 'button quiet' : 'button'} />;
}

import type { AnchorHTMLAttributes } from 'react';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly quiet?: boolean };

/** A link that looks like a button, full or `quiet`; not printed. */
export function ButtonLink({ quiet = false, ...link }: Props) {
  return (
    <a
      {...link}
      className={`inline-flex min-h-11.5 items-center justify-center gap-2 rounded-2 border wrap-normal px-5 py-2 font-strong text-sm leading-heading no-underline transition-colors forced-colors:border-system-button print:hidden ${
        quiet
          ? 'border-rule-strong text-accent hover:border-accent hover:bg-accent-wash hover:text-accent-hover'
          : 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover hover:text-on-accent'
      }`}
    />
  );
}

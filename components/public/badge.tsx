import type { ReactNode } from 'react';
import type { Tone } from '@/sections/palette';

type Props = { readonly tone: Tone; readonly className?: string; readonly children: ReactNode };

/** A word in a frame of its tone: a status, a type of publication. In print, the word alone. */
export function Badge({ tone, className = '', children }: Props) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1 rounded-1 border border-tone-rule bg-tone-wash px-2 py-badge font-strong text-2xs text-tone leading-normal forced-colors:border-system-button print:border-0 print:bg-transparent print:p-0 print:text-ink ${className}`}
      data-tone={tone}
    >
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import type { Tone } from '@/sections/palette';

type Props = { readonly tone: Tone; readonly className?: string; readonly children: ReactNode };

/** A word in a frame of its tone: a status, a type of publication. In print, the word alone. */
export function Badge({ tone, className, children }: Props) {
  return (
    <span className={className ? `badge ${className}` : 'badge'} data-tone={tone}>
      {children}
    </span>
  );
}

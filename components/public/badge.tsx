import type { ReactNode } from 'react';
import type { Tone } from '@/sections/palette';
import type { Spoken } from '@/sections/public-site';

type Props = {
  readonly tone: Tone;
  readonly className?: string;
  /** The language of its text. */
  readonly spoken?: Spoken;
  readonly children: ReactNode;
};

/** A word in a frame of its tone: a status, a type of publication. In print, the word alone. */
export function Badge({ tone, className, spoken, children }: Props) {
  return (
    <span className={className ? `badge ${className}` : 'badge'} data-tone={tone} {...spoken}>
      {children}
    </span>
  );
}

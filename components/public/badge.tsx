import type { ReactNode } from 'react';
import type { Tone } from '@/sections/palette';
import type { LangAttributes } from '@/sections/public-site';

type Props = {
  readonly tone: Tone;
  readonly className?: string;
  /** The language of its text. */
  readonly langAttributes?: LangAttributes;
  readonly children: ReactNode;
};

/** A word in a frame of its tone: a status, a type of publication. In print, the word alone. */
export function Badge({ tone, className, langAttributes, children }: Props) {
  return (
    <span className={className ? `badge ${className}` : 'badge'} data-tone={tone} {...langAttributes}>
      {children}
    </span>
  );
}

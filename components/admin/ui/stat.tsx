import type { ReactNode } from 'react';
import { styled } from './cx';

export const StatList = styled('dl', 'grid grid-cols-2 border-rule border-y sm:grid-cols-4');

type Props = Readonly<{
  label: string;
  figure: string;
  unit?: string;
  children?: ReactNode;
}>;

export function Stat({ label, figure, unit, children }: Props) {
  return (
    <div className="grid content-start gap-1 border-rule px-4 py-3 max-sm:odd:ps-0.5 max-sm:even:border-s max-sm:nth-[n+3]:border-t sm:px-5 sm:first:ps-0.5 sm:not-first:border-s">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex items-baseline gap-2 font-serif text-4xl/figure lining-nums tabular-nums">
        {figure} {unit && <small className="whitespace-nowrap font-sans text-ink-faint text-sm/title">{unit}</small>}
      </dd>
      {children && <dd className="text-ink-faint text-sm">{children}</dd>}
    </div>
  );
}

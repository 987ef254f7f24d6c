import type { ReactNode } from 'react';
import { Badge } from './badge';

/** Four figures side by side, two on a phone. */
export function StatList({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-2 rounded-3 border border-rule bg-paper-raised sm:grid-cols-4">{children}</dl>;
}

type Props = {
  readonly label: string;
  readonly figure: string;
  readonly unit?: string;
  readonly change?: number | null;
  readonly children?: ReactNode;
};

/** A figure with its name, and what it says beside. */
export function Stat({ label, figure, unit, change, children }: Props) {
  return (
    <div className="grid content-start gap-1 border-rule px-4 py-3 max-sm:even:border-s max-sm:nth-[n+3]:border-t sm:not-first:border-s sm:px-5 sm:py-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex items-baseline gap-2 font-serif text-4xl/figure lining-nums tabular-nums">
        {figure} {unit && <small className="whitespace-nowrap font-sans text-ink-faint text-sm/title">{unit}</small>}
        {typeof change === 'number' && (
          <Badge className="self-center" tone={change < 0 ? 'warn' : 'ok'} title="En 30 jours">
            {change > 0 ? '+' : change < 0 ? '−' : ''}
            {Math.abs(change)}
            {'\u00a0'}%<span className="sr-only"> en 30 jours</span>
          </Badge>
        )}
      </dd>
      {children && <dd className="text-ink-faint text-sm">{children}</dd>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { counted, formatNumber } from '@/lib/format/french';
import type { Dashboard } from '@/lib/site/api/dashboard';
import { Badge } from '../ui/badge';
import { Meter } from '../ui/meter';

/** The four figures. The change over the last 30 days is shown if the history goes back that far. */
export function Stats({ data }: { readonly data: Dashboard }) {
  const { filled, total } = data.profile;
  const share = total === 0 ? 0 : Math.round((filled / total) * 100);
  const hasSample = data.sample.places.some(({ of }) => of === 'profile');
  const hidden = data.totalSections - data.visibleSections;
  return (
    <section aria-labelledby="chiffres">
      <h2 className="sr-only" id="chiffres">
        En chiffres
      </h2>
      <dl className="grid grid-cols-2 rounded-3 border border-rule bg-paper-raised sm:grid-cols-4">
        <Stat
          label="Sections visibles"
          figure={formatNumber(data.visibleSections)}
          unit={`sur ${formatNumber(data.totalSections)}`}
          change={data.visibleChange}
        >
          {hidden === 0 ? 'Aucune masquée' : counted(hidden, 'masquée', 'masquées')}
        </Stat>
        <Stat label="Total des sections" figure={formatNumber(data.totalSections)} change={data.totalChange} />
        <Stat label="Profil complété" figure={`${share}\u00a0%`}>
          <Meter className="my-0.75" share={share} />
          {formatNumber(filled)} champs sur {formatNumber(total)}
          {hasSample && ', exemple compris'}
        </Stat>
        <Stat label="Médias" figure={formatNumber(data.media)}>
          {data.media === 0 ? 'Aucun fichier en ligne' : data.media === 1 ? 'fichier en ligne' : 'fichiers en ligne'}
        </Stat>
      </dl>
    </section>
  );
}

type StatProps = {
  readonly label: string;
  readonly figure: string;
  readonly unit?: string;
  readonly change?: number | null;
  readonly children?: ReactNode;
};

function Stat({ label, figure, unit, change, children }: StatProps) {
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

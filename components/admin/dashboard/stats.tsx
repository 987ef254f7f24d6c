import type { ReactNode } from 'react';
import type { Dashboard } from '@/lib/api/dashboard';
import { counted, formatNumber } from '@/lib/format/french';

/** The four figures. The change over the last 30 days is shown if the history goes back that far. */
export function Stats({ data }: { readonly data: Dashboard }) {
  const { filled, total } = data.profile;
  const share = total === 0 ? 0 : Math.round((filled / total) * 100);
  const hidden = data.totalSections - data.visibleSections;
  return (
    <section aria-labelledby="chiffres">
      <h2 className="visually-hidden" id="chiffres">
        En chiffres
      </h2>
      <dl className="stats">
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
          <span className="meter" aria-hidden="true">
            <span style={{ width: `${share}%` }} />
          </span>
          {formatNumber(filled)} champs sur {formatNumber(total)}
        </Stat>
        <Stat label="Médias" figure={formatNumber(data.media)}>
          {data.media === 0 ? 'Aucun fichier en ligne' : data.media === 1 ? 'fichier en ligne' : 'fichiers en ligne'}
        </Stat>
      </dl>
    </section>
  );
}

type StatProps = { readonly label: string; readonly figure: string; readonly unit?: string; readonly change?: number | null; readonly children?: ReactNode };

function Stat({ label, figure, unit, change, children }: StatProps) {
  return (
    <div className="stat">
      <dt>{label}</dt>
      <dd className="fig">
        {figure} {unit && <small>{unit}</small>}
        {typeof change === 'number' && (
          <span className={change < 0 ? 'badge warn' : 'badge ok'} title="En 30 jours">
            {change > 0 ? '+' : change < 0 ? '−' : ''}
            {Math.abs(change)}
            {'\u00a0'}%<span className="visually-hidden"> en 30 jours</span>
          </span>
        )}
      </dd>
      {children && <dd className="note">{children}</dd>}
    </div>
  );
}

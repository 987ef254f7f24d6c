import { formatNumber, plural } from '@/lib/format/french';
import type { Dashboard } from '@/lib/site/api/dashboard';
import { Meter } from '../ui/meter';
import { Stat, StatList } from '../ui/stat';

/** The four figures. The change over the last 30 days is shown if the history goes back that far. */
export function Stats({ data }: { readonly data: Dashboard }) {
  const { filled, total } = data.profile;
  const share = total === 0 ? 0 : Math.round((filled / total) * 100);
  const hasSample = data.sample.places.some(({ of }) => of === 'profile');
  return (
    <section aria-labelledby="chiffres">
      <h2 className="sr-only" id="chiffres">
        En chiffres
      </h2>
      <StatList>
        <Stat
          label="Sections visibles"
          figure={formatNumber(data.visibleSections)}
          unit={`sur ${formatNumber(data.totalSections)}`}
        >
          {changeText(data.visibleChange)}
        </Stat>
        <Stat label="Total des sections" figure={formatNumber(data.totalSections)}>
          {changeText(data.totalChange)}
        </Stat>
        <Stat label="Profil complété" figure={`${share}\u00a0%`}>
          <Meter className="my-0.75" share={share} />
          {formatNumber(filled)} champs sur {formatNumber(total)}
          {hasSample && ', exemple compris'}
        </Stat>
        <Stat label="Médias" figure={formatNumber(data.media)}>
          {plural(data.media, 'fichier en ligne', 'fichiers en ligne')}
        </Stat>
      </StatList>
    </section>
  );
}

/** « +1 en 30 jours », « comme il y a 30 jours ». */
function changeText(change: number | null): string | null {
  if (change === null) return null;
  if (change === 0) return 'comme il y a 30\u00a0jours';
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))} en 30\u00a0jours`;
}

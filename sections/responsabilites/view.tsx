import { DetailDialog } from '@/components/public/detail-dialog';
import { DetailFacts } from '@/components/public/detail-facts';
import { detailIds } from '@/components/public/detail-ids';
import { EmptyState } from '@/components/public/empty-state';
import { SectionFrame } from '@/components/public/section-frame';
import { StatusBadge } from '@/components/public/status-badge';
import { detailLines } from '@/sections/detail-lines';
import { toneOf } from '@/sections/palette';
import type { SectionViewProps } from '@/sections/public-site';
import { type Responsabilite, responsibilityTone } from './definition';
import { detailLabels } from './detail-labels';

/** Responsibilities: a timeline, each entry with its detail dialog. */
export function ResponsabilitesView({ section }: SectionViewProps<'responsabilites'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('responsabilites', content);
  const items = content.map((item, index) => ({ item, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title}>
      {items.length > 0 ? (
        <ol className="timeline">
          {items.map(({ item, id }) => (
            <Moment key={id} item={item} id={id} />
          ))}
        </ol>
      ) : (
        <EmptyState>Aucune responsabilité disponible</EmptyState>
      )}
      {items.map(({ item, id }) => (
        <ResponsibilityDialog key={id} item={item} id={id} back={anchor} />
      ))}
    </SectionFrame>
  );
}

/** Whether it is held today: its dot on the timeline is filled. */
const isCurrent = (item: Responsabilite) => item.status === 'Actuel' || item.status === 'En cours';

function Moment({ item, id }: { item: Responsabilite; id: string }) {
  const { missions } = item.details;
  return (
    <li className="moment" data-now={isCurrent(item) ? '' : undefined} data-tone={toneOf(item.color)}>
      <p className="moment-when">{item.period}</p>
      <h3>{item.title}</h3>
      <p className="moment-where">{item.organization}</p>
      {item.description || missions.length > 0 ? (
        <p className="moment-what">
          {item.description} {missions.length > 0 ? <span className="moment-missions">{missions.join(', ')}.</span> : null}
        </p>
      ) : null}
      <p className="moment-foot">
        <StatusBadge status={item.status} tone={responsibilityTone(item.status)} />{' '}
        <a className="link-button" href={`#${id}`} aria-haspopup="dialog" aria-label={`Détails : ${item.title}`}>
          Détails
        </a>
      </p>
    </li>
  );
}

function ResponsibilityDialog({ item, id, back }: { item: Responsabilite; id: string; back: string }) {
  return (
    <DetailDialog id={id} title={item.title} subtitle={item.organization} tone={toneOf(item.color)} back={back} label="Détail de la responsabilité">
      {item.description ? <p className="lede">{item.description}</p> : null}
      <DetailFacts
        first={[
          { label: 'Statut', value: item.status ? <StatusBadge status={item.status} tone={responsibilityTone(item.status)} /> : null },
          { label: 'Période', value: item.period },
        ]}
        details={detailLines(item.details, detailLabels)}
      />
    </DetailDialog>
  );
}

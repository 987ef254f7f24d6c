import { responsibilityFacts } from '@/lib/content/kinds/facts';
import type { Responsabilite } from '@/lib/content/kinds/responsabilites';
import { responsibilityTone } from '@/lib/content/kinds/status';
import { toneOf } from '@/lib/content/palette';
import type { SectionViewProps } from '@/lib/content/site';
import { DetailDialog } from './detail-dialog';
import { DetailFacts } from './detail-facts';
import { detailIds } from './detail-ids';
import { Empty } from './empty';
import { SectionFrame } from './section-frame';
import { StatusBadge } from './status-badge';

/** Responsibilities: a timeline, each entry with its detail dialog. */
export function ResponsabilitesView({ section }: SectionViewProps<readonly Responsabilite[]>) {
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
        <Empty>Aucune responsabilité disponible</Empty>
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
        details={responsibilityFacts(item.details)}
      />
    </DetailDialog>
  );
}

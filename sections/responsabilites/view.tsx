import { DetailDialog } from '@/components/public/detail-dialog';
import { DetailFacts } from '@/components/public/detail-facts';
import { detailIds } from '@/components/public/detail-ids';
import { EmptyState } from '@/components/public/empty-state';
import { Lede } from '@/components/public/lede';
import { LinkedText } from '@/components/public/linked-text';
import { SectionFrame } from '@/components/public/section-frame';
import { StatusBadge } from '@/components/public/status-badge';
import { withIndexKey } from '@/components/public/with-index-key';
import { detailLines } from '@/sections/detail-lines';
import { toneOf } from '@/sections/palette';
import type { SectionViewProps } from '@/sections/public-site';
import { type Responsabilite, responsibilityTone } from './definition';
import { detailLabels } from './detail-labels';

/** Responsibilities: a timeline; an entry that has more to say has a detail dialog. */
export function ResponsabilitesView({ section }: SectionViewProps<'responsabilites'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('responsabilites', content);
  const items = content.map((item, index) => ({ item, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title}>
      {items.length > 0 ? (
        <ol>
          {items.map(({ item, id }) => (
            <Moment key={id} item={item} id={id} />
          ))}
        </ol>
      ) : (
        <EmptyState>Aucune responsabilité disponible</EmptyState>
      )}
      {items
        .filter(({ item }) => hasMore(item))
        .map(({ item, id }) => (
          <ResponsibilityDialog key={id} item={item} id={id} back={anchor} />
        ))}
    </SectionFrame>
  );
}

/** Whether it is held today: its dot on the timeline is filled. */
const isCurrent = (item: Responsabilite) => item.status === 'Actuel' || item.status === 'En cours';

/** Whether its details say more than the timeline, which shows the missions. */
const hasMore = ({ details }: Responsabilite) => detailLines({ ...details, missions: [] }, detailLabels).length > 0;

function Moment({ item, id }: { item: Responsabilite; id: string }) {
  const { missions } = item.details;
  return (
    <li
      id={hasMore(item) ? undefined : id}
      className={isCurrent(item) ? 'moment is-current' : 'moment'}
      data-tone={toneOf(item.color)}
      data-id={item.id}
    >
      <p className="small tabular-nums">{item.period}</p>
      <h3>{item.title}</h3>
      <p className="text-ink-soft">{item.organization}</p>
      {item.description ? (
        <p className="small max-w-lede">
          <LinkedText text={item.description} />
        </p>
      ) : null}
      {missions.length > 0 ? (
        <ul className="small max-w-lede">
          {withIndexKey(missions).map(({ key, value }) => (
            <li key={key}>
              <LinkedText text={value} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={item.status} tone={responsibilityTone(item.status)} />{' '}
        {hasMore(item) ? (
          <a
            className="min-h-6 font-medium text-sm decoration-auto decoration-current print:hidden"
            href={`#${id}`}
            aria-haspopup="dialog"
            aria-label={`Détails : ${item.title}`}
          >
            Détails
          </a>
        ) : null}
      </p>
    </li>
  );
}

function ResponsibilityDialog({ item, id, back }: { item: Responsabilite; id: string; back: string }) {
  return (
    <DetailDialog
      id={id}
      title={item.title}
      subtitle={item.organization}
      tone={toneOf(item.color)}
      back={back}
      label="Détail de la responsabilité"
    >
      {item.description ? <Lede>{item.description}</Lede> : null}
      <DetailFacts
        first={[
          {
            label: 'Statut',
            value: item.status ? <StatusBadge status={item.status} tone={responsibilityTone(item.status)} /> : null,
          },
          { label: 'Période', value: item.period },
        ]}
        details={detailLines(item.details, detailLabels)}
      />
    </DetailDialog>
  );
}

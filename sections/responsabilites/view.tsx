import { DetailDialog } from '@/components/public/detail-dialog';
import { DetailFacts } from '@/components/public/detail-facts';
import { detailIds } from '@/components/public/detail-ids';
import { EmptyState } from '@/components/public/empty-state';
import { Lede } from '@/components/public/lede';
import { LinkedText } from '@/components/public/linked-text';
import { OwnerText, type Page } from '@/components/public/owner-text';
import { SectionFrame } from '@/components/public/section-frame';
import { StatusBadge } from '@/components/public/status-badge';
import { withIndexKey } from '@/components/public/with-index-key';
import { detailLines } from '@/sections/detail-lines';
import { offered } from '@/sections/offered';
import { toneOf } from '@/sections/palette';
import { periodWords } from '@/sections/period';
import { type SectionViewProps, spoken } from '@/sections/public-site';
import { type Responsabilite, responsibilityTone } from './definition';
import { words } from './words';

/** Responsibilities: a timeline; an entry that has more to say has a detail dialog. */
export function ResponsabilitesView({ section, site }: SectionViewProps<'responsabilites'>) {
  const { anchor, title, content } = section;
  const ids = detailIds('responsabilites', content);
  const items = content.map((item, index) => ({ item, id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title} spoken={spoken(site, title)}>
      {items.length > 0 ? (
        <ol>
          {items.map(({ item, id }) => (
            <Moment key={id} item={item} site={site} id={id} />
          ))}
        </ol>
      ) : (
        <EmptyState>{words[site.language].none}</EmptyState>
      )}
      {items
        .filter(({ item }) => hasMore(item))
        .map(({ item, id }) => (
          <ResponsibilityDialog key={id} item={item} site={site} id={id} back={anchor} />
        ))}
    </SectionFrame>
  );
}

/** Whether it is held today: its dot on the timeline is filled. */
const isCurrent = (item: Responsabilite) => item.status === 'Actuel' || item.status === 'En cours';

/** Whether its details say more than the timeline, which shows the missions. */
const hasMore = ({ details }: Responsabilite) => detailLines({ ...details, missions: [] }, words.fr.details).length > 0;

function Moment({ item, site, id }: { item: Responsabilite; site: Page; id: string }) {
  const word = words[site.language];
  const { missions } = item.details;
  return (
    <li
      id={hasMore(item) ? undefined : id}
      className={isCurrent(item) ? 'moment is-current' : 'moment'}
      data-tone={toneOf(item.color)}
      data-id={item.id}
    >
      <p className="small tabular-nums">
        <OwnerText site={site} text={periodWords(item.period, site.language)}>
          {periodWords(item.period, site.language)}
        </OwnerText>
      </p>
      <h3 {...spoken(site, item.title)}>{item.title}</h3>
      <p className="text-ink-soft">
        <OwnerText site={site} text={item.organization}>
          {item.organization}
        </OwnerText>
      </p>
      {item.description ? (
        <p className="small max-w-lede" {...spoken(site, item.description)}>
          <LinkedText text={item.description} />
        </p>
      ) : null}
      {missions.length > 0 ? (
        <ul className="small max-w-lede">
          {withIndexKey(missions).map(({ key, value }) => (
            <li key={key}>
              <OwnerText site={site} text={value} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <ResponsibilityStatus status={item.status} site={site} />{' '}
        {hasMore(item) ? (
          <a
            className="min-h-6 font-medium text-sm decoration-auto decoration-current print:hidden"
            href={`#${id}`}
            aria-haspopup="dialog"
            aria-label={word.moreOn(item.title)}
          >
            {word.more}
          </a>
        ) : null}
      </p>
    </li>
  );
}

/** In the words of the page. */
function ResponsibilityStatus({ status, site }: { status: string; site: Page }) {
  const shown = offered(words[site.language].statuses, status);
  return <StatusBadge status={shown} spoken={spoken(site, shown)} tone={responsibilityTone(status)} />;
}

type DialogProps = {
  readonly item: Responsabilite;
  readonly site: Page;
  readonly id: string;
  readonly back: string;
};

function ResponsibilityDialog({ item, site, id, back }: DialogProps) {
  const { language } = site;
  const word = words[language];
  return (
    <DetailDialog
      id={id}
      title={
        <OwnerText site={site} text={item.title}>
          {item.title}
        </OwnerText>
      }
      subtitle={
        item.organization && (
          <OwnerText site={site} text={item.organization}>
            {item.organization}
          </OwnerText>
        )
      }
      tone={toneOf(item.color)}
      back={back}
      label={word.detail}
      language={language}
    >
      {item.description ? <Lede spoken={spoken(site, item.description)}>{item.description}</Lede> : null}
      <DetailFacts
        first={[
          {
            label: word.status,
            value: item.status ? <ResponsibilityStatus status={item.status} site={site} /> : null,
          },
          { label: word.period, value: periodWords(item.period, language) },
        ]}
        details={detailLines(item.details, word.details)}
        site={site}
      />
    </DetailDialog>
  );
}

import { Badge } from '@/components/public/badge';
import { ButtonLink } from '@/components/public/button';
import { DescriptionList } from '@/components/public/description-list';
import { ListHead } from '@/components/public/list-page';
import { MoreLink } from '@/components/public/more-link';
import { SvgIcon } from '@/components/ui/svg-icon';
import { ownerMarker } from '@/lib/citations/owner-name';
import type { Reference } from '@/lib/citations/reference';
import type { Profile } from '@/sections/profil/schema';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { Authors } from '../bibliography';
import { typeOf, typeTone } from '../type-badge';
import { CiteExport } from './cite-export';

type Props = {
  readonly entry: PublicationEntry;
  readonly reference: Reference;
  /** The name of its domain. */
  readonly domain: string;
  readonly owner: Pick<Profile, 'nom' | 'prenom'>;
  readonly newer?: PublicationEntry;
  readonly older?: PublicationEntry;
};

/** One publication: its heading, its facts, its reference to cite, its neighbours in the list. */
export function PublicationPage({ entry, reference, domain, owner, newer, older }: Props) {
  const type = typeOf(entry);
  return (
    <>
      <ListHead back={<MoreLink href="/publications">Toutes les publications</MoreLink>}>
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft lining-nums">
          <Badge tone={typeTone(type)}>{type}</Badge>
          <time dateTime={entry.item.year}>{entry.item.year}</time>
        </p>
      </ListHead>
      <article className="grid min-w-0 grid-cols-1 gap-8">
        <div className="grid gap-3">
          <h1 className="wrap-anywhere max-w-title font-book text-3xl leading-title tracking-title" dir="auto">
            {entry.item.title}
          </h1>
          <p className="text-ink-soft">
            <Authors authors={ownerMarker(owner)(entry.item.authors)} />
          </p>
        </div>
        <Facts entry={entry} domain={domain} />
        {reference.link ? (
          <p>
            <ButtonLink href={reference.link} rel="noopener noreferrer">
              Voir la publication <SvgIcon name="arrow-up-right" />
            </ButtonLink>
          </p>
        ) : null}
        <CiteExport reference={reference} />
        <Neighbours newer={newer} older={older} />
      </article>
    </>
  );
}

const venueWords = { article: 'Revue ou ouvrage', communication: 'Conférence' } as const;

function Facts({ entry, domain }: { entry: PublicationEntry; domain: string }) {
  const venue = entry.kind === 'article' ? entry.item.journal : entry.item.conference;
  const facts = [
    { label: venueWords[entry.kind], value: venue },
    { label: 'Année', value: entry.item.year },
    { label: 'Pages', value: entry.item.pages },
    { label: 'Domaine', value: domain },
  ];
  return <DescriptionList facts={facts.filter(({ value }) => value?.trim())} />;
}

function Neighbours({ newer, older }: Pick<Props, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav
      className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-gutter gap-y-4 border-ink border-t pt-6 print:hidden"
      aria-label="Publications voisines"
    >
      {newer ? <Neighbour entry={newer} label="Plus récente" rel="prev" /> : null}
      {older ? <Neighbour entry={older} label="Plus ancienne" rel="next" /> : null}
    </nav>
  );
}

function Neighbour({ entry, label, rel }: { entry: PublicationEntry; label: string; rel: 'prev' | 'next' }) {
  return (
    <a className="wrap-anywhere font-book font-serif text-entry leading-label no-underline hover:underline" href={`/publications/${entry.slug}`} rel={rel}>
      <span className="block font-normal font-sans text-ink-faint text-sm leading-normal">{label}</span>
      {entry.item.title}
    </a>
  );
}

import { SvgIcon } from '@/components/ui/svg-icon';
import { ownerMarker } from '@/lib/citations/owner-name';
import type { Reference } from '@/lib/citations/reference';
import type { Profile } from '@/sections/profil/schema';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { typeOf, typeTone } from '../type-badge';
import { venueOf } from '../venue';
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
      <header className="list-head">
        <p>
          <a className="more" href="/publications">
            Toutes les publications
          </a>
        </p>
        <p className="publication-kind">
          <span className="badge" data-tone={typeTone(type)}>
            {type}
          </span>
          <time dateTime={entry.item.year}>{entry.item.year}</time>
        </p>
      </header>
      <article className="list-body">
        <div className="publication-head">
          <h1 dir="auto">{entry.item.title}</h1>
          <p className="bib-authors">
            {ownerMarker(owner)(entry.item.authors).map(({ text, owner: isOwner }, index) => {
              const key = `${index}${text}`;
              return isOwner ? <b key={key}>{text}</b> : <span key={key}>{text}</span>;
            })}
          </p>
        </div>
        <Facts entry={entry} domain={domain} />
        {reference.link ? (
          <p>
            <a className="button" href={reference.link} rel="noopener noreferrer">
              Voir la publication <SvgIcon name="arrow-up-right" />
            </a>
          </p>
        ) : null}
        <CiteExport reference={reference} />
        <Neighbours newer={newer} older={older} />
      </article>
    </>
  );
}

const venueWords = { article: 'Revue ou ouvrage', communication: 'Conférence', other: 'Collection ou établissement' } as const;

function Facts({ entry, domain }: { entry: PublicationEntry; domain: string }) {
  const venue = venueOf(entry.item);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [venueWords[entry.kind], venue],
    ['Année', entry.item.year],
    ['Pages', entry.item.pages],
    ['Domaine', domain],
  ];
  return (
    <dl className="facts">
      {facts.map(([label, value]) =>
        value?.trim() ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Neighbours({ newer, older }: Pick<Props, 'newer' | 'older'>) {
  if (!newer && !older) return null;
  return (
    <nav className="neighbours no-print" aria-label="Publications voisines">
      {newer ? (
        <a href={`/publications/${newer.slug}`} rel="prev">
          <span>Plus récente</span>
          {newer.item.title}
        </a>
      ) : null}
      {older ? (
        <a href={`/publications/${older.slug}`} rel="next">
          <span>Plus ancienne</span>
          {older.item.title}
        </a>
      ) : null}
    </nav>
  );
}

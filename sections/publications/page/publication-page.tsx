import { withIndexKey } from '@/components/public/with-index-key';
import { SvgIcon } from '@/components/ui/svg-icon';
import { authorLines } from '@/lib/citations/author-line';
import type { Reference } from '@/lib/citations/reference';
import type { Profile } from '@/sections/profil/schema';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { FoldingAuthors } from '../author-names';
import { FeaturedBadge } from '../featured-badge';
import { addressOf, companionsOf, openTextOf } from '../links';
import { typeOf, typeTone } from '../type-badge';
import { CiteExport } from './cite-export';
import { Facts, isLanguageTag } from './facts';

type Props = {
  readonly entry: PublicationEntry;
  readonly reference: Reference;
  /** The name of its domain. */
  readonly domain: string;
  readonly owner: Pick<Profile, 'nom' | 'prenom'>;
  readonly newer?: PublicationEntry;
  readonly older?: PublicationEntry;
};

/** One publication: its heading, links, abstract and facts, its reference to cite, its neighbours in the list. */
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
          {entry.item.featured ? <FeaturedBadge /> : null}
          <time dateTime={entry.item.year}>{entry.item.year}</time>
        </p>
      </header>
      <article className="list-body">
        <div className="publication-head">
          <h1 dir="auto">{entry.item.title}</h1>
          <FoldingAuthors line={authorLines(owner)(entry.item.authors)} />
        </div>
        <Links entry={entry} />
        <Abstract entry={entry} />
        <Facts entry={entry} domain={domain} />
        <CiteExport reference={reference} />
        <Neighbours newer={newer} older={older} />
      </article>
    </>
  );
}

/** Buttons to the publication and to its text, then links to what belongs to it; nothing where there is none. */
function Links({ entry }: { entry: PublicationEntry }) {
  const [address, open, companions] = [addressOf(entry), openTextOf(entry), companionsOf(entry)];
  if (!address && !open && companions.length === 0) return null;
  return (
    <p className="publication-kind">
      {address ? (
        <a className="button" href={address} rel="noopener noreferrer">
          Voir la publication <SvgIcon name="arrow-up-right" />
        </a>
      ) : null}
      {open ? (
        <a className="button button-quiet" href={open.href} rel="noopener noreferrer">
          {open.label} <SvgIcon name="arrow-up-right" />
        </a>
      ) : null}
      {companions.map(({ label, href }) => (
        <a className="more" key={label} href={href} rel="noopener noreferrer">
          {label} <SvgIcon name="arrow-up-right" />
        </a>
      ))}
    </p>
  );
}

/** The abstract, a paragraph for each of its own. */
function Abstract({ entry }: { entry: PublicationEntry }) {
  const { abstract, language } = entry.item.details ?? {};
  const paragraphs = abstract?.split(/\n+/).filter((text) => text.trim() !== '') ?? [];
  if (paragraphs.length === 0) return null;
  return (
    <section className="sub" aria-labelledby="resume">
      <h2 id="resume">Résumé</h2>
      <div className="prose" dir="auto" lang={language && isLanguageTag(language) ? language : undefined}>
        {withIndexKey(paragraphs).map(({ key, value }) => (
          <p key={key}>{value}</p>
        ))}
      </div>
    </section>
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

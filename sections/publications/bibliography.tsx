import { SvgIcon } from '@/components/ui/svg-icon';
import { type AuthorLine, authorLines } from '@/lib/citations/author-line';
import type { Profile } from '@/sections/profil/schema';
import { AuthorNames } from './author-names';
import { FeaturedBadge } from './featured-badge';
import { addressOf } from './links';
import type { NumberedEntry } from './pagination';
import type { PublicationEntry } from './statistics';
import { typeOf, typeTone } from './type-badge';
import { venueOf } from './venue';

type Props = { readonly items: readonly NumberedEntry[]; readonly owner: Pick<Profile, 'nom' | 'prenom'>; readonly label: string };

/** A bibliography: hanging number, authors with the owner's name bold, title, venue in italic, badge and link. */
export function Bibliography({ items, owner, label }: Props) {
  const lineOf = authorLines(owner);
  return (
    <ol className="bib" aria-label={label}>
      {items.map(({ entry, number }) => (
        <li key={number}>
          <span className="bib-no">{number}</span>
          <Entry entry={entry} authors={lineOf(entry.item.authors)} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, authors }: { entry: PublicationEntry; authors: AuthorLine }) {
  const { title, year, featured } = entry.item;
  const link = addressOf(entry);
  const venue = venueOf(entry.item);
  const type = typeOf(entry);
  return (
    <>
      <div className="bib-entry">
        <AuthorNames line={authors} slug={entry.slug} />
        <p className="bib-title" dir="auto">
          <a href={`/publications/${entry.slug}`}>{title}</a>
        </p>
        <p className="bib-venue">
          {venue ? (
            <>
              <cite>{venue}</cite>,{' '}
            </>
          ) : null}
          {withinOf(entry)}
          <time dateTime={year}>{year}</time>.
        </p>
      </div>
      <div className="bib-side">
        <span className="badge" data-tone={typeTone(type)}>
          {type}
        </span>
        {featured ? <FeaturedBadge /> : null}
        {link ? (
          <a className="more" href={link} rel="noopener noreferrer">
            Voir la publication <SvgIcon name="arrow-up-right" />
            <span className="visually-hidden">{`\u00a0: ${title}`}</span>
          </a>
        ) : null}
      </div>
    </>
  );
}

/** « vol. 12, n° 3, p. 100–112, » as far as it is known. */
function withinOf({ item: { pages, details } }: PublicationEntry): string {
  const volume = details?.volume && `vol.\u00a0${details.volume}, `;
  const number = details?.number && `n°\u00a0${details.number}, `;
  return [volume, number, pages && `p. ${pages}, `].filter(Boolean).join('');
}

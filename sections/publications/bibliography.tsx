import { Fragment } from 'react';
import { withIndexKey } from '@/components/public/with-index-key';
import { SvgIcon } from '@/components/ui/svg-icon';
import { type AuthorSegment, ownerMarker } from '@/lib/citations/owner-name';
import type { Profile } from '@/sections/profil/schema';
import type { NumberedEntry } from './pagination';
import type { PublicationEntry } from './statistics';
import { typeOf, typeTone } from './type-badge';
import { venueOf } from './venue';

type Props = { readonly items: readonly NumberedEntry[]; readonly owner: Pick<Profile, 'nom' | 'prenom'>; readonly label: string };

/** A bibliography: hanging number, authors with the owner's name bold, title, venue in italic, badge and link. */
export function Bibliography({ items, owner, label }: Props) {
  const mark = ownerMarker(owner);
  return (
    <ol className="bib" aria-label={label}>
      {items.map(({ entry, number }) => (
        <li key={number}>
          <span className="bib-no">{number}</span>
          <Entry entry={entry} authors={mark(entry.item.authors)} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry, authors }: { entry: PublicationEntry; authors: readonly AuthorSegment[] }) {
  const { title, year, pages, link } = entry.item;
  const venue = venueOf(entry.item);
  const type = typeOf(entry);
  return (
    <>
      <div className="bib-entry">
        <p className="bib-authors">
          {withIndexKey(authors).map(({ key, value: { text, owner } }) => (owner ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>))}
        </p>
        <p className="bib-title" dir="auto">
          <a href={`/publications/${entry.slug}`}>{title}</a>
        </p>
        <p className="bib-venue">
          {venue ? (
            <>
              <cite>{venue}</cite>,{' '}
            </>
          ) : null}
          {pages ? `p. ${pages}, ` : null}
          <time dateTime={year}>{year}</time>.
        </p>
      </div>
      <div className="bib-side">
        <span className="badge" data-tone={typeTone(type)}>
          {type}
        </span>
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

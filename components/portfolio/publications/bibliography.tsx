import { Fragment } from 'react';
import { Drawing } from '@/components/ui/drawing';
import type { PublicationEntry } from '@/lib/content/kinds/publication-statistics';
import { type AuthorSegment, ownerMarker } from '@/lib/content/owner-name';
import type { Profile } from '@/lib/content/profile';
import { keyed } from '../keyed';
import type { Listed } from './listing';
import { typeOf, typeTone } from './type';

type Props = { readonly items: readonly Listed[]; readonly owner: Pick<Profile, 'nom' | 'prenom'>; readonly label: string };

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
  const venue = entry.kind === 'article' ? entry.item.journal : entry.item.conference;
  const type = typeOf(entry);
  return (
    <>
      <div className="bib-entry">
        <p className="bib-authors">
          {keyed(authors).map(({ key, value: { text, owner } }) => (owner ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>))}
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
            Voir la publication <Drawing name="arrow-up-right" />
            <span className="visually-hidden">{`\u00a0: ${title}`}</span>
          </a>
        ) : null}
      </div>
    </>
  );
}

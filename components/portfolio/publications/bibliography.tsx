import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { PublicationEntry } from '@/lib/content/kinds/publication-statistics';
import { type AuthorSegment, ownerMarker } from '@/lib/content/owner-name';
import type { Profile } from '@/lib/content/profile';
import { typeOf, typeTone } from './type';

export type Numbered = { readonly entry: PublicationEntry; readonly number: number };

type Props = { readonly items: readonly Numbered[]; readonly owner: Pick<Profile, 'nom' | 'prenom'>; readonly label: string };

/** A bibliography: hanging number, authors with the owner's name bold, title, venue in italic, badge and link. */
export function Bibliography({ items, owner, label }: Props) {
  const mark = ownerMarker(owner);
  return (
    <ol className="bib" aria-label={label}>
      {items.map(({ entry, number }) => (
        <li key={number}>
          <span className="bib-no" aria-hidden>
            {number}
          </span>
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
          {authors.map(({ text, owner }, index) => {
            const key = `${index}${text}`;
            return owner ? <b key={key}>{text}</b> : <span key={key}>{text}</span>;
          })}
        </p>
        <p className="bib-title" dir="auto">
          {title}
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
            Voir la publication <ArrowUpRight className="icon" aria-hidden />
            <span className="visually-hidden">{`\u00a0: ${title}`}</span>
          </a>
        ) : null}
      </div>
    </>
  );
}

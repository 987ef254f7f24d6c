import { Badge } from '@/components/public/badge';
import { Mathematics } from '@/components/public/mathematics';
import { MoreLink } from '@/components/public/more-link';
import { capitalised, quoted, unbreaking } from '@/lib/format/french';
import { formatPeriod } from '@/lib/format/partial-date';
import { placeText } from '@/lib/format/place-text';
import { shownNames } from '@/lib/format/shown-names';
import { plainMathematics } from '@/lib/mathematics/parts';
import { editionText } from '@/lib/references/edition';
import { normalTitle } from '@/lib/references/normal-title';
import { isInVolume } from '@/lib/references/work';
import type { Profile } from '@/sections/profil/schema';
import { labelledPages, readPages } from '@/sections/publications/citing/pages';
import { isBookLike, seriesText, stop } from '@/sections/publications/citing/styles/parts';
import { AuthorNames } from './author-names';
import { FeaturedBadge } from './featured-badge';
import type { NumberedEntry } from './grouping';
import { langOf } from './language';
import { addressOf, elsewhereOf } from './links';
import { type MarkedLine, markedLines } from './marks/marked-line';
import { standingWords } from './mentions';
import { pendingWords } from './record-words';
import type { PublicationEntry } from './statistics';
import { TextLink } from './text-link';
import { type OpenText, openTexts } from './texts';
import { typeOf, typeTone } from './type-badge';
import { natureOf, venueOf } from './venue';
import { Year } from './year';
import { isYear } from './years';

type Props = {
  readonly items: readonly NumberedEntry[];
  readonly owner: Pick<Profile, 'nom' | 'prenom'>;
  /** The sizes of the stored documents, by id. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly label: string;
  /** Whether an entry is rendered only when it scrolls into view, in a list of any length. */
  readonly lazy?: boolean;
};

/** A bibliography: hanging number, authors with the owner's name bold, title, venue in italic, badge and link. */
export function Bibliography({ items, owner, sizes, label, lazy = false }: Props) {
  const lineOf = markedLines(owner, 'fr');
  return (
    <ol aria-label={label}>
      {items.map(({ entry, number }) => (
        <li
          className={lazy ? 'entry [contain-intrinsic-block-size:auto_7.5rem] [content-visibility:auto]' : 'entry'}
          key={number}
          data-id={entry.item.id}
        >
          <span>{number}</span>
          <Entry entry={entry} authors={lineOf(entry.item)} text={openTexts(entry, sizes)[0]} />
        </li>
      ))}
    </ol>
  );
}

/** « p. 100–112 », of a book « 412 p. »; a text without a number as it was typed. */
function pagesOf({ item }: PublicationEntry): string {
  const pages = readPages(item.pages ?? '');
  return pages ? labelledPages(pages, '–', isBookLike({ nature: natureOf(item) })) : (item.pages ?? '').trim();
}

function Entry({ entry, authors, text }: { entry: PublicationEntry; authors: MarkedLine; text?: OpenText }) {
  const { title, year, featured } = entry.item;
  const pages = pagesOf(entry);
  const lang = langOf(entry);
  const link = addressOf(entry);
  const elsewhere = elsewhereOf(entry);
  const venue = journalOf(entry) || venueOf(entry.item);
  const state = isYear(year) && pendingWords[entry.item.details?.status ?? 'parue']; // else it stands as the year
  const type = typeOf(entry);
  const standing = standingOf(entry);
  return (
    <>
      <div>
        <AuthorNames {...authors} slug={entry.slug} areDirectors={natureOf(entry.item) === 'direction'} />
        <p className="entry-title" dir="auto" lang={lang}>
          <a href={`/publications/${entry.slug}`}>
            <Mathematics text={title} />
          </a>
        </p>
        <p className="small">
          {venue ? (
            <>
              {directorsOf(entry)}
              <cite>{unbreaking(venue)}</cite>
              {state ? ` (${state})` : null},{' '}
            </>
          ) : null}
          {state && !venue ? `${state}, ` : null}
          {withinOf(entry)}
          {pages ? (
            <>
              <span className={pages.length < 20 ? 'whitespace-nowrap' : undefined}>{pages}</span>,{' '}
            </>
          ) : null}
          <Year shown={whenOf(entry)}>{year}</Year>
          {stop(whenOf(entry))}
        </p>
        {standing ? <p className="small">{standing}</p> : null}
      </div>
      <div>
        <Badge tone={typeTone(type)}>{type}</Badge>
        {featured ? <FeaturedBadge /> : null}
        <a className="entry-more" href={`/publications/${entry.slug}#citer`}>
          Citer
          <OfTitle title={title} lang={lang} />
        </a>
        {link ? (
          <MoreLink className="entry-link" href={link} rel="noopener noreferrer" after="arrow-up-right">
            Voir la publication
            <OfTitle title={title} lang={lang} />
          </MoreLink>
        ) : null}
        {elsewhere.length > 0 ? (
          <span className="entry-more">
            {elsewhere.map(({ label, href }) => (
              <a href={href} rel="noopener noreferrer" key={label}>
                {label}
                <OfTitle title={title} lang={lang} />
              </a>
            ))}
          </span>
        ) : null}
        {text ? <TextLink text={text} of={<OfTitle title={title} lang={lang} />} /> : null}
      </div>
    </>
  );
}

/** The end of a link's name, for those who hear it apart from its entry. */
function OfTitle({ title, lang }: { title: string; lang?: string }) {
  return (
    <span className="sr-only" lang={lang}>
      {`\u00a0: ${plainMathematics(title)}`}
    </span>
  );
}

/** A journal with its series: « Annales, nouvelle série »; '' for what is no article of one. */
function journalOf({ item }: PublicationEntry): string {
  const { series } = item.details ?? {};
  return natureOf(item) === 'article' && series ? [venueOf(item), series].filter(Boolean).join(', ') : '';
}

/**
 * The editors of a chapter's book or of an article's issue: « Dans M. Garnier (dir.), », « Dans « Des lettres », A.
 * Garcia (dir.), ».
 */
function directorsOf({ item }: PublicationEntry): string {
  const { editors, issueTitle } = item.details ?? {};
  const isOfIssue = natureOf(item) === 'article' && issueTitle;
  if (!isOfIssue && natureOf(item) !== 'chapitre') return '';
  const whole = [isOfIssue && quoted(issueTitle), editors && `${shownNames(editors)} (dir.)`]
    .filter(Boolean)
    .join(', ');
  return whole && `Dans ${whole}, `;
}

/**
 * « 2e éd., Lyon, PUL, coll. « Histoire », vol. 12, n° 3, » as far as it is known; of a talk, where it was held. A
 * publisher that the line names already, and that of a journal, are left out; so is the place of a publisher beside
 * that of a conference.
 */
function withinOf({ item }: PublicationEntry): string {
  const { details = {} } = item;
  const { edition, publisher, place, volume, number, eventPlace, eventCountry } = details;
  const nature = natureOf(item);
  const isNamed = normalTitle(publisher ?? '') === normalTitle(venueOf(item));
  const isOfJournal = nature === 'article' && venueOf(item) !== '';
  const house = isOfJournal ? [] : [nature === 'communication' ? '' : place, isNamed ? '' : publisher];
  const series = isInVolume(nature) ? seriesText(details) : '';
  const parts = [
    edition && nature !== 'article' && editionText(edition),
    placeText(eventPlace, eventCountry),
    ...house,
    series && `coll. ${quoted(series)}`,
    volume && `vol.\u00a0${volume}`,
    number && `n°\u00a0${number}`,
  ];
  return parts.flatMap((part) => (part ? `${part}, ` : [])).join('');
}

/** The year; of a talk its days, where they are of that year. */
function whenOf({ item: { year, details } }: PublicationEntry): string {
  return details?.eventStart?.startsWith(year) ? formatPeriod(details.eventStart, details.eventEnd) : year;
}

/** « Évaluée par les pairs, audience internationale, sur invitation. Prix du meilleur article. » */
function standingOf({ item: { details = {} } }: PublicationEntry): string {
  const parts = [standingWords(details).join(', '), details.award?.trim() ?? ''];
  return parts.flatMap((part) => (part ? `${capitalised(part).replace(/\.$/, '')}.` : [])).join(' ');
}

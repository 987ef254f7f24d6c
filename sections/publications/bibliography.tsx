import { Mathematics } from '@/components/public/owner-text';
import { Badge } from '@/components/public/parts';
import { MoreLink } from '@/components/public/section-frame';
import { capitalised, comma, placeText, quoted, unbreaking } from '@/lib/format/french';
import { formatPartialDate, formatPeriod } from '@/lib/format/partial-date';
import { shownNames } from '@/lib/format/shown-names';
import { inLanguage, type Language } from '@/lib/languages';
import { plainMathematics } from '@/lib/mathematics/parts';
import { readNames, saysOthers } from '@/lib/names/read-names';
import { editionText } from '@/lib/references/edition';
import { isBookPart, isDirection, isInJournal, isInVolume } from '@/lib/references/natures';
import { normalTitle } from '@/lib/references/normal-title';
import type { PublicSite } from '@/sections/public-site';
import { readPages } from '@/sections/publications/citing/pages';
import { fullStop, isCurated, pagesText, pendingOf, seriesText } from '@/sections/publications/citing/styles/parts';
import { AuthorNames } from './author-names';
import { kindIn } from './citing/reference';
import { isPrefaceOf, subjectSentence } from './citing/subject';
import { citationWords } from './citing/words';
import { FeaturedBadge, Isolated, TextLink, Year } from './entry-parts';
import type { NumberedEntry } from './grouping';
import { langOf } from './language';
import { furtherLinksOf, workUrl } from './links';
import { typeTone } from './lists';
import { type MarkedLine, markedLines } from './marks/symbols';
import { standingWords, typeOf } from './mentions';
import { pagesOrArticleOf } from './pages-or-article';
import type { PublicationEntry } from './statistics';
import { type OpenText, openTexts } from './texts';
import { dateOf, natureOf, venueOf } from './venue';
import { listWords } from './words/list';
import { saysYear, yearWords } from './year-words';
import { isYear } from './years';

type Props = {
  readonly items: readonly (Pick<NumberedEntry, 'entry'> & Partial<NumberedEntry>)[];
  readonly site: Pick<PublicSite, 'profile' | 'documents' | 'language'>;
  readonly label: string;
  /** Whether entries are rendered only when scrolled into view, for long lists. */
  readonly lazy?: boolean;
};

/** A bibliography: hanging number, authors with the owner's name in bold, title, venue in italics, badge and link. */
export function Bibliography({ items, site: { profile, documents, language }, label, lazy = false }: Props) {
  const lineOf = markedLines(profile, language);
  return (
    <ol aria-label={label}>
      {items.map(({ entry, number }) => (
        <li
          className={lazy ? 'entry [contain-intrinsic-block-size:auto_7.5rem] [content-visibility:auto]' : 'entry'}
          key={number ?? entry.item.id}
          data-id={entry.item.id}
        >
          {number !== undefined && <span>{number}</span>}
          <Entry
            entry={entry}
            authors={lineOf(entry.item)}
            text={openTexts(entry, documents, language)[0]}
            language={language}
          />
        </li>
      ))}
    </ol>
  );
}

/** « p. 100–112 »; « 412 p. » for a book; « art. 7 » without pages; a text without a number as typed. */
function pagesOf({ item }: PublicationEntry, language: Language): string {
  const { pages = '', articleNumber } = pagesOrArticleOf(item);
  const work = { nature: natureOf(item), container: venueOf(item), pages: readPages(pages), articleNumber };
  return pagesText({ ...work, writtenIn: language }) || pages.trim();
}

type EntryProps = {
  readonly entry: PublicationEntry;
  readonly authors: MarkedLine;
  readonly text?: OpenText;
  readonly language: Language;
};

function Entry({ entry, authors, text, language }: EntryProps) {
  const words = listWords[language].entry;
  const between = comma[language];
  const { title, year, featured } = entry.item;
  const pages = pagesOf(entry, language);
  const lang = langOf(entry, language);
  const link = workUrl(entry);
  const elsewhere = furtherLinksOf(entry, language);
  const venue = journalOf(entry) || venueOf(entry.item);
  const state = isYear(year) && pendingOf({ ...entry.item.details, words: citationWords[language] }); // otherwise it replaces the year
  const type = typeOf(entry, language);
  const standing = standingOf(entry, language);
  const when = whenOf(entry, language);
  const dated = (
    <Year shown={when} language={language}>
      {year}
    </Year>
  );
  const isByYear = isNumberedByYear(entry) && pages !== '' && when === year;
  const ofTitle = <OfTitle title={title} lang={lang} before={words.of} />;
  return (
    <>
      <div>
        <AuthorNames {...authors} slug={entry.slug} role={roleOf(entry, language)} language={language} />
        <p className="entry-title" dir="auto" lang={lang}>
          <a href={inLanguage(`/publications/${entry.slug}`, language)}>
            <Mathematics text={title} />
          </a>
        </p>
        <About entry={entry} language={language} />
        {saysYear(entry.item) ? null : (
          <p className="small">
            {venue ? (
              <>
                {directorsOf(entry, language)}
                <cite>{unbreaking(venue)}</cite>
                {isByYear ? <> {dated}</> : null}
                {state ? ` (${state})` : null}
                {between}
              </>
            ) : null}
            {state && !venue ? state + between : null}
            <Isolated text={withinOf(entry, language)} language={language} />
            {pages ? (
              <>
                <span className={pages.length < 20 ? 'whitespace-nowrap' : undefined}>
                  <Isolated text={pages} language={language} />
                </span>
                {isByYear ? null : between}
              </>
            ) : null}
            {isByYear ? null : dated}
            {fullStop(isByYear ? pages : when)}
          </p>
        )}
        {standing ? <p className="small">{standing}</p> : null}
      </div>
      <div>
        <Badge tone={typeTone(type)}>{type}</Badge>
        {featured ? <FeaturedBadge language={language} /> : null}
        <a className="entry-more" href={inLanguage(`/publications/${entry.slug}#citer`, language)}>
          {words.cite}
          {ofTitle}
        </a>
        {link ? (
          <MoreLink className="entry-link" href={link} rel="noopener noreferrer" after="arrow-up-right">
            {words.see}
            {ofTitle}
          </MoreLink>
        ) : null}
        {elsewhere.length > 0 ? (
          <span className="entry-more">
            {elsewhere.map(({ label, href }) => (
              <a href={href} rel="noopener noreferrer" key={label}>
                {label}
                {ofTitle}
              </a>
            ))}
          </span>
        ) : null}
        {text ? <TextLink text={text} of={ofTitle} language={language} /> : null}
      </div>
    </>
  );
}

/** End of a link's accessible name, for screen readers that read it outside its entry. */
function OfTitle({ title, lang, before }: { title: string; lang?: string; before: string }) {
  return (
    <span className="sr-only" lang={lang}>
      {before + plainMathematics(title)}
    </span>
  );
}

/** « (dir.) » if its authors directed it; « (trad.) » if they translated it; « (commissaire) » as the note says. */
function roleOf({ item }: PublicationEntry, language: Language): string | undefined {
  const nature = natureOf(item);
  if (isDirection(nature)) return directors(item.authors, language);
  if (isCurated({ nature, note: item.details?.note }))
    return `(${citationWords[language].roles.curators(areSeveral(item.authors) ? 2 : 1)})`;
  return nature === 'traduction' ? listWords[language].entry.translators : undefined;
}

/** « (ed.) » for one, “(eds.)” for several. */
const directors = (names: string, language: Language): string => listWords[language].entry.directors(areSeveral(names));

const areSeveral = (names: string): boolean => saysOthers(names) || readNames([names]).length > 1;

/** « Compte rendu de : Marc Lenoir, Le miasme et le muguet. » */
function About({ entry: { item }, language }: { readonly entry: PublicationEntry; readonly language: Language }) {
  const { reviewedTitle, reviewedAuthors, originalTitle, originalAuthors, note } = item.details ?? {};
  const nature = natureOf(item);
  const [title, names = ''] =
    nature === 'traduction' ? [originalTitle, originalAuthors] : [reviewedTitle, reviewedAuthors];
  const sentence = subjectSentence(
    { nature, title: item.title },
    { title, names: shownNames(names), note },
    citationWords[language],
  );
  if (sentence === '') return null;
  const isBook = nature !== 'note-arret' && title && sentence.endsWith(title);
  return (
    <p className="small">
      {isBook ? sentence.slice(0, -title.length) : sentence}
      {isBook ? <cite>{title}</cite> : null}
      {/[.?!…]$/.test(sentence) ? null : '.'}
    </p>
  );
}

/** « D. 2021, p. 1574 »: a journal whose years are its volumes. */
const isNumberedByYear = ({ item }: PublicationEntry): boolean =>
  isInJournal(natureOf(item)) && venueOf(item) !== '' && !item.details?.volume && !item.details?.number;

/** A journal with its series: « Annales, nouvelle série »; '' unless it is a journal article. */
function journalOf({ item }: PublicationEntry): string {
  const { series } = item.details ?? {};
  return isInJournal(natureOf(item)) && series ? [venueOf(item), series].filter(Boolean).join(', ') : '';
}

/**
 * The editors of a chapter's book or an article's issue: « Dans M. Garnier (dir.), », « Dans « Des lettres », A. Garcia
 * (dir.), ».
 */
function directorsOf({ item }: PublicationEntry, language: Language): string {
  const words = listWords[language].entry;
  const { editors, issueTitle, containerAuthors } = item.details ?? {};
  if (containerAuthors && venueOf(item)) {
    const book = shownNames(containerAuthors) + comma[language];
    return isPrefaceOf({ nature: natureOf(item), title: item.title })
      ? citationWords[language].prefaceTo + book
      : words.within(book);
  }
  const isOfIssue = isInJournal(natureOf(item)) && issueTitle;
  if (!isOfIssue && !isBookPart(natureOf(item))) return '';
  const issueAndEditors = [
    isOfIssue && quoted(issueTitle, language),
    editors && `${shownNames(editors)} ${directors(editors, language)}`,
  ]
    .filter(Boolean)
    .join(comma[language]);
  return issueAndEditors && words.within(issueAndEditors) + comma[language];
}

/**
 * « 2e éd., Lyon, PUL, coll. « Histoire », vol. 12, n° 3, », as far as known; for a talk, its place. Leaves out a
 * publisher that the line contains already, a journal's publisher, and a publisher's place beside a conference's.
 */
function withinOf({ item }: PublicationEntry, language: Language): string {
  const words = citationWords[language];
  const { details = {} } = item;
  const { edition, publisher, place, volume, number, eventPlace, eventCountry } = details;
  const nature = natureOf(item);
  const isNamed = normalTitle(publisher ?? '') === normalTitle(venueOf(item));
  const isOfJournal = isInJournal(nature) && venueOf(item) !== '';
  const house = isOfJournal ? [] : [nature === 'communication' ? '' : place, isNamed ? '' : publisher];
  const series = isInVolume(nature) ? seriesText({ ...details, words }) : '';
  const parts = [
    edition && !isInJournal(nature) && editionText(edition, 'éd.', language),
    placeText(eventPlace, eventCountry, language),
    ...house,
    series && listWords[language].entry.series(series),
    volume && words.volume(volume),
    nature === 'brevet' && kindIn(details.note, nature), // « Demande de brevet »: not granted
    number && words.number(number),
  ];
  return parts.flatMap((part) => (part ? part + words.comma : [])).join('');
}

/** The year; for a talk its days, for a press article its day, if they are in that year. */
function whenOf({ item }: PublicationEntry, language: Language): string {
  const { year, details } = item;
  const day = natureOf(item) === 'media' || details?.popular ? dateOf(item) : undefined;
  if (day?.length === 10) return formatPartialDate(day, 'long', language);
  return details?.eventStart?.startsWith(year)
    ? formatPeriod(details.eventStart, details.eventEnd, 'long', language)
    : yearWords(year, language);
}

/** « Évaluée par les pairs, audience internationale, sur invitation. Prix du meilleur article. » */
function standingOf({ item }: PublicationEntry, language: Language): string {
  const parts = [standingWords(item, language).join(comma[language]), item.details?.award?.trim() ?? ''];
  return parts.flatMap((part) => (part ? `${capitalised(part).replace(/\.$/, '')}.` : [])).join(' ');
}

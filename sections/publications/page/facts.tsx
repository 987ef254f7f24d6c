import { LinkedText, leftToRight } from '@/components/public/owner-text';
import { type Description, DescriptionList } from '@/components/public/parts';
import { capitalised, comma, placeText } from '@/lib/format/french';
import { formatPartialDate, formatPeriod } from '@/lib/format/partial-date';
import { shownNames } from '@/lib/format/shown-names';
import { type Language, languageFacts } from '@/lib/languages';
import { editionText } from '@/lib/references/edition';
import { isInJournal, isOfSchool } from '@/lib/references/natures';
import { type LangAttributes, langAttributes, type PublicSite } from '@/sections/public-site';
import { arxivUrl, doiUrl, halUrl } from '@/sections/publications/citing/addresses';
import { hasSeriesNumber, seriesText } from '@/sections/publications/citing/styles/parts';
import { citationWords } from '@/sections/publications/citing/words';
import { isLanguageTag, langOfNote } from '../language';
import { standingWords } from '../mentions';
import { pagesOrArticleOf } from '../pages-or-article';
import { languageLabels } from '../record-words';
import type { PublicationEntry } from '../statistics';
import { dateOf, institutionOf, natureOf, venueOf } from '../venue';
import { pageWords } from '../words/page';
import { workWords } from '../words/works';
import { toldYear, yearTitle } from '../year-words';
import { isYear } from '../years';

type Props = {
  readonly entry: PublicationEntry;
  /** Name of its domain. */
  readonly domain: string;
  readonly site: Pick<PublicSite, 'language' | 'untranslated'>;
};

/** The facts of a publication, one per line; unknown ones are left out. */
export function Facts({ entry, domain, site }: Props) {
  const { language } = site;
  const words = pageWords[language].facts;
  const citationTexts = citationWords[language];
  const { item } = entry;
  const { details = {} } = item;
  const date = dateOf(item);
  const venue = venueOf(item).trim();
  const isInSeries = hasSeriesNumber({ nature: natureOf(item), container: venue });
  const number = isInSeries ? undefined : details.number;
  const { pages, articleNumber } = pagesOrArticleOf(item);
  const noted = (label: string, value: string | undefined, text = value): Fact => ({
    label,
    value,
    langAttributes: { lang: langOfNote(text, language) },
  });
  const latin = leftToRight(language);
  const book = (names = '', title = '') =>
    title ? (
      <bdi>
        {names && shownNames(names) + citationTexts.comma}
        <cite>{title}</cite>
      </bdi>
    ) : (
      shownNames(names)
    );
  const away = (id: string | undefined, addressOf: (id: string) => string) =>
    id && (
      <a href={addressOf(id)} rel="noopener noreferrer" {...latin}>
        {id}
      </a>
    );
  const facts: readonly Fact[] = [
    {
      label: venueLabel(item, language),
      value: seriesText({ series: venue, seriesNumber: isInSeries ? details.number : undefined, words: citationTexts }),
    },
    {
      label: words.datesAndPlace,
      value: [
        formatPeriod(details.eventStart, details.eventEnd, 'long', language),
        placeText(details.eventPlace, details.eventCountry, language),
      ]
        .filter(Boolean)
        .join(citationTexts.comma),
    },
    date
      ? { label: words.date, value: formatPartialDate(date, 'long', language) }
      : { label: isYear(item.year) ? words.year : words.appearance, value: yearTitle(toldYear(item), language) },
    { label: words.edition, value: details.edition && editionText(details.edition, 'édition', language) },
    details.volume
      ? {
          label: words.volume,
          value: [details.volume, number && citationTexts.number(number)].filter(Boolean).join(citationTexts.comma),
        }
      : { label: words.number, value: number },
    noted(words.issueTitle, details.issueTitle),
    { label: words.pages, value: pages?.trim(), langAttributes: latin },
    { label: words.articleNumber, value: articleNumber, langAttributes: latin },
    {
      label: isInJournal(natureOf(item)) ? words.series : words.collection,
      value: seriesText({ ...details, words: citationTexts }),
    },
    { label: words.editors, value: details.editors && shownNames(details.editors) },
    natureOf(item) === 'note-arret'
      ? { label: words.decision, value: details.reviewedTitle }
      : { label: words.reviewed, value: book(details.reviewedAuthors, details.reviewedTitle) },
    { label: words.original, value: book(details.originalAuthors, details.originalTitle) },
    { label: words.bookAuthors, value: book(details.containerAuthors) },
    { label: words.translators, value: details.translators && shownNames(details.translators) },
    {
      label: details.publisher?.trim() ? words.publisher : words.place,
      value: [details.place, details.publisher].filter(Boolean).join(citationTexts.colon),
    },
    { label: words.institution, value: institutionOf(item) },
    { label: 'DOI', value: away(details.doi, doiUrl) },
    { label: 'HAL', value: away(details.halId, halUrl) },
    { label: 'arXiv', value: away(details.arxivId, arxivUrl) },
    { label: 'ISBN', value: details.isbn, langAttributes: latin },
    { label: 'ISSN', value: details.issn, langAttributes: latin },
    { label: words.language, value: details.language && languageOf(details.language, language) },
    { label: words.status, value: standingOf(item, language) },
    noted(words.award, details.award),
    noted(words.plain, details.plain?.trim()),
    noted(words.contribution, details.contribution?.trim()),
    noted(words.note, details.note?.trim()),
    { label: words.domain, value: domain, langAttributes: langAttributes(site, domain) },
    noted(words.keywords, details.keywords?.join(' ·\u00a0'), details.keywords?.join(' ')),
  ];
  return <DescriptionList facts={facts.map((fact) => inPlace(fact, language))} />;
}

/** A fact, and its value's language if it has one. */
type Fact = Description & { readonly langAttributes?: LangAttributes };

/** On a page in another language, marks a text's language; among Arabic words, its direction. */
function inPlace({ label, value, langAttributes = {} }: Fact, language: Language): Description {
  if (typeof value !== 'string' || value.trim() === '') return { label, value };
  const text = <LinkedText text={value} />;
  if (languageFacts[language].dir === 'rtl') return { label, value: <bdi {...langAttributes}>{text}</bdi> };
  return { label, value: langAttributes.lang ? <span {...langAttributes}>{text}</span> : value };
}

/** « Sous presse, évaluée par les pairs, audience internationale, sur invitation ». */
function standingOf(item: PublicationEntry['item'], language: Language): string {
  const { status } = item.details ?? {};
  const words = status ? [workWords[language].statuses[status].toLowerCase()] : [];
  return capitalised([...words, ...standingWords(item, language)].join(comma[language]));
}

/** « Français » for `fr`; the name of another code, or the code itself if it has none. */
function languageOf(code: string, language: Language): string {
  const known = language === 'fr' ? languageLabels[code] : undefined;
  if (known) return known;
  const name = isLanguageTag(code) ? new Intl.DisplayNames(language, { type: 'language' }).of(code) : undefined;
  return name ? capitalised(name) : code;
}

/** The label for `venueOf`. */
function venueLabel(item: PublicationEntry['item'], language: Language): string {
  const { journal, newspaper, book, conference, school, collection } = pageWords[language].facts;
  const nature = natureOf(item);
  if (nature === 'article-presse') return newspaper;
  if (isInJournal(nature)) return journal;
  if ('journal' in item) return book;
  if ('conference' in item) return conference;
  return isOfSchool(nature) ? school : collection;
}

import { type Description, DescriptionList } from '@/components/public/description-list';
import { capitalised } from '@/lib/format/french';
import { formatPartialDate, formatPeriod } from '@/lib/format/partial-date';
import { placeText } from '@/lib/format/place-text';
import { shownNames } from '@/lib/format/shown-names';
import { editionText } from '@/lib/references/edition';
import { arxivAddress, doiAddress, halAddress } from '@/sections/publications/citing/addresses';
import { hasSeriesNumber, seriesText } from '@/sections/publications/citing/styles/parts';
import { isLanguageTag } from '../language';
import { standingWords } from '../mentions';
import type { PublicationDetails } from '../record-fields';
import { languageLabels, statusLabels } from '../record-words';
import type { PublicationEntry } from '../statistics';
import { dateOf, institutionOf, natureOf, venueLabel, venueOf } from '../venue';
import { isYear, yearTitle } from '../years';

/** The facts of a publication, line by line; unknown ones are left out. */
export function Facts({ entry, domain }: { entry: PublicationEntry; domain: string }) {
  const { item } = entry;
  const { details = {} } = item;
  const date = dateOf(item);
  const venue = venueOf(item).trim();
  const isInSeries = hasSeriesNumber({ nature: natureOf(item), container: venue });
  const number = isInSeries ? undefined : details.number;
  const facts: readonly Description[] = [
    {
      label: venueLabel(item),
      value: seriesText({ series: venue, seriesNumber: isInSeries ? details.number : undefined }),
    },
    {
      label: 'Dates et lieu',
      value: [formatPeriod(details.eventStart, details.eventEnd), placeText(details.eventPlace, details.eventCountry)]
        .filter(Boolean)
        .join(', '),
    },
    date
      ? { label: 'Date', value: formatPartialDate(date) }
      : { label: isYear(item.year) ? 'Année' : 'Parution', value: yearTitle(item.year) },
    { label: 'Édition', value: details.edition && editionText(details.edition, 'édition') },
    details.volume
      ? { label: 'Volume', value: [details.volume, number && `n°\u00a0${number}`].filter(Boolean).join(', ') }
      : { label: 'Numéro', value: number },
    { label: 'Titre du numéro', value: details.issueTitle },
    { label: 'Pages', value: item.pages?.trim() },
    { label: 'Numéro d’article', value: details.articleNumber },
    { label: natureOf(item) === 'article' ? 'Série' : 'Collection', value: seriesText(details) },
    { label: 'Sous la direction de', value: details.editors && shownNames(details.editors) },
    { label: 'Traduit par', value: details.translators && shownNames(details.translators) },
    {
      label: details.publisher?.trim() ? 'Éditeur' : 'Lieu',
      value: [details.place, details.publisher].filter(Boolean).join('\u00a0: '),
    },
    { label: 'Organisme', value: institutionOf(item) },
    { label: 'DOI', value: details.doi && <Away href={doiAddress(details.doi)}>{details.doi}</Away> },
    { label: 'HAL', value: details.halId && <Away href={halAddress(details.halId)}>{details.halId}</Away> },
    { label: 'arXiv', value: details.arxivId && <Away href={arxivAddress(details.arxivId)}>{details.arxivId}</Away> },
    { label: 'ISBN', value: details.isbn },
    { label: 'ISSN', value: details.issn },
    { label: 'Langue', value: details.language && languageOf(details.language) },
    { label: 'Statut', value: standingOf(details) },
    { label: 'Distinction', value: details.award },
    { label: 'Note', value: details.note?.trim() },
    { label: 'Domaine', value: domain },
    { label: 'Mots-clés', value: details.keywords?.join(' ·\u00a0') },
  ];
  return <DescriptionList facts={facts} />;
}

/** « Sous presse, évaluée par les pairs, audience internationale, sur invitation ». */
const standingOf = (details: PublicationDetails): string =>
  capitalised(
    [...(details.status ? [statusLabels[details.status].toLowerCase()] : []), ...standingWords(details)].join(', '),
  );

function Away({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** « Français » for `fr`; another code's French name, or the code itself where it has none. */
function languageOf(code: string): string {
  const known = languageLabels[code];
  if (known) return known;
  const name = isLanguageTag(code) ? new Intl.DisplayNames('fr', { type: 'language' }).of(code) : undefined;
  return name ? capitalised(name) : code;
}

/** What a list says of a publication beside its reference: its type; peer review, audience, invitation, award. */
import type { Language } from '@/lib/languages';
import { isTickedNature, natureName } from '@/lib/references/natures';
import { natureStoredAs } from './lists';
import { mentionLabels } from './record-words';
import type { PublicationEntry } from './statistics';
import { isPending, namedNatureOf } from './venue';
import { workWords } from './words/works';

type Mention = keyof typeof mentionLabels;
type Item = PublicationEntry['item'];

const holds: Readonly<Record<Mention, (item: Item) => boolean>> = {
  pairs: (item) => item.details?.peerReviewed === true && !isPending(item),
  invitation: ({ details }) => details?.invited === true,
  prix: ({ details }) => Boolean(details?.award?.trim()),
};

export const isMention = (value: string): value is Mention => Object.hasOwn(mentionLabels, value);

export const hasMention = (mention: Mention, item: Item): boolean => holds[mention](item);

/** « évaluée par les pairs », « audience internationale », « sur invitation », as far as true. */
export function standingWords(item: Item, language: Language = 'fr'): string[] {
  const texts = workWords[language].standing;
  const { audience } = item.details ?? {};
  const words = [
    holds.pairs(item) && texts.peerReviewed,
    audience && texts.audiences[audience],
    holds.invitation(item) && texts.invited,
  ];
  return words.filter((word) => typeof word === 'string');
}

/** The visitors' word for an article's stored type; unchanged for others, such as « SCOPUS ». */
export function typeLabel(type: string, language: Language = 'fr'): string {
  const nature = natureStoredAs(type);
  return nature ? natureName(nature, language) : type.trim() || natureName('article', language);
}

/** The label of a publication's badge; the French one is also the value of the type filter. */
export function typeOf(entry: PublicationEntry, language: Language = 'fr'): string {
  const nature = namedNatureOf(entry.item);
  if (entry.kind !== 'article') return natureName(nature, language);
  const { type } = entry.item;
  const isOfIndex = type.trim() !== '' && !natureStoredAs(type);
  return isTickedNature(nature) && !isOfIndex ? natureName(nature, language) : typeLabel(type, language);
}

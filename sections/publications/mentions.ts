/** Remarks on a publication: peer review, audience, invitation, award. */
import type { Language } from '@/lib/languages';
import { mentionLabels } from './record-words';
import type { PublicationEntry } from './statistics';
import { isPending } from './venue';
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

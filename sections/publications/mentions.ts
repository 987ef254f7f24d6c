/** Remarks on a publication: peer review, audience, invitation, prize. */
import type { Language } from '@/lib/languages';
import type { PublicationDetails } from './record-fields';
import { mentionLabels } from './record-words';
import { workWords } from './words/works';

type Mention = keyof typeof mentionLabels;

const holds: Readonly<Record<Mention, (details: PublicationDetails) => boolean>> = {
  pairs: ({ peerReviewed }) => peerReviewed === true,
  invitation: ({ invited }) => invited === true,
  prix: ({ award = '' }) => award.trim() !== '',
};

export const isMention = (value: string): value is Mention => Object.hasOwn(mentionLabels, value);

/** Whether a publication has a mention. */
export const hasMention = (mention: Mention, details: PublicationDetails = {}): boolean => holds[mention](details);

/** « évaluée par les pairs », « audience internationale », « sur invitation », as far as they hold. */
export function standingWords(
  { peerReviewed, audience, invited }: PublicationDetails,
  language: Language = 'fr',
): string[] {
  const said = workWords[language].standing;
  const words = [peerReviewed && said.peerReviewed, audience && said.audiences[audience], invited && said.invited];
  return words.filter((word) => typeof word === 'string');
}

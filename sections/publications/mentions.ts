/** Remarks on a publication: peer review, audience, invitation, prize. */
import type { PublicationDetails } from './record-fields';
import { audienceLabels } from './record-words';

/** By what the list can be filtered, in the words of the filter. */
export const mentionLabels = {
  pairs: 'Évaluées par les pairs',
  invitation: 'Sur invitation',
  prix: 'Primées',
} as const;
export type Mention = keyof typeof mentionLabels;

const holds: Readonly<Record<Mention, (details: PublicationDetails) => boolean>> = {
  pairs: ({ peerReviewed }) => peerReviewed === true,
  invitation: ({ invited }) => invited === true,
  prix: ({ award = '' }) => award.trim() !== '',
};

export const isMention = (value: string): value is Mention => Object.hasOwn(mentionLabels, value);

/** Whether a publication has a mention. */
export const hasMention = (mention: Mention, details: PublicationDetails = {}): boolean => holds[mention](details);

/** « évaluée par les pairs », « audience internationale », « sur invitation », as far as they hold. */
export function standingWords({ peerReviewed, audience, invited }: PublicationDetails): string[] {
  const words = [
    peerReviewed && 'évaluée par les pairs',
    audience && `audience ${audienceLabels[audience].toLowerCase()}`,
    invited && 'sur invitation',
  ];
  return words.filter((word) => typeof word === 'string');
}

/** The natures that an activity may have; an owner may type another. */

type Nature = { readonly label: string };

/** By the name under which a site may hide them; stored is the French label. In the order of a French CV. */
export const natures = {
  awards: { label: 'Prix et distinctions' },
  talks: { label: 'Conférences invitées et séminaires' },
  conferences: { label: 'Organisation de conférences' },
  reviewing: { label: 'Comités éditoriaux et relectures' },
  expertise: { label: 'Expertises' },
  stays: { label: 'Séjours à l’étranger' },
  societies: { label: 'Sociétés savantes' },
  outreach: { label: 'Diffusion et médias' },
} as const satisfies Readonly<Record<string, Nature>>;

const entries: readonly [string, Nature][] = Object.entries(natures);

/** The name of a nature of the list; `others` for the owner's own. */
export const nameOfNature = (label: string): string =>
  entries.find(([, nature]) => nature.label === label)?.[0] ?? 'others';

/** The natures of which an activity on a day is an event, that people may come to. */
const ofEvents: readonly string[] = [natures.talks.label, natures.conferences.label, natures.outreach.label];
export const isEventNature = (label: string): boolean => ofEvents.includes(label);

/** The natures that last by themselves. */
const ofMembers: readonly string[] = [natures.reviewing.label, natures.societies.label];

/**
 * Whether an activity lasts by its nature, so that one without an end is held today: a board, a membership. A review is
 * done once, whatever the list that it stands in.
 */
export const isLasting = ({ nature, role, startTime }: Readonly<Record<string, unknown>>): boolean =>
  ofMembers.includes(String(nature)) && !startTime && !/relect|review/i.test(String(role));

/** The labels of the list, in its order. */
export const natureLabels: readonly string[] = entries.map(([, { label }]) => label);

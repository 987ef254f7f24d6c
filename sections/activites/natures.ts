/** The natures that an activity may have; an owner may type another. */
import { offers } from '../item';

type Nature = { readonly label: string; readonly en: string; readonly ar: string };

/** By the name under which a site may hide them; stored is the French label. In the order of a French CV. */
export const natures = {
  awards: { label: 'Prix et distinctions', en: 'Awards and honours', ar: 'جوائز وتكريمات' },
  talks: {
    label: 'Conférences invitées et séminaires',
    en: 'Invited talks and seminars',
    ar: 'محاضرات بدعوة وندوات',
  },
  conferences: { label: 'Organisation de conférences', en: 'Conference organisation', ar: 'تنظيم المؤتمرات' },
  reviewing: {
    label: 'Comités éditoriaux et relectures',
    en: 'Editorial boards and reviewing',
    ar: 'هيئات التحرير وتحكيم المقالات',
  },
  expertise: { label: 'Expertises', en: 'Expert evaluation', ar: 'خبرات واستشارات' },
  stays: { label: 'Séjours à l’étranger', en: 'Stays abroad', ar: 'إقامات علمية في الخارج' },
  societies: { label: 'Sociétés savantes', en: 'Learned societies', ar: 'جمعيات علمية' },
  outreach: { label: 'Diffusion et médias', en: 'Outreach and media', ar: 'نشر المعرفة والإعلام' },
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

export const offeredNatures = offers(Object.fromEntries(entries.map(([, { label, ...words }]) => [label, words])));

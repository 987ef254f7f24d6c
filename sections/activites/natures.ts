/** The natures offered for an activity; an owner may type another. */
import { offers } from '../item';

type Nature = { readonly label: string; readonly en: string; readonly ar: string };

/** By the key under which a site may hide them; the French label is stored. In the order of a French CV. */
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
  exhibitions: { label: 'Expositions et commissariats', en: 'Exhibitions and curating', ar: 'معارض وتنظيمها' },
} as const satisfies Readonly<Record<string, Nature>>;

const entries: readonly [string, Nature][] = Object.entries(natures);

/** The key of a listed nature; `others` for the owner's own. */
export const nameOfNature = (label: string): string =>
  entries.find(([, nature]) => nature.label === label)?.[0] ?? 'others';

/** Natures of public events. */
const eventNatures: readonly string[] = [
  natures.talks.label,
  natures.conferences.label,
  natures.outreach.label,
  natures.exhibitions.label,
];
export const isEventNature = (label: string): boolean => eventNatures.includes(label);

/** Whether what names an activity is a title: of a talk, an event; not a sentence that says what it was. */
export const namesTitle = (nature: string, title: string): boolean =>
  isEventNature(nature) &&
  !/[«“"]|^(?:membre|présiden[tc]|(?:co-?)?organis|particip|animat|secrétaire|intervention|entretien|interview|conférence|fête|exposition|émission|café|atelier|table ronde)/iu.test(
    title,
  );

/** Natures that last. */
const lastingNatures: readonly string[] = [natures.reviewing.label, natures.societies.label];

/**
 * Whether an activity lasts by nature, so that without an end it is current: a board, a membership. A review is done
 * once, whatever its nature.
 */
export const isLasting = ({ nature, role, startTime }: Readonly<Record<string, unknown>>): boolean =>
  lastingNatures.includes(String(nature)) && !startTime && !/relect|review/i.test(String(role));

export const offeredNatures = offers(Object.fromEntries(entries.map(([, { label, ...words }]) => [label, words])));

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
  expertise: { label: 'Expertises', en: 'Expert missions', ar: 'خبرات واستشارات' },
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

/** The nature that the words of a pasted line tell; undefined for what may be several. */
export const natureIn = (line: string): string | undefined =>
  naturePatterns.find(([words]) => words.test(line))?.[1]?.label;
const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const naturePatterns: readonly (readonly [RegExp, Nature?])[] = [
  [
    /^(?!.*(?:jury|comité|expert|évaluat|nominé|finaliste)).*(?<!\p{L})(?:prix|médaille|distinction|lauréate?|award|palmes|prime)(?!\p{L})/iu,
    natures.awards,
  ],
  [
    /(?<!\p{L})(?:professeure?|chercheu(?:r|se)|enseignante?|visiting)\s(?:\p{L}+\s)?(?:invitée?|visiteu(?:r|se)|professor|scholar|fellow|researcher|scientist)/iu,
    undefined, // a guest, perhaps in the owner’s own country
  ],
  [
    /relect|review|referee|(?:comité|conseil|rédact\p{L}+)[^,;]* (?:édit|de rédaction|de lecture|en chef)|éditorial|editor(?!\p{L})|editorial/iu,
    natures.reviewing,
  ],
  [
    whole(
      String.raw`(?:co-?)?organis(?:ation(?!\s(?:mondiale|internationale|non|des nations|de coopération|pour))|at(?:eur|rice)s?|er|é)|comité (?:scientifique|de programme|d['’]organisation)|programme committee|(?:organi[sz]ing|program) committee|présidence de session`,
    ),
    natures.conferences,
  ],
  [
    whole(
      String.raw`fête de la science|grand public|vulgaris\p{L}+|(?:émission|chronique)\s(?:de\s)?(?:radio|télé)\p{L}*|radio(?:\s\p{Lu}\p{L}*)?|télé(?:vision)?|podcast|presse|médias?|interview|entretien|valorisation|France (?:Culture|Inter|Info|Bleu)|RFI`,
    ),
    natures.outreach,
  ],
  [/(?:invitée?|invited|keynote|séminaire|conférence|exposé|talk|discutante?)(?!\p{L})/iu, natures.talks],
  [/expert|évaluat/iu, natures.expertise],
  [whole('séjours?'), natures.stays],
  [
    /^(?:membre|adhérente?|présidente?|vice-présidente?|secrétaire|trésori[eè]re?)(?!\p{L})[^,;]*(?:société (?!anonyme)|association|académie)/iu,
    natures.societies,
  ],
];

export const offeredNatures = offers(Object.fromEntries(entries.map(([, { label, ...words }]) => [label, words])));

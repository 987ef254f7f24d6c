/** The nature, status and audience of works. Public pages load this module: it must not import a schema. */
import type { Language } from '../languages';
import { type Kind, type NamedFacts, type NatureFacts, natureRecords } from './nature-records';

export type Nature = keyof typeof natureRecords;
export const natures = Object.keys(natureRecords) as readonly string[] as readonly Nature[];

export const factsOf = (nature: Nature): NatureFacts<Nature> => natureRecords[nature];

/** Natures with their own name that are stored as another nature with a tick. */
const ticked = {
  'article-vulgarisation': {
    of: 'article',
    tick: 'popular',
    name: { fr: 'Article de vulgarisation', en: 'Article for the general public', ar: 'مقالة لعموم القراء' },
    plural: { fr: 'Articles de vulgarisation', en: 'Articles for the general public', ar: 'مقالات لعموم القراء' },
  },
  'conference-invitee': {
    of: 'communication',
    tick: 'invited',
    name: { fr: 'Conférence invitée', en: 'Invited talk', ar: 'محاضرة بدعوة' },
    plural: { fr: 'Conférences invitées', en: 'Invited talks', ar: 'محاضرات بدعوة' },
    countedAs: 'communications',
    asks: ['eventPlace', 'eventCountry'],
  },
  affiche: {
    of: 'communication',
    tick: 'poster',
    name: { fr: 'Affiche', en: 'Poster', ar: 'ملصق علمي' },
    plural: { fr: 'Affiches', en: 'Posters', ar: 'ملصقات علمية' },
  },
} as const satisfies Readonly<Record<string, NamedFacts & { readonly of: Nature; readonly tick: string }>>;
type TickedNature = keyof typeof ticked;
export const tickedNatures = Object.keys(ticked).filter(isTickedNature);
export type NamedNature = Nature | TickedNature;
export const namedNatures: readonly NamedNature[] = natures.flatMap((nature) => [
  nature,
  ...tickedNatures.filter((named) => ticked[named].of === nature),
]);
const named: Readonly<Record<NamedNature, NamedFacts>> = { ...natureRecords, ...ticked };

export function isTickedNature(nature: string): nature is TickedNature {
  return Object.hasOwn(ticked, nature);
}

/** The nature stored for a name. */
export const plainNature = (nature: NamedNature): Nature => (isTickedNature(nature) ? ticked[nature].of : nature);

export const tickOf = (nature: TickedNature) => ticked[nature].tick;

/** The name of a nature with these ticks. */
export const namedNature = (
  nature: Nature,
  ticks: { readonly [tick in ReturnType<typeof tickOf>]?: unknown } = {},
): NamedNature => tickedNatures.find((each) => ticked[each].of === nature && ticks[ticked[each].tick]) ?? nature;

export const namedFacts = (nature: NamedNature): NamedFacts => named[nature];
export const natureName = (nature: NamedNature, language: Language = 'fr'): string => named[nature].name[language];
/** Heading of lists. */
export const naturePlural = (nature: NamedNature, language: Language = 'fr'): string => named[nature].plural[language];
/** The French names, by which the site's own table is read too (read-csv.ts). */
export const natureNames: Readonly<Record<string, string>> = Object.fromEntries(
  namedNatures.map((nature) => [nature, natureName(nature)]),
);

/** A test whether a nature is one of these. */
export const among =
  <Some extends Nature>(...some: readonly Some[]) =>
  (nature: Nature): nature is Some =>
    some.some((other) => other === nature);

const isOf =
  (...kinds: readonly Kind[]) =>
  (nature: Nature): boolean =>
    kinds.includes(natureRecords[nature].kind);

/** Works in a journal or a newspaper; an issue is one of them for its title, volume and number. */
export const isInJournal = isOf('inJournal');

/** Parts of a book. */
export const isBookPart = isOf('inBook');

/** Works in a volume with others, a book or proceedings, which may belong to a series. */
export const isInVolume = isOf('inBook', 'talk');

/** Works whose authors are editors of others’ works. */
export const isDirection = (nature: Nature): boolean => factsOf(nature).isDirected === true;

/** Works that are a book. */
export const isWholeBook = isOf('book');

/** Works for a degree. */
export const isThesis = isOf('thesis');

/** Works made for a university, an institution or a museum, which the site shows in place of a series. */
export const isOfSchool = isOf('thesis', 'forInstitution');

/** Reports and patents, which have their own numbers. */
export const isNumbered = (nature: Nature): boolean => factsOf(nature).isNumbered === true;

export const statuses = [
  'parue',
  'sous-presse',
  'a-paraitre',
  'acceptee',
  'soumise',
  'en-preparation',
  'prepublication',
] as const;
export type Status = (typeof statuses)[number];
export const audiences = ['internationale', 'nationale'] as const;
export type Audience = (typeof audiences)[number];
/** Whether a talk was printed in the proceedings of its conference. */
export const proceedings = ['avec', 'sans'] as const;

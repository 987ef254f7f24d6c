/** The owner's choices for a dossier, as they are stored, sent and edited. */
import { z } from 'zod';
import { hasVisibleText, isWellFormed, wordsIn } from '@/lib/format/text';
import { languages } from '@/lib/languages';
import { styleIds } from '@/sections/publications/citing/styles/style-names';
import { listOrders } from '@/sections/publications/classes/orders';
import { allHeads } from './heads';
import { isBelow, type ModelId, modelIds, models } from './models';

/** Bounds of what is stored: far above any career, far below what would keep the site busy. */
export const mostDossiers = 100;
const mostWorks = 10;
export const mostWords = 100_000;
/** Signs of what the owner writes under one head. */
const mostSigns = 40_000;
export const mostPages = 100;

const year = z
  .number('Une année est un nombre')
  .int()
  .min(1900, 'Année trop ancienne')
  .max(2100, 'Année trop lointaine');
/** `section`, `section/group`, and `section/group/entry`; of a work, `section/works/entry`, whatever its class. */
const key = z.string().min(1).max(500);

const period = z.discriminatedUnion('is', [
  z.object({ is: z.literal('all') }),
  /** The current year and so many full years before it: the next making moves on by itself. */
  z.object({ is: z.literal('last'), years: z.number().int().min(1).max(50) }),
  z
    .object({ is: z.literal('between'), from: year, to: year })
    .refine(({ from, to }) => from <= to, 'La période doit finir après son début'),
]);
export type Period = z.output<typeof period>;

export const choicesSchema = z.object({
  model: z.enum(modelIds, 'Ce modèle n’existe pas'),
  lang: z.enum(languages, 'La langue est « fr », « en » ou « ar »'),
  scheme: z.enum(listOrders, 'La classification est « hceres », « aeres », « histoire » ou « droit »'),
  order: z.enum(['newest', 'oldest'], 'L’ordre est « newest » ou « oldest »'),
  style: z.enum(styleIds, 'Ce style de références n’existe pas').default('iso690'),
  /**
   * What stands over the works of no class, '' for « Autres travaux » in the language; null leaves them out. Dossiers
   * that were kept before this was asked had them.
   */
  unclassed: z.string().max(200, 'Ce titre ne doit pas dépasser 200 caractères').nullable().default(''),
  period,
  isAnonymous: z.boolean('« isAnonymous » doit être vrai ou faux'),
  /** What is ticked: keys of sections and groups, or `*` for all. What comes below one of them later is in, too. */
  groups: z.array(key).max(1000),
  /** Keys of the groups and entries below those that are left out. */
  left: z.array(key).max(20_000),
  /** Names of those who belong to the owner's unit, as the owner typed them. */
  unit: z
    .array(z.string().max(200, 'Un nom ne doit pas dépasser 200 caractères'))
    .max(500, 'Cinq cents noms au plus')
    .default([]),
  /** What the owner writes under the heads of the model, by their ids; a blank line begins a paragraph. */
  texts: z
    .record(
      z.string().max(100),
      z
        .string()
        .max(mostSigns, `Un texte ne doit pas dépasser ${mostSigns.toLocaleString('fr')} caractères`)
        .refine(isWellFormed, 'Le texte contient des caractères non valides'),
    )
    .default({}),
  /** How many words these may have in all; null for any number, absent for what its model says. */
  words: z
    .number('Un nombre de mots est un nombre')
    .int('Un nombre de mots est entier')
    .min(1, 'Un mot au moins')
    .max(mostWords, 'Cent mille mots au plus')
    .nullable()
    .optional(),
  /** Keys of the works that stand first; null for the newest of each making, proposed while nobody has chosen. */
  selected: z.array(key).max(mostWorks, 'Dix travaux choisis au plus').nullable(),
  /** How many pages it may have; null for any number, absent for what its model says. */
  pages: z
    .number('Un nombre de pages est un nombre')
    .int('Un nombre de pages est entier')
    .min(1, 'Une page au moins')
    .max(mostPages, 'Cent pages au plus')
    .nullable()
    .optional(),
});
export type Choices = z.output<typeof choicesSchema>;

/** What a change of model leaves as it is. */
export const lookSchema = choicesSchema.pick({
  ...{
    lang: true,
    scheme: true,
    order: true,
    style: true,
    unclassed: true,
    isAnonymous: true,
    unit: true,
    texts: true,
  },
});
export type Look = z.output<typeof lookSchema>;

type Works = {
  readonly hasWorks: boolean;
  readonly entries: readonly { readonly key: string; readonly years?: readonly number[] }[];
};

export const worksOf = (model: ModelId): number => models[model].works ?? 5;

/** The keys of the works that stand first: the chosen ones, else the newest that are not left out. */
export const firstWorks = (
  { selected, left, model }: Pick<Choices, 'selected' | 'left' | 'model'>,
  groups: readonly Works[],
): string[] =>
  selected ??
  groups
    .filter(({ hasWorks }) => hasWorks)
    .flatMap(({ entries }) => entries)
    .filter((entry) => !left.includes(entry.key))
    .toSorted((a, b) => (b.years?.[1] ?? 0) - (a.years?.[1] ?? 0))
    .slice(0, worksOf(model))
    .map((entry) => entry.key);

export const nameSchema = z
  .string('Donnez un nom à ce dossier')
  .trim()
  .refine(hasVisibleText, 'Donnez un nom à ce dossier')
  .max(200, 'Le nom ne doit pas dépasser 200 caractères')
  .refine(isWellFormed, 'Le nom contient des caractères non valides');

/** Ticks everything, also what the site does not have yet. */
export const everything = '*';

export const isGroupIn = ({ groups, left }: Pick<Choices, 'groups' | 'left'>, own: string): boolean =>
  !left.includes(own) && groups.some((each) => each === everything || isBelow(own, each));

export function withGroup<Given extends Pick<Choices, 'groups' | 'left'>>(
  given: Given,
  own: string,
  isIn: boolean,
): Given {
  const left = given.left.filter((each) => each !== own);
  const groups = isIn ? given.groups : given.groups.filter((each) => each !== own);
  const isCovered = isGroupIn({ groups, left }, own);
  if (isCovered === isIn) return { ...given, groups, left };
  return isIn ? { ...given, groups: [...groups, own], left } : { ...given, groups, left: [...left, own] };
}

/** The choices with these entries of a group ticked, and no other of it. */
export function withEntries<Given extends Pick<Choices, 'groups' | 'left'>>(
  given: Given,
  { key: own, entries }: { readonly key: string; readonly entries: readonly { readonly key: string }[] },
  ticked: ReadonlySet<string>,
): Given {
  const keys = entries.map((entry) => entry.key);
  const out = ticked.size === 0 ? [] : keys.filter((each) => !ticked.has(each));
  const { left, ...rest } = withGroup(given, own, ticked.size > 0);
  return { ...given, ...rest, left: [...left.filter((each) => !keys.includes(each)), ...out] };
}

/** How many pages a dossier may have; null for any number. */
export const pageLimit = ({ pages, model }: Pick<Choices, 'pages' | 'model'>): number | null =>
  pages === undefined ? (models[model].pages ?? null) : pages;

/** How many words its owner may write in all; null for any number. */
export const wordLimit = ({ words, model }: Pick<Choices, 'words' | 'model'>): number | null =>
  words === undefined ? (models[model].words ?? null) : words;

export const ownWordCount = ({ texts, model }: Pick<Choices, 'texts' | 'model'>): number =>
  wordsIn(
    allHeads(models[model].heads ?? [])
      .map(({ id }) => texts[id] ?? '')
      .join(' '),
  );

/** The first and last year of a period; null for all years. */
export function yearsOf(given: Period, today: string): readonly [first: number, last: number] | null {
  const thisYear = Number(today.slice(0, 4));
  if (given.is === 'all') return null;
  return given.is === 'last' ? [thisYear - given.years, thisYear] : [given.from, given.to];
}

/** Whether years are in a period; what says no year is in every period. */
export function isWithin(
  own: readonly [first: number, last: number] | undefined,
  years: readonly [first: number, last: number] | null,
): boolean {
  return !own || !years || (own[0] <= years[1] && own[1] >= years[0]);
}

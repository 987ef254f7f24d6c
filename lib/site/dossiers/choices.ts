/** The owner's choices for a dossier, as they are stored, sent and edited. */
import { z } from 'zod';
import { hasVisibleText, isWellFormed, wordsIn } from '@/lib/format/text';
import { languages } from '@/lib/languages';
import { styleIds } from '@/sections/publications/citing/styles/style-names';
import { listOrders } from '@/sections/publications/classes/orders';
import { isBelow } from './group-order';
import { allHeads } from './heads';
import { type ModelId, modelIds, models } from './models';

/** Limits on what is stored: far above any career, far below what would slow the site down. */
export const mostDossiers = 100;
const mostWorks = 10;
export const mostWords = 100_000;
/** Characters that the owner may write under one heading. */
const mostCharacters = 40_000;
export const mostPages = 100;

const year = z
  .number('Une année est un nombre')
  .int()
  .min(1900, 'Année trop ancienne')
  .max(2100, 'Année trop lointaine');
/** `section`, `section/group` or `section/group/entry`; for a work `section/works/entry`, whatever its class. */
const key = z.string().min(1).max(500);

const period = z.discriminatedUnion('is', [
  z.object({ is: z.literal('all') }),
  /** The current year and this many full years before it, so that the period moves along. */
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
   * Heading of works without a class, '' for « Autres travaux » in the language; null leaves them out. By default '',
   * as dossiers stored before this option have it.
   */
  unclassed: z.string().max(200, 'Ce titre ne doit pas dépasser 200 caractères').nullable().default(''),
  period,
  isAnonymous: z.boolean('« isAnonymous » doit être vrai ou faux'),
  /** Ticked: keys of sections and groups, or `*` for all, what is added below them later included. */
  groups: z.array(key).max(1000),
  /** Keys of groups and entries below those that are unticked. */
  left: z.array(key).max(20_000),
  /** Names of the members of the owner's unit, as typed. */
  unit: z
    .array(z.string().max(200, 'Un nom ne doit pas dépasser 200 caractères'))
    .max(500, 'Cinq cents noms au plus')
    .default([]),
  /** The owner's texts under the model's headings, by heading id; a blank line begins a paragraph. */
  texts: z
    .record(
      z.string().max(100),
      z
        .string()
        .max(mostCharacters, `Un texte ne doit pas dépasser ${mostCharacters.toLocaleString('fr')} caractères`)
        .refine(isWellFormed, 'Le texte contient des caractères non valides'),
    )
    .default({}),
  /** Limit on the words of these texts together; null for none, absent for the model's. */
  words: z
    .number('Un nombre de mots est un nombre')
    .int('Un nombre de mots est entier')
    .min(1, 'Un mot au moins')
    .max(mostWords, 'Cent mille mots au plus')
    .nullable()
    .optional(),
  /** Keys of the works that stand first; null for the newest each time, until the owner chooses. */
  selected: z.array(key).max(mostWorks, 'Dix travaux choisis au plus').nullable(),
  /** Page limit; null for none, absent for the model's. */
  pages: z
    .number('Un nombre de pages est un nombre')
    .int('Un nombre de pages est entier')
    .min(1, 'Une page au moins')
    .max(mostPages, 'Cent pages au plus')
    .nullable()
    .optional(),
});
export type Choices = z.output<typeof choicesSchema>;

/** Choices that changing the model keeps. */
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

/** Keys of the works that stand first: the chosen ones, else the newest that are not unticked. */
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

/** Ticks everything, including what is added later. */
export const everything = '*';

export const isGroupIn = ({ groups, left }: Pick<Choices, 'groups' | 'left'>, groupKey: string): boolean =>
  !left.includes(groupKey) && groups.some((each) => each === everything || isBelow(groupKey, each));

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

/** The choices with exactly these entries of a group ticked. */
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

/** Page limit of a dossier; null for none. */
export const pageLimit = ({ pages, model }: Pick<Choices, 'pages' | 'model'>): number | null =>
  pages === undefined ? (models[model].pages ?? null) : pages;

/** Limit on the owner's words in all; null for none. */
export const wordLimit = ({ words, model }: Pick<Choices, 'words' | 'model'>): number | null =>
  words === undefined ? (models[model].words ?? null) : words;

export const ownWordCount = ({ texts, model }: Pick<Choices, 'texts' | 'model'>): number =>
  wordsIn(
    allHeads(models[model].heads ?? [])
      .map(({ id }) => texts[id] ?? '')
      .join(' '),
  );

/** The first and last year of a period; null for all years. */
export function yearsOf(period: Period, today: string): readonly [first: number, last: number] | null {
  const thisYear = Number(today.slice(0, 4));
  if (period.is === 'all') return null;
  return period.is === 'last' ? [thisYear - period.years, thisYear] : [period.from, period.to];
}

/** Whether years overlap a period; an undated entry is in every one. */
export function isWithin(
  own: readonly [first: number, last: number] | undefined,
  years: readonly [first: number, last: number] | null,
): boolean {
  return !own || !years || (own[0] <= years[1] && own[1] >= years[0]);
}

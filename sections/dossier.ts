/** What a kind of section contributes to a dossier: a CV, an activity report, a file for a committee. */

import { says } from '@/lib/format/fold';
import { colon, comma, semicolon } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import type { Language } from '@/lib/languages';
import { blocksFromHtml } from '@/lib/typeset/from-html';
import { type Block, type Entry, type Inline, mapBlock, type Run, runsOf } from '@/lib/typeset/tree';
import type { Profile } from './profil/schema';
import type { StyleId } from './publications/citing/styles/style-names';
import type { ListOrder } from './publications/classes/orders';
import type { AnyKindId, ContentOf } from './registry';

export type DossierContext = {
  /** Language of headings and of the site's own words. */
  readonly lang: Language;
  readonly profile: Profile;
  readonly isAnonymous: boolean;
  /** How publications are classified. */
  readonly scheme: ListOrder;
  readonly order: 'newest' | 'oldest';
  /** Style of references; ISO 690 by default. */
  readonly style?: StyleId;
  /** The owner's heading for works without a class; '' for the product's. */
  readonly unclassedTitle?: string;
  /** ISO 8601, in the site's time zone. */
  readonly today: string;
  /** The site's contents by kind, internal ones too, for kinds that need another's. */
  readonly contents?: { readonly [Id in AnyKindId]?: ContentOf<Id> };
  /** The contents as typed, where those to be written are translated: some decisions depend on the owner's words. */
  readonly typed?: DossierContext['contents'];
  /** Texts of translated contents that are left in French; undefined where everything is in French. */
  readonly untranslated?: ReadonlySet<string>;
  /** Names of members of the owner's unit, marked in a classified list. */
  readonly unit?: readonly string[];
  /** Whether it follows the national form of reports. */
  readonly isTrame?: boolean;
  /** Whether the margin shows months and days, where known. */
  readonly hasFullDates?: boolean;
  /** The section's own title, for a kind without a heading. */
  readonly title?: string;
};

/** Something that the owner can tick; `years`: its first and last, if dated. */
export type DossierEntry = {
  readonly id: string;
  readonly label: string;
  readonly years?: readonly [first: number, last: number];
  /** Whether a post is current or past; absent where it does not say. */
  readonly isHeld?: boolean;
  /** Set if it should have a year and has none. */
  readonly isUndated?: true;
};

/**
 * Entries under one heading; `write` returns the blocks of the ticked ones, without the heading. If it returns a
 * heading of level 2 first, its own headings replace this one.
 */
export type DossierGroup = {
  readonly id: string;
  readonly heading: Readonly<Record<Language, string>>;
  /**
   * Whether its entries are works without a class: a dossier includes them only under a heading that its owner wants.
   */
  readonly isUnclassed?: true;
  readonly entries: readonly DossierEntry[];
  readonly write: (isTicked: (id: string) => boolean, works?: WorksToWrite) => readonly Block[];
};

/** For publications: all ticked works are numbered, but only some written. */
type WorksToWrite = {
  readonly isShown: (id: string) => boolean;
  /** Whether these are the chosen works that stand first, with their owner's comments. */
  readonly isChosen: boolean;
};

/** The groups of a section, in the order of a French CV. */
export type DossierOf<Id extends AnyKindId> = (
  content: ContentOf<Id>,
  context: DossierContext,
) => readonly DossierGroup[];

/** An entry and its written form. */
export type WrittenEntry = DossierEntry & { readonly blocks: readonly Block[] };

/** A group of entries, newest first. */
export function groupOf(
  id: string,
  heading: DossierGroup['heading'],
  entries: readonly WrittenEntry[],
  { order }: Pick<DossierContext, 'order'>,
): DossierGroup {
  const ordered = order === 'newest' ? entries : entries.toReversed();
  return {
    id,
    heading,
    entries: ordered.map(({ blocks: _, ...entry }) => entry),
    write: (isTicked) => ordered.filter((entry) => isTicked(entry.id)).flatMap(({ blocks }) => blocks),
  };
}

/** By last year, then first; undated ones come last. */
export const newestFirst = <Entry extends DossierEntry>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted(({ years: a = [0, 0] }, { years: b = [0, 0] }) => b[1] - a[1] || b[0] - a[0]);

/** A group of one entry, a rich text, parsed when written. */
export function richGroup(
  id: string,
  heading: DossierGroup['heading'],
  entry: DossierEntry,
  html: string,
  words: Words,
): DossierGroup {
  return {
    id,
    heading,
    entries: [entry],
    write: (isTicked) => (isTicked(entry.id) ? richBlocks(html, words) : []),
  };
}

/** A group of lines that form one list. */
export function listGroup(id: string, heading: DossierGroup['heading'], lines: readonly string[]): DossierGroup {
  const items = [...new Set(lines)];
  return {
    id,
    heading,
    entries: items.map((line) => ({ id: line, label: line })),
    write(isTicked) {
      const ticked = items.filter(isTicked);
      return ticked.length > 0 ? [{ type: 'list', items: ticked }] : [];
    },
  };
}

type Line = {
  /** In the margin. */
  readonly label: string;
  readonly title: string;
  readonly href?: string;
  /**
   * Follows the title, separated by commas; a fact that an earlier one contains is skipped: « Université de Rennes,
   * Rennes ».
   */
  readonly facts?: readonly (string | undefined)[];
  readonly details?: readonly (string | undefined)[];
};

/** « à venir, 14 décembre 2026 », for a future month or day: its year alone would look past. */
export function comingText(date = '', { lang, today }: Pick<DossierContext, 'lang' | 'today'>): string | undefined {
  if (date.length <= 4 || date <= today.slice(0, date.length)) return undefined;
  return [comingWords[lang], formatPartialDate(date, 'long', lang)].join(comma[lang]);
}
const comingWords = { fr: 'à venir', en: 'forthcoming', ar: 'قادم' } as const satisfies Record<Language, string>;

/** « 2019 · **Titre**, fait, fait », with details below. */
export function entryBlock({ label, title, href, facts = [], details = [] }: Line, words?: Words): Entry {
  const mark = (text: string) => (words?.untranslated ? frenchMark(text, words) : {});
  const nonEmpty = facts.filter(isNonEmpty);
  const rest = nonEmpty.filter((fact, at) => !nonEmpty.slice(0, at).some((before) => says(before, fact)));
  const text: Run[] = [
    { text: title.trim(), bold: true, ...(href && { href }), ...mark(title) },
    ...rest.map((fact) => ({ text: `, ${fact}`, ...mark(fact) })),
  ];
  const lines = details.filter(isNonEmpty).flatMap((detail): Inline[] => {
    const { lang } = mark(detail) as Pick<Run, 'lang'>;
    return linesOf(detail).map((line) => (lang ? [{ text: line, lang }] : line));
  });
  return { type: 'entry', label, text, ...(lines.length > 0 && { details: lines }) };
}

/** « Jury : … »; undefined for a blank text. */
export function labelled(label: string, text: string | undefined, lang: DossierContext['lang']): string | undefined {
  if (!isNonEmpty(text)) return undefined;
  return label + colon[lang] + linesOf(text).join(semicolon[lang]);
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Words = Pick<DossierContext, 'lang' | 'untranslated'>;

/** Whether a text of the owner is in French within a document of another language. */
export const isFrench = (text: string, { lang, untranslated }: Words): boolean =>
  lang !== 'fr' && text !== '' && (untranslated?.has(text) ?? true);

/** The `lang` of a run of the owner that is in French within a document of another language. */
export const frenchMark = (text: string, words: Words): Pick<Run, 'lang'> =>
  isFrench(text, words) ? { lang: 'fr' } : {};

function richBlocks(html: string, words: Words): readonly Block[] {
  const blocks = blocksFromHtml(html);
  if (!isFrench(html, words)) return blocks;
  const marked = (text: Inline): Inline => runsOf(text).map((run) => ({ lang: 'fr', ...run }));
  return blocks.map((block) => mapBlock(block, marked, (text) => text));
}

/** The year of an ISO date. */
export const yearOfToday = ({ today }: Pick<DossierContext, 'today'>): number => Number(today.slice(0, 4));

/** An entry's years, if any. */
export const withYears = (years: DossierEntry['years']): Pick<DossierEntry, 'years'> => (years ? { years } : {});

const isNonEmpty = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

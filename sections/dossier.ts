/** What a kind of section says in a dossier: a CV, an activity report, a file for a committee. */

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
  /** The language of headings and of the site's own words. */
  readonly lang: Language;
  readonly profile: Profile;
  readonly isAnonymous: boolean;
  /** How publications are classified. */
  readonly scheme: ListOrder;
  readonly order: 'newest' | 'oldest';
  /** How references are written; ISO 690 where none is given. */
  readonly style?: StyleId;
  /** What the owner writes over the works that are in no class; the product's own words where that is ''. */
  readonly unclassedTitle?: string;
  /** ISO 8601, the day in the site's time zone. */
  readonly today: string;
  /** The contents of the site's sections by kind, internal ones too, for a kind that needs another's. */
  readonly contents?: { readonly [Id in AnyKindId]?: ContentOf<Id> };
  /** The contents as their owner typed them, where those to be written are translated: words decide by these. */
  readonly typed?: DossierContext['contents'];
  /** Of translated contents, the texts that are left in French; undefined where all that the owner wrote is French. */
  readonly untranslated?: ReadonlySet<string>;
  /** The names of those who belong to the owner's unit, whom a classified list marks. */
  readonly unit?: readonly string[];
  /** Whether it follows the national form of reports. */
  readonly isTrame?: boolean;
  /** Whether the margin says months and days, where they are known. */
  readonly hasFullDates?: boolean;
  /** The section's own title, for a kind that has no heading of its own. */
  readonly title?: string;
};

/** Something that the owner can tick; `years` are the first and last it belongs to, where it says them. */
export type DossierEntry = {
  readonly id: string;
  readonly label: string;
  readonly years?: readonly [first: number, last: number];
  /** Set of a post that is held today. */
  readonly isHeld?: boolean;
  /** Set where it should say a year and says none. */
  readonly isUndated?: true;
};

/**
 * Entries under one heading; `write` gives the blocks of the ticked ones, without the heading. One that begins with a
 * heading of level 2 has its entries under several headings of its own, in the place of that one.
 */
export type DossierGroup = {
  readonly id: string;
  readonly heading: Readonly<Record<Language, string>>;
  /** Whether its entries are works of no class: a dossier has them only under a heading that its owner wants. */
  readonly isUnclassed?: true;
  readonly entries: readonly DossierEntry[];
  readonly write: (isTicked: (id: string) => boolean, works?: WorksToWrite) => readonly Block[];
};

/** Of publications: all ticked works are numbered, and some of them written. */
type WorksToWrite = {
  readonly isShown: (id: string) => boolean;
  /** Whether these are the chosen ones, which stand first, with what their owner says of them. */
  readonly isChosen: boolean;
};

/** The groups of a section, in the order of a French CV. */
export type DossierOf<Id extends AnyKindId> = (
  content: ContentOf<Id>,
  context: DossierContext,
) => readonly DossierGroup[];

/** An entry and what is written of it. */
export type WrittenEntry = DossierEntry & { readonly blocks: readonly Block[] };

/** A group of entries, given with the newest first. */
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

/** By the last year of each, then the first; what says none comes last. */
export const newestFirst = <Entry extends DossierEntry>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted(({ years: a = [0, 0] }, { years: b = [0, 0] }) => b[1] - a[1] || b[0] - a[0]);

/** A group of one entry, a rich text, which is read when it is written. */
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

/** A group of lines, which stand in one list. */
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
  /** What follows the title, between commas, each unless one before it has said it: « Université de Rennes, Rennes ». */
  readonly facts?: readonly (string | undefined)[];
  readonly details?: readonly (string | undefined)[];
};

/** « à venir, 14 décembre 2026 », of a month or day that is to come: its year alone would read as what is done. */
export function comingText(date = '', { lang, today }: Pick<DossierContext, 'lang' | 'today'>): string | undefined {
  if (date.length <= 4 || date <= today.slice(0, date.length)) return undefined;
  return [comingWords[lang], formatPartialDate(date, 'long', lang)].join(comma[lang]);
}
const comingWords = { fr: 'à venir', en: 'forthcoming', ar: 'قادم' } as const satisfies Record<Language, string>;

/** « 2019 · **Titre**, fait, fait », and its details below. */
export function entryBlock({ label, title, href, facts = [], details = [] }: Line): Entry {
  const given = facts.filter(isGiven);
  const rest = given.filter((fact, at) => !given.slice(0, at).some((before) => says(before, fact))).join(', ');
  const text: Run[] = [
    { text: title.trim(), bold: true, ...(href && { href }) },
    ...(rest ? [{ text: `, ${rest}` }] : []),
  ];
  const lines: Inline[] = details.filter(isGiven).flatMap((detail) => linesOf(detail));
  return { type: 'entry', label, text, ...(lines.length > 0 && { details: lines }) };
}

/** « Jury : … »; undefined for a blank text. */
export function labelled(label: string, text: string | undefined, lang: DossierContext['lang']): string | undefined {
  if (!isGiven(text)) return undefined;
  return label + colon[lang] + linesOf(text).join(semicolon[lang]);
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Words = Pick<DossierContext, 'lang' | 'untranslated'>;

/** Whether a text of the owner's is French in a document of another language. */
export const isFrench = (text: string, { lang, untranslated }: Words): boolean =>
  lang !== 'fr' && text !== '' && (untranslated?.has(text) ?? true);

/** The mark of a run of the owner's that is French in a document of another language. */
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

/** An entry's years, where it says them. */
export const withYears = (years: DossierEntry['years']): Pick<DossierEntry, 'years'> => (years ? { years } : {});

const isGiven = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

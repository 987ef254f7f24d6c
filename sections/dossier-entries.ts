/** What the dossiers of many kinds share: a group made of entries that are written one by one. */
import { colon, comma, semicolon } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import type { Language } from '@/lib/languages';
import { blocksFromHtml } from '@/lib/typeset/from-html';
import { runsOf } from '@/lib/typeset/inline';
import { mapBlock } from '@/lib/typeset/map-texts';
import type { Block, Entry, Inline, Run } from '@/lib/typeset/tree';
import type { DossierContext, DossierEntry, DossierGroup } from './dossier';

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
  /** What follows the title, between commas. */
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
  const rest = facts.filter(isGiven).join(', ');
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

/** The lines of a text that say something. */
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

/** The blocks of the owner's rich text. */
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

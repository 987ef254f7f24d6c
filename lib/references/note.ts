/** Writes into a note the facts that a publication has no field for, so that an import loses none of them. */

import { counted } from '@/lib/format/french';
import { isPlaceholder } from './placeholder';
import { patternOf } from './plain-patterns';
import templates from './words/facts.json' with { type: 'json' };
import extra from './words/zotero-extra.json' with { type: 'json' };

/** Each as it was typed; an unknown one is absent. */
export type Remarks = {
  readonly version?: string;
  /** « 414 », « xvi, 414 p. » */
  readonly pageCount?: string;
  /** « LNCS », and the number in it. */
  readonly series?: string;
  readonly seriesNumber?: string;
  /** The title of a conference's proceedings. */
  readonly proceedings?: string;
  readonly facts?: Facts;
  /** Notes, and other sentences of their own. */
  readonly texts?: readonly (string | undefined)[];
};

/** Fields that formats have and a publication does not. */
export type Facts = { readonly [Fact in keyof typeof templates]?: string | undefined };

/** The sentence for a text that needs no label. */
const sentenceOf = (fact: string, text: string): string | undefined =>
  fact === 'volumes' && /^\d+$/.test(text)
    ? counted(Number(text), 'volume', 'volumes')
    : { chapter: /^\p{L}{3}/u, collaboration: /collabor/i }[fact]?.test(text)
      ? text
      : undefined;

function sentencesOf(facts: Facts): string[] {
  const values = new Map<string, string | undefined>(Object.entries(facts));
  return Object.entries(templates).flatMap(([fact, template]) => {
    const text = values.get(fact) ?? '';
    return isPlaceholder(text) ? [] : (sentenceOf(fact, text.trim()) ?? template.replace('{}', () => text.trim()));
  });
}

/**
 * One text of sentences, plain or with the markup of `texts`: « Numéro spécial. Version 2. Collection « LNCS », 1234 »;
 * '' when there is nothing to say.
 */
export function noteFrom({
  version,
  pageCount = '',
  series,
  seriesNumber,
  proceedings,
  facts = {},
  texts = [],
}: Remarks): string {
  const all = [
    ...texts,
    version && versionText(version),
    /\d/.test(pageCount) ? pageCount.trim().replace(/\d$/, '$&\u00a0p.') : undefined,
    series && `Collection «\u00a0${series}\u00a0»${seriesNumber ? `, ${seriesNumber}` : ''}`,
    proceedings && `Actes «\u00a0${proceedings}\u00a0»`,
    ...sentencesOf(facts),
  ];
  const sentences = all.flatMap((text) => text?.trim() || []);
  const isRepeated = (text: string, index: number) =>
    sentences.slice(0, index).some((before) => sentence(before).includes(sentence(text)));
  return sentences
    .filter((text, index) => !isRepeated(text, index))
    .map((text, index, { length }) => (index === length - 1 || /[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

/** « Version 2 » from « 2 », « v2 » or « version 2 ». */
function versionText(version: string): string {
  const bare = version
    .trim()
    .replace(/^(?:versi\p{L}{1,3}(?!\p{L})\.?|(?:v(?:ers?)?|rel(?:ease)?)[.\s]*(?=\d))\s*:?\s*/iu, '');
  return isPlaceholder(bare) ? '' : `Version ${bare}`;
}

/** « . Un texte. », so that it is only found in other texts as a whole sentence. */
const sentence = (text: string): string => `. ${text.replace(/[.!?…]$/, '')}. `;

/**
 * Whether a note, or a line of one, is about a database's record, not about the work: how often it is cited, the address
 * of an author, the work's references. Scopus and the Web of Science write such notes.
 */
export const isAboutRecord = (note: string): boolean => databaseLabels.test(note);

const databaseLabels = patternOf('<databaseLabels>', 'i');

/** Removes from a note the data that programs keep in it: that of Juris-M, and Zotero's address of a preprint. */
export const withoutStores = (note: string): string =>
  note.replace(/^[ \t]*mlzsync\d+:\d{4}\\?\{.*\}/gm, '\n').replace(/^[ \t]*\\?_eprint[ \t]*:.*$/gm, '');

// Reads the « Label: value » lines of a note (Zotero's « Extra »), for values without a field in the exported format.

const line = /^\s*([a-z][a-z -]{0,30}|tex\.\w{1,40})\s*:\s*(.*)$/i;

/**
 * `members`: members of CSL-JSON that have a field in BibTeX exports too; `noted`: those that stand only in the note
 * there; `unread`: labels whose values say nothing about the work, or repeat a field.
 */
const { members, noted, unread } = extra;

const memberOf: ReadonlyMap<string, string> = new Map([
  ...[...members, ...noted].map((name): [string, string] => [name.toLowerCase(), name]),
  ['place', 'publisher-place'],
  ['eventplace', 'event-place'],
  ['conference-name', 'event-title'],
  ['meeting-name', 'event-title'],
]);

/** The member and value of a line of Zotero's Extra; `member` is absent when the value is ignored. */
function extraIn(text: string): { readonly member?: string; readonly value: string } | undefined {
  const [, words, value = ''] = line.exec(text) ?? [];
  const label = words?.toLowerCase().trim().replaceAll(' ', '-') ?? '';
  const member = memberOf.get(label);
  if (member !== undefined) return { member, value };
  return unread.includes(label) || label.startsWith('tex.') ? { value } : undefined;
}

export const isOnlyInNote = (member: string): boolean => noted.includes(member);

/**
 * `remarks`: the author's own lines of a note, without the data of programs and databases; `extra`: the members of
 * CSL-JSON that the other lines stand for. A line that `isKept` is in both.
 */
export function splitNote(note: string, isKept: (member: string, value: string) => boolean = () => false) {
  const extra = new Map<string, string>();
  const remarks: string[] = [];
  for (const line of withoutStores(note).split('\n')) {
    const bare = line.replace(/[{}]/g, '').trim();
    const { member = '', value } = extraIn(bare) ?? {};
    if (value && member !== '' && !extra.has(member)) extra.set(member, value);
    if (!isAboutRecord(bare) && (value === undefined || isKept(member, value))) remarks.push(line);
  }
  return { extra, remarks };
}

/** Shared by the readers: entries by their tags, tables that map tags to an item, and the limits on an entry. */
import { quoted } from '@/lib/format/french';
import { boundedList } from '@/lib/names/name';
import { areDirectors, readNames, saysOthers } from '@/lib/names/read-names';
import { TooSlow, withinProcessorTime } from '../time-limit';
import { workOf } from './deduce';
import type { Item, People } from './item';
import { languageOf } from './languages';
import { plainText } from './plain-text';
import type { Entry } from './work';

/** The values of an entry by tag. Remembers which tags were asked for, so that a remark can name the others. */
export class Tagged {
  readonly #tags: ReadonlyMap<string, readonly string[]>;
  readonly #asked = new Set<string>();

  constructor(tags: ReadonlyMap<string, readonly string[]>) {
    this.#tags = tags;
  }

  all(...tags: readonly string[]): string[] {
    return tags.flatMap((tag) => {
      this.#asked.add(tag);
      return (this.#tags.get(tag) ?? []).filter((value) => value.trim() !== '');
    });
  }

  first(...tags: readonly string[]): string | undefined {
    return this.all(...tags)[0];
  }

  unread(): string[] {
    const hasValue = (values: readonly string[]) => values.some((value) => value.trim() !== '');
    return [...this.#tags].flatMap(([tag, values]) => (!this.#asked.has(tag) && hasValue(values) ? tag : []));
  }

  get size(): number {
    return [...this.#tags.values()].flat().reduce((sum, value) => sum + value.length, 0);
  }
}

/** For each member of an item: tags, of which the first with a value counts, or a function of the entry. */
export type Table<Source extends Tagged = Tagged> = {
  readonly [Member in keyof Item]?:
    | (Item[Member] extends string | undefined ? string : never)
    | ((entry: Source) => Item[Member]);
};

export const itemOf = <Source extends Tagged>(entry: Source, table: Table<Source>): Item =>
  Object.fromEntries(
    Object.entries(table).map(([member, row]) => [
      member,
      typeof row === 'function' ? row(entry) : entry.first(...row.split(' ')),
    ]),
  );

/** For a table: all values of these tags. */
export const all =
  (tags: string) =>
  (entry: Tagged): string[] =>
    entry.all(...tags.split(' '));

/** For a table: the people in these tags, where each value is a name or a list of names. */
export const people =
  (tags: string) =>
  (entry: Tagged): People | undefined =>
    peopleIn(all(tags)(entry), entry.first('LA'));

/** The people that texts name, in a work of this language. A comma at the end of a name marks a body. */
export const peopleIn = (texts: readonly string[], language = ''): People | undefined =>
  texts.length === 0
    ? undefined
    : {
        names: readNames(
          texts.map((text) => plainText(boundedList(text)).replace(/^([^,{}]+),$/, '{$1}')),
          languageOf(language),
        ),
        andOthers: texts.some(saysOthers) || undefined,
        areDirectors: texts.some(areDirectors) || undefined,
      };

export function unreadRemark(names: readonly string[]): string[] {
  const quotedNames = names.slice(0, 20).map((name) => quoted(name.slice(0, 40)));
  if (names.length === 0) return [];
  return [`${names.length === 1 ? 'Champ laissé' : 'Champs laissés'} de côté\u00a0: ${quotedNames.join(', ')}.`];
}

const maxMilliseconds = 2000;
const maxKey = 500;

type Head = { readonly line: number; readonly key?: string | undefined; readonly text: string };

type Read =
  | { readonly item: Item; readonly odd?: readonly string[]; readonly faults?: readonly string[] }
  | { readonly refused: string };

/**
 * Reads an entry within a time limit. It gets the faults as remarks before the odd ones; if it is refused, they follow
 * the reason. `called` names it when it takes too long.
 */
export function boundedEntry({ line, key, text }: Head, read: () => Read, called = 'Cette entrée'): Entry {
  const head = { line, key: key?.slice(0, maxKey) || undefined };
  try {
    return withinProcessorTime(maxMilliseconds, (): Entry => {
      const found = read();
      if ('refused' in found) return { ...head, refused: found.refused, text };
      const { item, odd = [], faults = [] } = found;
      const result = workOf(item);
      if ('refused' in result) return { ...head, refused: [result.refused, ...faults].join(' '), text };
      const all = [...faults, ...odd];
      return { ...head, work: result.work, ...(all.length > 0 && { odd: all }) };
    });
  } catch (error) {
    if (error instanceof TooSlow) return { ...head, refused: `${called} demande trop de temps à lire.`, text };
    throw error;
  }
}

export type RawEntry = {
  readonly line: number;
  readonly lines: readonly string[];
  readonly tags: ReadonlyMap<string, readonly string[]>;
};

const maxSize = 1024 * 1024;

/** The entry read from tags. `key` is the tag of its key; `oddIn` gives the remarks. */
export function taggedEntry(
  { line, lines, tags }: RawEntry,
  key: string,
  read: (entry: Tagged) => Item,
  oddIn: (entry: Tagged) => readonly string[] = () => [],
): Entry {
  const entry = new Tagged(tags);
  const text = lines.slice(0, 60).join('\n').slice(0, 2000);
  return boundedEntry({ line, key: entry.first(key), text }, () =>
    entry.size > maxSize
      ? { refused: 'Cette entrée est trop longue\u00a0: 1\u00a0Mo au plus.' }
      : { item: read(entry), odd: oddIn(entry) },
  );
}

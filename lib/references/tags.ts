/** The common part of the readers: what an entry says by its tags, a table of them, an entry within its bounds. */
import { quoted } from '@/lib/format/french';
import { boundedList } from '@/lib/names/name';
import { areDirectors, readNames, saysOthers } from '@/lib/names/read-names';
import { TooSlow, withinProcessorTime } from '../time-limit';
import { workOf } from './deduce';
import type { Item, People } from './item';
import { languageOf } from './languages';
import { plainText } from './plain-text';
import type { Entry } from './work';

/** What an entry says, by its tags; which of them are asked for is kept, so that the others can be told. */
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
    const isSaid = (values: readonly string[]) => values.some((value) => value.trim() !== '');
    return [...this.#tags].flatMap(([tag, values]) => (!this.#asked.has(tag) && isSaid(values) ? tag : []));
  }

  get size(): number {
    return [...this.#tags.values()].flat().reduce((sum, value) => sum + value.length, 0);
  }
}

/** Tags, of which the first that says something counts, or what is made of an entry. */
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

/** A row of all values of tags. */
export const all =
  (tags: string) =>
  (entry: Tagged): string[] =>
    entry.all(...tags.split(' '));

/** A row of people: of these tags, each value a name or a list of names. */
export const people =
  (tags: string) =>
  (entry: Tagged): People | undefined =>
    peopleIn(all(tags)(entry), entry.first('LA'));

/** The people of texts, in a work of this language; a comma at the end says that a body has no given names. */
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

/** The remark on what is not read. */
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
 * The entry whose item `read` gives, with its faults and what else is odd about it, or why it is refused, with its faults
 * too. `called` is what its refusal calls it.
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

/** The entry of tags, with its key and the remarks on what of it is not read. */
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

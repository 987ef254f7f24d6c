/**
 * Splits a BibTeX file into entries and fields, each with its line. A faulty field is read as far as possible, with a
 * remark; only an entry without any readable field is broken, and reading resumes at the next line that begins with
 * `@type{`. Time is linear in the length of the file.
 */
import { quoted } from '@/lib/format/french';
import { Body, Broken, beginsEntry, nextEntry, unopened, unsigned } from './bibtex-body';

/** Values are TeX; field names are in lower case, and of two equal names the first counts. */
export type RawEntry = {
  readonly type: string;
  readonly key: string;
  readonly line: number;
  readonly text: string;
  readonly fields: ReadonlyMap<string, string>;
  /** Abbreviations that no `@string` of the file defines, with the field that uses them. */
  readonly unknown: ReadonlyMap<string, string>;
  /** Remarks on the parts that were left out or guessed, in French sentences. */
  readonly odd: readonly string[];
};
export type BrokenEntry = {
  readonly line: number;
  readonly key: string;
  readonly text: string;
  readonly broken: string;
};

const opening = /@[ \t]*([A-Za-z][\w-]*)\s*([{(])/y;
const maxShown = 2000;

/** The entries of a file, in order, without `@string`, `@preamble` and `@comment`. */
export function* splitBibtex(text: string): Generator<RawEntry | BrokenEntry> {
  const macros = new Map<string, string>();
  const lineAt = lineCounter(text);
  const commentEnd = commentEnds(text);
  const nextUnsigned = unsignedAfter(text);
  let position = 0;
  for (;;) {
    const start = text.indexOf('@', position);
    const bare = nextUnsigned(position);
    if (bare && (start === -1 || bare.index < start)) {
      position = nextEntry(text, bare.index + bare[0].length);
      const broken = `Le signe ${quoted('@')} est attendu avant ${quoted(bare[1] ?? '')}.`;
      yield {
        line: lineAt(bare.index),
        key: '',
        text: text.slice(bare.index, Math.min(position, bare.index + maxShown)).trimEnd(),
        broken,
      };
      continue;
    }
    if (start === -1) return;
    opening.lastIndex = start;
    const [head, type = '', guard] = opening.exec(text) ?? [];
    if (isOutOfUse(text, start)) {
      position = start + 1;
      continue;
    }
    const shown = (end: number) => text.slice(start, Math.min(end, start + maxShown)).trimEnd();
    if (head === undefined) {
      position = start + 1;
      unopened.lastIndex = start;
      const [found, word] = unopened.exec(text) ?? [];
      if (found === undefined || !/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 40), start))) continue;
      position = nextEntry(text, position);
      yield {
        line: lineAt(start),
        key: '',
        text: shown(position),
        broken:
          word === undefined
            ? `Un type est attendu après ${quoted('@')}.`
            : `Une accolade est attendue après ${quoted(`@${word}`)}.`,
      };
      continue;
    }
    const kind = type.toLowerCase();
    if (kind === 'comment') {
      position = commentEnd(start + head.length);
      continue;
    }
    const body = new Body(text, start + head.length, guard === '(' ? ')' : '}', macros);
    const line = lineAt(start);
    try {
      if (kind === 'preamble') body.value();
      else if (kind === 'string') body.string();
      else {
        const entry = body.entry();
        body.notClosedTooEarly();
        const odd = entry.odd.map((remark) => remark.on(lineAt(remark.at), line));
        yield { type: kind, line, text: shown(body.position), ...entry, odd };
      }
      position = body.position;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      position = nextEntry(text, Math.max(start + head.length, error.resume));
      const message = error.on(lineAt(error.at), line);
      const found =
        kind === 'preamble' || kind === 'string'
          ? undefined
          : fieldsByLine(text.slice(start + head.length, position), macros);
      if (found?.fields.has('title')) yield { type: kind, line, text: shown(position), ...found, odd: [message] };
      else yield { line, key: found?.key ?? '', text: shown(position), broken: message };
    }
  }
}

/** Finds the next entry without its « @ ». Remembers it, so that the same text is not searched twice. */
function unsignedAfter(text: string): (from: number) => RegExpExecArray | null {
  let next: RegExpExecArray | null | undefined;
  return (from) => {
    if (next === undefined || (next && next.index < from)) {
      unsigned.lastIndex = from;
      next = unsigned.exec(text);
    }
    return next;
  };
}

function lineCounter(text: string): (at: number) => number {
  let [counted, line] = [0, 1];
  return (at) => {
    for (; counted < at; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    return line;
  };
}

/** Whether the « @ » belongs to an email address, or to a commented-out entry: `% @article{…`. */
const isOutOfUse = (text: string, at: number): boolean =>
  /[\w.+-]$/.test(text.slice(Math.max(0, at - 1), at)) ||
  /(?:^|\n)[ \t]*%[^\n]*$/.test(text.slice(Math.max(0, at - 200), at));

/**
 * Where a comment ends: at its brace, with the entries that it encloses. When an entry begins on a line after other
 * words, the brace is missing: the comment is then the word `@comment` alone, as for BibTeX, so that no entry is lost.
 */
function commentEnds(text: string): (from: number) => number {
  let openUntil = 0; // no brace closes a comment before this position: keeps the time linear
  return (from) => {
    if (from < openUntil) return from;
    const isAroundEntries = /^\s*@/.test(text.slice(from, from + 1000));
    let depth = 1;
    for (let at = from; at < text.length; at += 1) {
      const sign = text[at];
      if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      if (depth === 0) return at + 1;
      if (sign === '\n' && !isAroundEntries && beginsEntry(text, at + 1)) {
        openUntil = at;
        return from;
      }
    }
    openUntil = text.length;
    return from;
  };
}

/** When braces or quotation marks do not match, a field begins with `name =` or `name:` after a line end or a comma. */
const maxFields = 200;
const field =
  /(?:^|[\n,;])[ \t]{0,80}"?([A-Za-z][\w-]{0,40})"?[ \t]*(?:=[ \t]*(?=["{\w])|:[ \t]*(?=["{]|\d{4}\s*[,}\n]))/g;

/** The key and fields found that way in the text from an entry's brace to the next entry. */
function fieldsByLine(body: string, macros: ReadonlyMap<string, string>) {
  const [, key = ''] = /^\s{0,80}([^\s,={}()"]{0,200})\s{0,80}(?:,|\n)/.exec(body.slice(0, 500)) ?? [];
  const fields = new Map<string, string>();
  const starts = Array.from(body.matchAll(field)).slice(0, maxFields);
  for (const [index, start] of starts.entries()) {
    const [found, name = ''] = start;
    const value = valueIn(body.slice(start.index + found.length, starts[index + 1]?.index));
    if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), macros.get(value.toLowerCase()) ?? value);
  }
  return { key, fields, unknown: new Map<string, string>() };
}

function valueIn(text: string): string {
  const value = text.trim();
  const [first = ''] = value;
  if (first === '{') {
    const end = closingBrace(value);
    if (end !== undefined && /^[\s,;})]*$/.test(value.slice(end))) return value.slice(1, end);
  } else if (first === '"') {
    const end = value.lastIndexOf('"');
    if (end > 0) return withPairs(value.slice(1, end));
  } else return value.split(/[\s,;}]/)[0] ?? '';
  return withPairs(value.replace(/^["{]|[\s,;}"]+$/g, ''));
}

function closingBrace(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

function withPairs(text: string): string {
  let depth = 0;
  for (const [sign] of text.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth < 0) break;
  }
  return (depth === 0 ? text : text.replace(/[{}]/g, '')).trim();
}

/** Reads the text between the braces of a BibTeX entry, sign by sign. */
import { quoted } from '@/lib/format/french';

type EntryFields = {
  readonly key: string;
  readonly fields: Map<string, string>;
  readonly unknown: Map<string, string>;
  readonly odd: Broken[];
};

export class Body {
  readonly text: string;
  position: number;
  readonly end: '}' | ')';
  readonly macros: Map<string, string>;

  constructor(text: string, position: number, end: '}' | ')', macros: Map<string, string>) {
    this.text = text;
    this.position = position;
    this.end = end;
    this.macros = macros;
  }

  /**
   * The fields, with remarks on those that are odd; throws `Broken` when mismatched braces, quotation marks or signs
   * leave the fields in doubt.
   */
  entry(): EntryFields {
    const read: EntryFields = { key: this.#key(), fields: new Map(), unknown: new Map(), odd: [] };
    while (!this.#closes()) this.#field(read);
    this.position += 1;
    return read;
  }

  string(): void {
    const name = this.#word(/([^\s=,{}()"#%\\]+)\s*=/y)?.toLowerCase();
    if (name === undefined) throw new Broken('Cette abréviation (@string) n’a pas de nom, LIGNE.', this.#next());
    this.macros.set(name, this.value());
    this.#comma();
    if (!this.#closes()) throw new Broken('Cette abréviation (@string) n’est pas fermée, LIGNE.', this.#next());
    this.position += 1;
  }

  /** One or more pieces joined by « # »; '' when there is none. */
  value(unknown: (macro: string) => void = () => undefined): string {
    let value = this.#piece(unknown);
    while (this.text[this.#next()] === '#') {
      this.position = this.#next() + 1;
      value += this.#piece(unknown);
      if (value.length > maxValue) throw new Broken('Une valeur est trop longue, LIGNE.', this.position);
    }
    return value;
  }

  /** Throws when fields follow the closing brace: a value with a brace too many has closed the entry early. */
  notClosedTooEarly(): void {
    const rest = this.text.slice(this.position, this.position + 300);
    if (/^\s*[,}]?\s*[A-Za-z][\w-]*[ \t]*=[ \t]*["{\d]/.test(rest))
      throw new Broken('Une accolade ferme cette entrée trop tôt, LIGNE.', this.position);
  }

  /** Reads the key and its comma; '' when there is none. A key without a comma ends with its line. */
  #key(): string {
    const start = this.#next();
    const word = this.#word(/([^,={}"\n]*)/y)?.trim() ?? '';
    const sign = this.text[this.#next()];
    if (sign === ',' || sign === this.end) {
      this.#comma();
      return word;
    }
    const [, key] = sign === '=' ? (/^([^\s"]+)\s+[a-z][\w-]*$/i.exec(word) ?? []) : [];
    if (key !== undefined) {
      this.position = start + key.length; // a comma is missing before the first field
      return key;
    }
    const isAlone = word !== '' && this.text.slice(start, this.position).includes('\n');
    if (!isAlone) this.position = start;
    return isAlone ? word : '';
  }

  #field({ fields, unknown, odd }: EntryFields): void {
    const start = this.#next();
    const typed = this.#word(/([^=,{}()"#%\\]+)/y)?.trim();
    const sign = this.text[this.#next()];
    const words = typed?.split('\n') ?? [];
    const name = words.pop()?.trim().toLowerCase() ?? '';
    if (name === '' || (sign !== '=' && sign !== ',' && sign !== this.end))
      throw new Broken(`Un nom de champ et son signe ${quoted('=')} sont attendus, LIGNE.`, start);
    const [, named, bareValue] = sign === '=' ? [] : (/^([a-z][\w-]{0,40})\s*:\s*(\S.*)$/.exec(name) ?? []);
    if (named !== undefined && bareValue !== undefined) {
      if (!fields.has(named)) fields.set(named, bareValue);
      this.#comma();
      return;
    }
    const valueless = sign === '=' ? words : [...words, name];
    const last = Array.from(fields.keys()).at(-1) ?? '';
    if (/^keywords?$/.test(last) && valueless.length > 0)
      fields.set(last, [fields.get(last), ...valueless].join(', ')); // keywords whose braces are missing
    else
      for (const word of valueless)
        odd.push(new Broken(`Le champ ${quoted(word.trim().slice(0, 40))} n’a pas de valeur, LIGNE.`, start));
    if (sign !== '=') {
      this.#comma();
      return;
    }
    this.position += 1;
    const value = this.value((macro) => unknown.set(macro, name));
    if (!fields.has(name)) fields.set(name, value);
    if (this.#comma() || this.#closes() || nextField.test(this.text.slice(this.position, this.position + 80))) return;
    if (this.position >= this.text.length || this.text[this.position] === '@')
      throw new Broken(`Le champ ${quoted(name.slice(0, 40))} n’est pas fermé, LIGNE.`, start, this.position);
    throw new Broken(`Une virgule est attendue après le champ ${quoted(name.slice(0, 40))}, LIGNE.`, this.position);
  }

  #piece(unknown: (macro: string) => void): string {
    const start = this.#next();
    const sign = this.text[start];
    if (sign !== '{' && sign !== '"') return this.#inOtherQuotes(start) ?? this.#bare(unknown);
    this.position = sign === '{' ? this.#braced(start + 1) : this.#quoted(start + 1);
    return this.text.slice(start + 1, this.position - 1);
  }

  /** A value in other quotation marks, « '…' » or « “…” »; undefined when they do not enclose all of it. */
  #inOtherQuotes(start: number): string | undefined {
    const mark = ({ "'": "'", '“': '”' } as const)[this.text[start] ?? ''];
    if (mark === undefined) return undefined;
    const limit = start + 5000;
    for (let at = this.text.indexOf(mark, start + 1); at !== -1 && at < limit; at = this.text.indexOf(mark, at + 1)) {
      if (!this.#endsValue(at + 1)) continue;
      const value = this.text.slice(start + 1, at);
      if (/[,\n]\s*[a-z][\w-]*\s*=/i.test(value)) return undefined;
      this.position = at + 1;
      return value;
    }
    return undefined;
  }

  /** A number, an abbreviation, or words whose braces are missing; '' when there is no value. */
  #bare(unknown: (macro: string) => void): string {
    const start = this.position;
    const typed = this.#word(this.end === ')' ? /([^,#{}"\n=)]*)/y : /([^,#{}"\n=]*)/y) ?? '';
    const isJoined = this.text[this.position] === '=' && /\S\s+\S+\s*$/.test(typed); // without its comma, the value runs into the name of the next field
    const rest = this.text[this.position] === '=' && !isJoined ? (this.#word(/([^,{}"\n]*)/y) ?? '') : ''; // the « = » stands in an address
    const words = isJoined ? typed.replace(/\s*\S+\s*$/, '') : typed + rest;
    this.position = start + words.length;
    const bare = words.trim();
    const known = this.macros.get(bare.toLowerCase());
    if (known === undefined && /^\p{L}[\p{L}\p{N}_.:+-]*$/u.test(bare)) unknown(bare);
    return known ?? bare;
  }

  /** The position after the brace that closes the one before `from`. */
  #braced(from: number): number {
    let depth = 1;
    for (let at = from; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === '{') depth += 1;
      else if (sign === '}') {
        depth -= 1;
        if (depth === 0) return at + 1;
      } else if (sign === '\n' && beginsEntry(this.text, at + 1))
        throw new Broken('Une accolade ouverte ICI n’est pas fermée.', from, at);
    }
    throw new Broken('Une accolade ouverte ICI n’est pas fermée.', from, this.text.length);
  }

  /** The same for a quotation mark. A mark that no end of value follows belongs to a quotation within the value. */
  #quoted(from: number): number {
    let depth = 0;
    for (let at = from; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      else if (sign === '"' && depth === 0 && this.#endsValue(at + 1)) return at + 1;
      else if (sign === '"' && depth === 0 && fieldBefore.test(this.text.slice(Math.max(from, at - 80), at)))
        throw new Broken('Un guillemet ouvert ICI n’est pas fermé.', from - 1, at);
      else if (sign === '\n' && beginsEntry(this.text, at + 1))
        throw new Broken('Un guillemet ouvert ICI n’est pas fermé.', from, at);
      if (depth < 0) throw new Broken('Une accolade fermée ICI n’est pas ouverte.', at);
    }
    throw new Broken('Un guillemet ouvert ICI n’est pas fermé.', from, this.text.length);
  }

  #endsValue(at: number): boolean {
    const rest = this.text.slice(at, at + 200);
    return valueEnd.test(rest) || (this.end === ')' && /^\s*\)/.test(rest));
  }

  #word(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#next();
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    this.position = pattern.lastIndex;
    return found[1];
  }

  #comma(): boolean {
    if (this.text[this.#next()] !== ',') return false;
    while (this.text[this.#next()] === ',') this.position = this.#next() + 1;
    return true;
  }

  #closes(): boolean {
    const at = this.#next();
    if (this.text[at] === this.end) this.position = at;
    return this.text[at] === this.end;
  }

  /** Moves to the next sign that is neither a space nor in a TeX comment. */
  #next(): number {
    let at = this.position;
    for (; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === '%') {
        const end = this.text.indexOf('\n', at);
        at = end === -1 ? this.text.length : end;
      } else if (sign !== ' ' && sign !== '\n' && sign !== '\t' && sign !== '\u00a0') break;
    }
    this.position = at;
    return at;
  }
}

/** A quotation mark after this opens the next field, so the mark that should close the field before is missing. */
const fieldBefore = /,\s*[A-Za-z][\w-]*[ \t]*=[ \t]*$/;
const nextField = /^[^\s=,{}()"#%\\]+\s*=/;
/** What may follow a value: a comma and the next field, a field without its comma, or the end of the entry or text. */
const valueEnd = /^\s*(?:,\s*(?:$|[,}%@)]|[^\s=,{}()"#%\\][^=,{}()"#%\\\n]{0,60}=)|[#}%]|$|[^\s=,{}()"#%\\]{1,60}\s*=)/;

/** In characters; without a limit, joining abbreviations of abbreviations with `#` could grow exponentially. */
const maxValue = 100_000;

/**
 * `at` is the position of the mistake, `resume` where the search for the next entry begins. In the message, `, LIGNE`
 * becomes the line of the mistake and ` ICI` « à la ligne 5 », or nothing and « ici » on the entry's first line.
 */
export class Broken extends Error {
  readonly at: number;
  readonly resume: number;

  constructor(message: string, at: number, resume = at) {
    super(message);
    this.at = at;
    this.resume = resume;
  }

  /** The message for a mistake on `line`, in the entry that begins on line `first`. */
  on(line: number, first: number): string {
    const isOwn = line === first;
    return this.message
      .replace(' ICI', isOwn ? ' ici' : ` à la ligne ${line}`)
      .replace(', LIGNE', isOwn ? '' : `, ligne ${line}`);
  }
}

const beginning = /^[ \t]*@[ \t]*[A-Za-z][\w-]*\s*[{(]/my;

/** Whether an entry begins at `at`, the start of a line. */
export function beginsEntry(text: string, at: number): boolean {
  beginning.lastIndex = at;
  return beginning.test(text);
}

const types =
  'article|book|inbook|incollection|inproceedings|conference|proceedings|collection|phdthesis|mastersthesis|thesis|techreport|report|unpublished|misc|online';

/** An entry without its brace, or without the word of its type. Any other word after « @ » is no entry. */
export const unopened = new RegExp(`@[ \\t]*(?:(${types})\\b|\\{[^\\s,{}=]{1,200},)`, 'iy');
/** An entry without its « @ », at the start of a line. */
export const unsigned = new RegExp(`^[ \\t]*(${types})[ \\t]*\\{[^\\s,{}=]{1,200},`, 'gim');

const unsignedHere = new RegExp(unsigned.source, 'imy');

function begins(text: string, at: number): boolean {
  unopened.lastIndex = at + (/^[ \t]*/.exec(text.slice(at, at + 40))?.[0].length ?? 0);
  unsignedHere.lastIndex = at;
  return beginsEntry(text, at) || unopened.test(text) || unsignedHere.test(text);
}

/** `from` if an entry begins there, else the start of the next line that begins one, or the end. */
export function nextEntry(text: string, from: number): number {
  if (text[from] === '@') return from;
  for (let at = from; at !== -1 && at < text.length; ) {
    const line = text.indexOf('\n', at);
    if (line === -1) break;
    if (begins(text, line + 1)) return line + 1;
    at = line + 1;
  }
  return text.length;
}

/**
 * Splits a BibTeX file into entries and fields, each with its line. It is stricter than TeX: whatever cannot be read whole is
 * refused with its line, and reading goes on at the next line that begins with `@type{`. Time is linear in the length of the file.
 */
import { quoted } from '@/lib/format/french';

/** Values are TeX; names of fields are in lower case, and of two equal ones the first counts. */
export type RawEntry = {
  readonly type: string;
  readonly key: string;
  readonly line: number;
  readonly text: string;
  readonly fields: ReadonlyMap<string, string>;
  /** Abbreviations that no `@string` of the file defines, with the field that uses them. */
  readonly unknown: ReadonlyMap<string, string>;
};
export type BrokenEntry = { readonly line: number; readonly key: string; readonly text: string; readonly broken: string };

const opening = /@[ \t]*([A-Za-z][\w-]*)\s*([{(])/y;
const maxShown = 2000;

/**
 * `at` is where the entry is wrong, `resume` where the search for the next begins. In the message, `, LIGNE` stands for the line of
 * `at`; it is left out where that is the entry's own, where ` ICI` is « ici » instead.
 */
class Broken extends Error {
  constructor(
    message: string,
    readonly at: number,
    readonly resume = at,
  ) {
    super(message);
  }

  on(line: number | null): string {
    return this.message.replace(' ICI', line === null ? ' ici' : ` à la ligne ${line}`).replace(', LIGNE', line === null ? '' : `, ligne ${line}`);
  }
}

/** The entries of a file, in their order, without `@string`, `@preamble` and `@comment`. */
export function* splitBibtex(text: string): Generator<RawEntry | BrokenEntry> {
  const macros = new Map<string, string>();
  let position = 0;
  let line = 1;
  let counted = 0;
  let areCommentsClosed = true; // after one that is not, none is searched for its end, which would take time
  const lineAt = (at: number): number => {
    for (; counted < at; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    return line;
  };
  for (;;) {
    const start = text.indexOf('@', position);
    if (start === -1) return;
    opening.lastIndex = start;
    const [head, type = '', guard] = opening.exec(text) ?? [];
    const isWord = start > 0 && /[\w.+-]/.test(text[start - 1] ?? ''); // an address of mail
    if (head === undefined || isWord || isCommented(text, start)) {
      position = start + 1;
      continue;
    }
    const body = new Body(text, start + head.length, guard === '(' ? ')' : '}', macros);
    const kind = type.toLowerCase();
    if (kind === 'comment') {
      const end: number | undefined = areCommentsClosed ? body.skipped() : undefined;
      areCommentsClosed = end !== undefined;
      position = end ?? start + head.length;
      continue;
    }
    const entryLine = lineAt(start);
    const shown = (end: number) => text.slice(start, Math.min(end, start + maxShown)).trimEnd();
    try {
      if (kind === 'preamble') body.value();
      else if (kind === 'string') body.string();
      else {
        const { key, fields, unknown } = body.entry();
        body.notClosedTooEarly();
        yield { type: kind, key, line: entryLine, text: shown(body.position), fields, unknown };
      }
      position = body.position;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      position = nextEntry(text, Math.max(start + head.length, error.resume));
      const key = /^\s*([^\s,={}()]*)\s*,/.exec(text.slice(start + head.length, start + head.length + 200))?.[1] ?? '';
      const wrong = error.at >= counted ? lineAt(error.at) : entryLine;
      yield { line: entryLine, key, text: shown(position), broken: error.on(wrong === entryLine ? null : wrong) };
    }
  }
}

/** `% @article{…` is out of use. */
const isCommented = (text: string, at: number): boolean => /(?:^|\n)[ \t]*%[^\n]*$/.test(text.slice(Math.max(0, at - 200), at));

const beginning = /^[ \t]*@[ \t]*[A-Za-z][\w-]*\s*[{(]/my;

/** `from` if an entry begins there, else the next line that begins one, or the end. */
function nextEntry(text: string, from: number): number {
  if (text[from] === '@') return from;
  for (let at = from; at !== -1 && at < text.length; ) {
    const line = text.indexOf('\n', at);
    if (line === -1) break;
    beginning.lastIndex = line + 1;
    if (beginning.test(text)) return line + 1;
    at = line + 1;
  }
  return text.length;
}

/** What stands between the braces of an entry. */
class Body {
  constructor(
    readonly text: string,
    public position: number,
    readonly end: '}' | ')',
    readonly macros: Map<string, string>,
  ) {}

  entry(): { key: string; fields: Map<string, string>; unknown: Map<string, string> } {
    const fields = new Map<string, string>();
    const unknown = new Map<string, string>();
    const key = this.#word(/[ \t\n]*([^,={}\n"]*?)[ \t\n]*(?=,|\})/y);
    if (key !== undefined) this.#comma();
    while (!this.#closes()) {
      const name = this.#word(/\s*([^\s=,{}()"#%\\]+)\s*=/y)?.toLowerCase();
      if (name === undefined) throw new Broken(`Un nom de champ et son signe ${quoted('=')} sont attendus, LIGNE.`, this.#next());
      const start = this.position;
      const value = this.value((macro) => unknown.set(macro, name));
      if (!fields.has(name)) fields.set(name, value);
      if (!this.#comma()) {
        if (this.#closes()) break;
        if (this.position >= this.text.length || this.text[this.position] === '@')
          throw new Broken(`Le champ ${quoted(name.slice(0, 40))} n’est pas fermé, LIGNE.`, start, this.position);
        throw new Broken(`Une virgule est attendue après le champ ${quoted(name.slice(0, 40))}, LIGNE.`, this.position);
      }
    }
    this.position += 1;
    return { key: key ?? '', fields, unknown };
  }

  string(): void {
    const name = this.#word(/\s*([^\s=,{}()"#%\\]+)\s*=/y)?.toLowerCase();
    if (name === undefined) throw new Broken('Cette abréviation (@string) n’a pas de nom, LIGNE.', this.#next());
    this.macros.set(name, this.value());
    this.#comma();
    if (!this.#closes()) throw new Broken('Cette abréviation (@string) n’est pas fermée, LIGNE.', this.#next());
    this.position += 1;
  }

  /** One or more pieces, joined by « # ». */
  value(unknown: (macro: string) => void = () => undefined): string {
    let value = this.#piece(unknown);
    while (this.text[this.#next()] === '#') {
      this.position = this.#next() + 1;
      value += this.#piece(unknown);
      if (value.length > maxValue) throw new Broken('Une valeur est trop longue, LIGNE.', this.position);
    }
    return value;
  }

  /** Where a comment ends, entries in it included; undefined when its braces do not balance. */
  skipped(): number | undefined {
    let depth = 1;
    for (let at = this.position; at < this.text.length; at += 1) {
      if (this.text[at] === '{') depth += 1;
      else if (this.text[at] === '}') depth -= 1;
      if (depth === 0) return at + 1;
    }
    return undefined;
  }

  /** A brace too many in a value closes its entry early: the other fields stand behind it. */
  notClosedTooEarly(): void {
    const rest = this.text.slice(this.position, this.position + 300);
    if (/^\s*[,}]?\s*[A-Za-z][\w-]*[ \t]*=[ \t]*["{\d]/.test(rest)) throw new Broken('Une accolade ferme cette entrée trop tôt, LIGNE.', this.position);
  }

  #piece(unknown: (macro: string) => void): string {
    const start = this.#next();
    const sign = this.text[start];
    if (sign === '{' || sign === '"') {
      this.position = sign === '{' ? this.#braced(start + 1) : this.#quoted(start + 1);
      return this.text.slice(start + 1, this.position - 1);
    }
    const bare = this.#word(/\s*([^\s,#{}()"=]+)/y);
    if (bare === undefined) throw new Broken('Une valeur manque, LIGNE.', start);
    if (/^\d+$/.test(bare)) return bare;
    const known = this.macros.get(bare.toLowerCase());
    if (known === undefined) unknown(bare);
    return known ?? bare;
  }

  /** The position after the brace that closes what is open at `from`. */
  #braced(from: number): number {
    let depth = 1;
    for (let at = from; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === '{') depth += 1;
      else if (sign === '}') {
        depth -= 1;
        if (depth === 0) return at + 1;
      } else if (sign === '\n' && this.#beginsEntry(at + 1)) throw new Broken('Une accolade ouverte ICI n’est pas fermée.', from, at);
    }
    throw new Broken('Une accolade ouverte ICI n’est pas fermée.', from, this.text.length);
  }

  #quoted(from: number): number {
    let depth = 0;
    for (let at = from; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      else if (sign === '"' && depth === 0) return at + 1;
      else if (sign === '\n' && this.#beginsEntry(at + 1)) throw new Broken('Un guillemet ouvert ICI n’est pas fermé.', from, at);
      if (depth < 0) throw new Broken('Une accolade fermée ICI n’est pas ouverte.', at);
    }
    throw new Broken('Un guillemet ouvert ICI n’est pas fermé.', from, this.text.length);
  }

  #beginsEntry(at: number): boolean {
    beginning.lastIndex = at;
    return beginning.test(this.text);
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

  /** The next sign that is neither a space nor in a comment of TeX. */
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

/** What `#` may join, so that abbreviations of abbreviations cannot grow without bound. */
const maxValue = 100_000;

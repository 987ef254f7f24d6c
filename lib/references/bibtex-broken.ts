/** Faults of a BibTeX file, and where the next entry begins behind them. */

/**
 * `at` is where the entry is wrong, `resume` where the search for the next begins. In the message, `, LIGNE` stands for
 * the
 * line of `at`; it is left out where that is the entry's own, where ` ICI` is « ici » instead.
 */
export class Broken extends Error {
  readonly at: number;
  readonly resume: number;

  constructor(message: string, at: number, resume = at) {
    super(message);
    this.at = at;
    this.resume = resume;
  }

  /** The message for what is on `line`, in the entry that begins on `first`. */
  on(line: number, first: number): string {
    const isOwn = line === first;
    return this.message
      .replace(' ICI', isOwn ? ' ici' : ` à la ligne ${line}`)
      .replace(', LIGNE', isOwn ? '' : `, ligne ${line}`);
  }
}

const beginning = /^[ \t]*@[ \t]*[A-Za-z][\w-]*\s*[{(]/my;

/** Whether the line that begins there begins an entry. */
export function beginsEntry(text: string, at: number): boolean {
  beginning.lastIndex = at;
  return beginning.test(text);
}

const types =
  'article|book|inbook|incollection|inproceedings|conference|proceedings|collection|phdthesis|mastersthesis|thesis|techreport|report|unpublished|misc|online';

/** An entry that lacks its brace, or the word of its type; any other word behind the sign is none. */
export const unopened = new RegExp(`@[ \\t]*(?:(${types})\\b|\\{[^\\s,{}=]{1,200},)`, 'iy');
/** One that lacks its sign, at the beginning of a line. */
export const unsigned = new RegExp(`^[ \\t]*(${types})[ \\t]*\\{[^\\s,{}=]{1,200},`, 'gim');

const unsignedHere = new RegExp(unsigned.source, 'imy');

function begins(text: string, at: number): boolean {
  unopened.lastIndex = at + (/^[ \t]*/.exec(text.slice(at, at + 40))?.[0].length ?? 0);
  unsignedHere.lastIndex = at;
  return beginsEntry(text, at) || unopened.test(text) || unsignedHere.test(text);
}

/** `from` if an entry begins there, else the next line that begins one, or the end. */
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

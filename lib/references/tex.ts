/** TeX of bibliographies as plain text. */
import { parse } from '@retorquere/bibtex-parser';
import { withAccents } from './tex-accents';
import { withCommands, withQuotes } from './tex-commands';

/** Called with each command that nobody knows how to print. */
type OnUnknownCommand = (command: string) => void;

/**
 * The plain texts of `values`, in their order. Markup such as `<i>` may be left for lib/references/plain-text.ts. Formulas stay as they
 * were typed, but for what is only raised or lowered, or one sign. Of a command that is not known the argument is left, and one without stays as
 * typed: a word too many is better than a hole. What is no TeX at all, or too long for the parser, is left without its braces.
 */
export function texts(values: readonly string[], onUnknown: OnUnknownCommand = () => undefined): string[] {
  const accented = values.map(withAccents);
  const plain = accented.map(withoutCommands);
  for (const chunk of chunksOf(accented)) {
    const read = tolerantly(
      chunk.map((at) => accented[at] ?? ''),
      onUnknown,
    );
    for (const [index, at] of chunk.entries()) plain[at] = read[index] ?? '';
  }
  return plain;
}

/** Which of the texts the parser reads together. */
function chunksOf(values: readonly string[]): number[][] {
  const chunks: number[][] = [];
  let size = maxChunk;
  for (const [at, value] of values.entries()) {
    if (!command.test(value) || value.length > maxParsed) continue;
    size += value.length;
    if (size > maxChunk) {
      chunks.push([]);
      size = value.length;
    }
    chunks.at(-1)?.push(at);
  }
  return chunks;
}

/** All at once, which is faster; where something is wrong each by itself, and what is wrong as it was typed. */
function tolerantly(values: readonly string[], onUnknown: OnUnknownCommand): string[] {
  try {
    return decoded(values, onUnknown);
  } catch {
    return values.length === 1 ? values.map(withoutCommands) : values.flatMap((value) => tolerantly([value], onUnknown));
  }
}

/** What only the parser knows: a command that is no escaped sign, a formula. */
const command = /\\(?![&%#_])|\$/;

const withoutCommands = (value: string): string =>
  withQuotes(value)
    .replaceAll('~', '\u00a0')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replace(/[{}\\]/g, ''); // last: in `-{}-` they keep two hyphens apart

/** The time of the parser grows faster than the length of what it reads. */
const maxChunk = 4000;
const maxParsed = 8000;

function decoded(values: readonly string[], onUnknown: OnUnknownCommand): string[] {
  const formulas: string[] = [];
  const fields = values.map((value, index) => `t${index} = {${prepared(value, formulas)}}`);
  const unknownNames = new Set<string>();
  const { entries, errors } = parse(`@misc{k, ${fields.join(', ')}}`, {
    sentenceCase: false,
    applyCrossRef: false,
    unsupported: (node, tex) => {
      const known = node.type === 'macro' ? words.get(String(node.content)) : undefined;
      if (known === undefined && node.type === 'macro') unknownNames.add(String(node.content));
      return known ?? tex;
    },
  });
  for (const name of unknownNames) onUnknown(`\\${name.slice(0, 60)}`);
  const withoutNames = values.map((value) =>
    value.replace(/(?<!\\)\\([a-zA-Z]{1,60})(?:(\*?(?:\[[^\]]{0,200}\])?\s*)(?=\{)|)/g, (found, name: string, before?: string) =>
      unknownNames.has(name) ? (before === undefined ? `\\textbackslash{}${name}` : '') : found,
    ),
  );
  if (withoutNames.some((value, index) => value !== values[index])) return decoded(withoutNames, () => undefined);
  const [entry] = entries;
  if (errors.length > 0 || entry === undefined) throw new Error(errors[0]?.error ?? 'no entry');
  return values.map((_, index) => finished(entry.fields[`t${index}`] ?? '', formulas));
}

/** Hides formulas and angle brackets from the parser; a `%` in a value is a per cent sign, not a comment. */
function prepared(value: string, formulas: string[]): string {
  return withQuotes(withCommands(value))
    .replace(/[\uE000-\uE002]/g, '')
    .replace(/\\up(?=\s*\{)/g, '\\textsuperscript')
    .replace(/\\((?:La|Bib|Xe|Lua)?TeX)(e?)\b/g, (_, name: string, two: string) => `{${name}${two && '2e'}}`)
    .replace(/\\[\s\S]|\$([^$]{1,2000})\$|[$%<>]/g, (found, formula?: string) => {
      if (formula !== undefined) return simple(formula) ?? `\uE000${formulas.push(found) - 1}\uE000`;
      if (found === '$' || found === '%') return `\\${found}`;
      if (found === '<') return '\uE001';
      return found === '>' ? '\uE002' : found;
    })
    .replace(/\\$/, '');
}

/** A formula that is only raised or lowered letters, a rank, or one sign: `$_2$`, `$^{\rm e}$`, `$4^{th}$`, `$\alpha$`. */
function simple(formula: string): string | undefined {
  const [, rank = '', sign, word = ''] =
    /^\s*(?:\{\}\s*)?(\d{1,4}|[IVXLC]{1,6}|)\s*([_^])\s*\{?\s*(?:\\(?:text|mathrm|textrm|rm|mbox)\b\s*)?\{?\s*([\p{L}\d+-]{1,8})\s*\}{0,2}\s*$/u.exec(
      formula,
    ) ?? [];
  if (word !== '' && (rank === '' || /^(?:st|nd|rd|th|er?|[èe]re|i?[èe]me)$/.test(word)))
    return `${rank}\\text${sign === '^' ? 'super' : 'sub'}script{${word}}`;
  if (/^\s*\{?\s*\^\s*\{?\s*\\circ\s*\}{0,2}\s*$/.test(formula)) return '°';
  return greek.get(/^\s*\\([a-zA-Z]+)\s*$/.exec(formula)?.[1] ?? '');
}

function finished(text: string, formulas: readonly string[]): string {
  return text
    .replace(/ı(?=\p{M})/gu, 'i')
    .replace(/ȷ(?=\p{M})/gu, 'j')
    .replace(/«[ \u00a0]+/g, '«\u00a0')
    .replace(/[ \u00a0]+»/g, '\u00a0»')
    .replaceAll('/\u200b', '/') // a `\slash`, after which a line may end
    .normalize('NFC')
    .replaceAll('\uE001', '<')
    .replaceAll('\uE002', '>')
    .replace(/\uE000(\d+)\uE000/g, (_, index: string) => formulas[Number(index)] ?? '');
}

const greek = new Map([
  ...Array.from('αβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΦΨΩ', (letter, index): [string, string] => [greekNames()[index] ?? '', letter]),
  ['ell', 'ℓ'],
  ['infty', '∞'],
]);

function greekNames(): string[] {
  return 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega'.split(
    ' ',
  );
}

// biome-ignore format: a table
const withoutText = [
  'textnormal', 'textmd', 'textsf', 'textlf', 'underline', 'uline', 'uppercase', 'lowercase', 'MakeUppercase', 'MakeLowercase', 'bsc', 'bf',
  'bfseries', 'itshape', 'upshape', 'scshape', 'rmfamily', 'sffamily', 'ttfamily', 'mdseries', 'normalfont', 'small', 'footnotesize', 'protect',
  'xspace', 'nocite', 'foreignlanguage', 'text', 'ignorespaces', 'unskip', 'null', 'selectlanguage', 'sf', 'slshape', 'noop', 'nobreak',
  'NoCaseChange', 'fsc', 'textulc', 'mbox', 'hbox', 'fbox', 'ul', 'hl', 'nohyphens', 'allowhyphens', 'relax', 'linebreak', 'nolinebreak', 'par',
  'tiny', 'scriptsize', 'normalsize', 'large', 'Large', 'LARGE', 'huge', 'Huge', 'boldmath', 'unboldmath', 'noindent', 'newblock', 'hfill', 'footnotemark',
];

/** Commands that the parser does not know: those of French, and those that only change the look of what follows. */
// biome-ignore format: a table
const words: ReadonlyMap<string, string> = new Map([
  ['og', '«\u00a0'], ['fg', '\u00a0»'], ['no', 'n°\u00a0'], ['No', 'N°\u00a0'], ['hyphen', '-'], ['degres', '°'], ['textquotesingle', '’'],
  ['glqq', '„'], ['grqq', '“'], ['glq', '‚'], ['grq', '‘'], ['flqq', '«\u00a0'], ['frqq', '\u00a0»'], ['flq', '‹'], ['frq', '›'], ['lq', '‘'], ['rq', '’'],
  ['lqq', '“'], ['rqq', '”'], ['guillemetleft', '«\u00a0'], ['guillemetright', '\u00a0»'], ['textpm', '±'], ['texttimes', '×'], ['textdiv', '÷'],
  ['ier', 'ᵉʳ'], ['iere', 'ʳᵉ'], ['ieme', 'ᵉ'], ['eme', 'ᵉ'], ['iemes', 'ᵉˢ'], ['primo', '1°'], ['secundo', '2°'],
  ...withoutText.map((name): [string, string] => [name, '']),
]);

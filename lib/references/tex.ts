/** TeX of bibliographies as plain text. */
import { parse } from '@retorquere/bibtex-parser';
import { withAccents } from './tex-accents';
import { withCommands } from './tex-commands';

/** Thrown for a command that nothing says how to print. */
export class UnknownCommand extends Error {}

/**
 * The plain texts of `values`, in their order. Markup such as `<i>` may be left for lib/references/plain-text.ts. Formulas stay as they
 * were typed, but for what is only raised or lowered, or one sign. Throws `UnknownCommand`, unless `isTolerant`: then its argument is left,
 * and a command without one stays as typed.
 */
export function texts(values: readonly string[], isTolerant = false): string[] {
  const accented = values.map(withAccents);
  const plain = [...accented];
  let chunk: number[] = [];
  let size = 0;
  const read = () => {
    for (const [index, text] of decoded(
      chunk.map((at) => accented[at] ?? ''),
      isTolerant,
    ).entries())
      plain[chunk[index] ?? 0] = text;
    [chunk, size] = [[], 0];
  };
  for (const [index, value] of accented.entries()) {
    if (!command.test(value)) {
      plain[index] = withoutCommands(value);
      continue;
    }
    if (chunk.length > 0 && size + value.length > maxChunk) read();
    chunk.push(index);
    size += value.length;
  }
  read();
  return plain;
}

/** What only the parser knows: a command that is no escaped sign, a formula. */
const command = /\\(?![&%#_])|\$/;

const withoutCommands = (value: string): string =>
  value
    .replaceAll('~', '\u00a0')
    .replaceAll('---', '—')
    .replaceAll('--', '–')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .replace(/[{}\\]/g, ''); // last: in `-{}-` they keep two hyphens apart

/** The time of the parser grows faster than the length of what it reads. */
const maxChunk = 4000;

function decoded(values: readonly string[], isTolerant: boolean): string[] {
  if (values.length === 0) return [];
  const formulas: string[] = [];
  const fields = values.map((value, index) => `t${index} = {${prepared(value, formulas)}}`);
  let unknown: string | undefined;
  const unknownNames = new Set<string>();
  const { entries, errors } = parse(`@misc{k, ${fields.join(', ')}}`, {
    sentenceCase: false,
    applyCrossRef: false,
    unsupported: (node, tex) => {
      const known = node.type === 'macro' ? words.get(String(node.content)) : undefined;
      if (known === undefined) unknown ??= tex;
      if (known === undefined && node.type === 'macro') unknownNames.add(String(node.content));
      return known ?? tex;
    },
  });
  if (unknown !== undefined && !isTolerant) throw new UnknownCommand(unknown.trim().slice(0, 60));
  const withoutNames = values.map((value) =>
    value.replace(/(?<!\\)\\([a-zA-Z]{1,60})\s*(?=\{)/g, (found, name: string) => (unknownNames.has(name) ? '' : found)),
  );
  if (withoutNames.some((value, index) => value !== values[index])) return decoded(withoutNames, isTolerant);
  const [entry] = entries;
  if (errors.length > 0 || entry === undefined) throw new Error(errors[0]?.error ?? 'no entry');
  return values.map((_, index) => finished(entry.fields[`t${index}`] ?? '', formulas));
}

/** Hides formulas and angle brackets from the parser; a `%` in a value is a per cent sign, not a comment. */
function prepared(value: string, formulas: string[]): string {
  return withCommands(value)
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

/** A formula that is only raised or lowered letters, or one sign: `$_2$`, `$^{\rm e}$`, `$\alpha$`. */
function simple(formula: string): string | undefined {
  const [, sign, word] = /^\s*(?:\{\}\s*)?([_^])\s*\{?\s*(?:\\(?:text|mathrm|textrm|rm|mbox)\b\s*)?\{?\s*([\p{L}\d+-]{1,8})\s*\}{0,2}\s*$/u.exec(formula) ?? [];
  if (word !== undefined) return `\\text${sign === '^' ? 'super' : 'sub'}script{${word}}`;
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
];

/** Commands that the parser does not know: those of French, and those that only change the look of what follows. */
// biome-ignore format: a table
const words: ReadonlyMap<string, string> = new Map([
  ['og', '«\u00a0'], ['fg', '\u00a0»'], ['no', 'n°\u00a0'], ['No', 'N°\u00a0'], ['hyphen', '-'], ['degres', '°'], ['textquotesingle', '’'],
  ['ier', 'ᵉʳ'], ['iere', 'ʳᵉ'], ['ieme', 'ᵉ'], ['eme', 'ᵉ'], ['iemes', 'ᵉˢ'], ['primo', '1°'], ['secundo', '2°'],
  ...withoutText.map((name): [string, string] => [name, '']),
]);

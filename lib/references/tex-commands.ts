/** Prints the TeX commands that have arguments, or change the look of the text after them. */
import { raised, subscripts, superscripts } from './superscripts';
import { chemical, simpleFormula, unitOf } from './tex-formula';
import tex from './words/tex.json' with { type: 'json' };

/** Reads the text after a command, one argument after another. */
export type Arguments = {
  /** As it is printed. */
  argument(): string;
  /** As it was typed. */
  typed(): string;
  group(): string;
  /** Everything up to the end of the group. */
  rest(): string;
};
type Command = (following: Arguments, isStarred: boolean) => string;

const { commands: names } = tex;
const inItalics = (text: string): string => (text.trim() === '' ? text : `<i>${text}</i>`);
const dropping =
  (count: number): Command =>
  (following) => {
    for (let index = 0; index < count; index += 1) following.argument();
    return '';
  };
const printSecond: Command = (following) => {
  following.typed();
  return following.argument();
};
const formulaOf = (formula: string): string => simpleFormula(formula) ?? `$${formula}$`;

// biome-ignore format: a table
const rows: readonly (readonly [names: readonly string[], command: Command])[] = [
  [names.transparent, (following) => following.group()],
  [names.typed, (following) => following.typed().replace(/\\([_%#&~$])/g, '$1')],
  [names.italic, (following) => inItalics(following.argument())],
  [names.italicToEnd, (following) => inItalics(following.rest())],
  [names.dropped, dropping(1)],
  [names.droppedWithThree, dropping(3)],
  [names.second, printSecond],
  [names.quoted, (following, isStarred) => isStarred ? `‘${following.argument()}’` : `“${following.argument()}”`],
  [names.quotedIn, (following) => (/french/.test(following.typed()) ? `«\u00a0${following.argument()}\u00a0»` : `“${following.argument()}”`)],
  [names.raised, (following) => raised(following.argument(), superscripts)],
  [names.lowered, (following) => raised(following.argument(), subscripts)],
  [names.quantity, (following) => `${following.argument()}\u00a0${unitOf(following.typed())}`],
  [names.unit, (following) => unitOf(following.typed())],
  [names.chemical, (following) => chemical(following.typed())],
  [names.formula, (following) => formulaOf(following.typed())],
];
export const commands: ReadonlyMap<string, Command> = new Map(
  rows.flatMap(([names, command]) => names.map((name) => [name, command] as const)),
);

/** Commands of TeX that have arguments, or change the look of the text behind them. */
import { raised, subscripts, superscripts } from './superscripts';
import { chemical, simpleFormula, unitOf } from './tex-formula';
import tex from './words/tex.json' with { type: 'json' };

/** The text behind a command, read one argument after another. */
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
const without =
  (count: number): Command =>
  (following) => {
    for (let index = 0; index < count; index += 1) following.argument();
    return '';
  };
const second: Command = (following) => {
  following.typed();
  return following.argument();
};
const formulaOf = (formula: string): string => simpleFormula(formula) ?? `$${formula}$`;

/** Commands with arguments, and those that only change the look of what follows. */
// biome-ignore format: a table
const rows: readonly (readonly [names: readonly string[], command: Command])[] = [
  [names.transparent, (following) => following.group()],
  [names.typed, (following) => following.typed().replace(/\\([_%#&~$])/g, '$1')],
  [names.italic, (following) => inItalics(following.argument())],
  [names.italicToEnd, (following) => inItalics(following.rest())],
  [names.dropped, without(1)],
  [names.droppedWithThree, without(3)],
  [names.second, second],
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

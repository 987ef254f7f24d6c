/** Commands of TeX that have arguments, or change the look of the text behind them. */
import { raised, subscripts, superscripts } from './superscripts';
import { chemical, simpleFormula, unitOf } from './tex-formula';

/** The text behind a command, read one argument after another. */
export type Arguments = {
  /** As it is printed. */
  argument(): string;
  /** As it was typed. */
  typed(): string;
  /** The group that follows, if any, as it is printed. */
  group(): string;
  /** Everything up to the end of the group. */
  rest(): string;
};
type Command = (following: Arguments, isStarred: boolean) => string;

const asItIs: Command = (following) => following.group();
const inItalics = (text: string): string => (text.trim() === '' ? text : `<i>${text}</i>`);
const without =
  (count: number): Command =>
  (following) => {
    for (let each = 0; each < count; each += 1) following.argument();
    return '';
  };
const second: Command = (following) => {
  following.typed();
  return following.argument();
};
const quoted: Command = (following, isStarred) =>
  isStarred ? `‘${following.argument()}’` : `“${following.argument()}”`;
const higher: Command = (following) => raised(following.argument(), superscripts);
const quantity: Command = (following) => `${following.argument()}\u00a0${unitOf(following.typed())}`;
const unit: Command = (following) => unitOf(following.typed());

/** Commands with arguments, and those that only change the look of what follows. */
// biome-ignore format: a table
export const commands: ReadonlyMap<string, Command> = new Map([
  ...named('textnormal textrm textup textmd textsf texttt textlf textbf textsc textls textulc underline uline ul hl emphbf uppercase lowercase MakeUppercase MakeLowercase bsc fsc bf bfseries upshape scshape sc rm tt rmfamily sffamily ttfamily mdseries normalfont tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge boldmath unboldmath protect xspace nocite text mathrm ignorespaces unskip null sf noop nobreak NoCaseChange mbox hbox fbox nohyphens allowhyphens relax linebreak nolinebreak par noindent newblock hfill footnotemark num', asItIs),
  ...named('url path nolinkurl', (following) => following.typed().replace(/\\([_%#&~$])/g, '$1')),
  ...named('textit textsl emph mkbibemph', (following) => inItalics(following.argument())),
  ...named('it em itshape sl slshape', (following) => inItalics(following.rest())),
  ...named('begin end footnote footnotetext thanks thanksref inst fnref corref cortext tnoteref authormark IEEEauthorrefmark IEEEmembership orcid orcidlink orcidID email affil affiliation color selectlanguage label index hspace vspace phantom hphantom vphantom', without(1)),
  ...named('discretionary', without(3)),
  ...named('foreignlanguage textcolor colorbox href texorpdfstring', second),
  ...named('enquote textquote mkbibquote', quoted),
  ...named('foreignquote', (following) => (/french/.test(following.typed()) ? `«\u00a0${following.argument()}\u00a0»` : `“${following.argument()}”`)),
  ...named('textsuperscript mkbibsuperscript up fup', higher),
  ...named('textsubscript', (following) => raised(following.argument(), subscripts)),
  ...named('SI qty', quantity),
  ...named('si unit', unit),
  ...named('ce', (following) => chemical(following.typed())),
  ...named('ensuremath', (following) => formulaOf(following.typed())),
]);

function named(names: string, command: Command): [string, Command][] {
  return names.split(' ').map((name) => [name, command]);
}

const formulaOf = (formula: string): string => simpleFormula(formula) ?? `$${formula}$`;

/** What reads the lines of a kind's list; it is loaded when a list is pasted. */
import type { PeriodFound } from './period';
import type { Fields } from './read-line';

/**
 * The item that a line of a pasted list makes of a blank one: what the line says, and of what its heading says (`above`,
 * an item too) what is likely the same in all.
 */
export type EachLine = (line: string, blank: Fields, above: Fields) => Fields;
export type LineReader = {
  readonly eachLine: EachLine;
  /** Why a line below a heading makes no item of this list, and what to do with it; undefined for one that does. */
  readonly refuses?: (line: string, heading: string) => string | undefined;
  /** Whether a period that stands alone above lines is that of each that says none. */
  readonly takesPeriods?: true;
  /** The lines that a line makes, where it is the list of several items. */
  readonly linesIn?: (line: string) => readonly string[];
  /** The field of the title, where it is not « title ». */
  readonly titleField?: string;
  /** What goes for a line that is kept as it is written, beside its period (if it has one) and what its heading says. */
  readonly whenKept?: (line: string, period: PeriodFound | undefined) => Fields;
  /** A line without what visitors may not read even where it is kept. */
  readonly withoutPrivate?: (line: string, above: Fields) => string;
  /** What the words begin with, folded, that a field or a value stands for beside its text; under '' of those that go without saying. */
  readonly standsFor?: Readonly<Record<string, string>>;
  /** Whether the title, as the line has it, is sure to be one of this kind. */
  readonly isSure?: (title: string, item: Fields, isQuote: boolean, line: string) => boolean;
  /** Fields that another may follow without a sign, « ANR RIVAGES ». */
  readonly joined?: readonly string[];
  /** An item needs its period: one that is not cut from the line is said twice rather than asked for. */
  readonly needsPeriod?: true;
};
/** Of an item’s main field. */
export type LineReading = { readonly loadReader?: () => Promise<LineReader> };

/** What reads the lines of a kind's list; it is loaded when a list is pasted. */
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
  /** The lines that a line makes, where it is the list of several items. */
  readonly linesIn?: (line: string) => readonly string[];
  /** The field of the title, where it is not « title ». */
  readonly titleField?: string;
  /** What goes for a line that is kept as it is written, beside its period and what its heading says. */
  readonly whenKept?: (line: string) => Fields;
  /** What no title of this kind has but one that is not understood. */
  readonly isDebris?: (title: string, item: Fields) => boolean;
};
/** Of an item’s main field. */
export type LineReading = { readonly loadReader?: () => Promise<LineReader> };

/** How far a work has come, or that its date is not known, in the words of those who write bibliographies. */

import { type Status, statuses } from './natures';
import words from './words/states.json' with { type: 'json' };

/**
 * The state that BibLaTeX (`pubstate`, §4.9.2.11 of its manual), CSL (`status`), years and notes write in free words,
 * in TeX too, whose accents fall away with all that is no letter; undefined where there are other words.
 */
export const statusOf = (text: string): Status | undefined => states.get(lettersOf(text));

/** The state of a report, of which « working paper » says the kind and no state. */
export const stateOfReport = (text: string): Status | undefined =>
  /^(?:workingpaper|documentdetravail)s?$/.test(lettersOf(text)) ? undefined : statusOf(text);

/**
 * Whether a text says that there is no date: « s. d. », « [n.d.] », « date inconnue »; so does one without a letter or
 * a digit.
 */
export const isDateless = (text: string): boolean =>
  !/\d/.test(text) && (dateless.has(lettersOf(text)) || !/\p{L}/u.test(text));

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');

/** The words for each state, of which some are what HAL writes by itself, and for a date that is not known. */
const states: ReadonlyMap<string, Status> = new Map(
  statuses.flatMap((status) =>
    words.states[status].words.map((written): [string, Status] => [lettersOf(written), status]),
  ),
);
const dateless: ReadonlySet<string> = new Set(words.dateless.map(lettersOf));

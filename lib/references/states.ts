/** Reads the words of bibliographies for the status of a work, and for an unknown date. */

import { type Status, statuses } from './natures';
import words from './words/states.json' with { type: 'json' };

/**
 * The status that free words name in BibLaTeX (`pubstate`, §4.9.2.11 of its manual), CSL (`status`), years and notes;
 * also in TeX, since only letters count. Undefined for any other words.
 */
export const statusOf = (text: string): Status | undefined => states.get(lettersOf(text));

/** The status that a part of a text names: « (under review, 2024) ». */
export const statusIn = (text: string): Status | undefined =>
  text
    .split(/[,.;()[\]]/)
    .map(statusOf)
    .find((status) => status !== undefined);

/** The status of a report, for which « working paper » is a kind and not a status. */
export const stateOfReport = (text: string): Status | undefined =>
  /^(?:workingpaper|documentdetravail)s?$/.test(lettersOf(text)) ? undefined : statusOf(text);

/** Whether a text says that there is no date: « s. d. », « [n.d.] », « date inconnue », or no letter and no digit. */
export const isDateless = (text: string): boolean =>
  !/\d/.test(text) && (dateless.has(lettersOf(text)) || !/\p{L}/u.test(text));

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '');

const states: ReadonlyMap<string, Status> = new Map(
  statuses.flatMap((status) =>
    words.states[status].words.map((written): [string, Status] => [lettersOf(written), status]),
  ),
);
const dateless: ReadonlySet<string> = new Set(words.dateless.map(lettersOf));

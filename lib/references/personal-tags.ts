/**
 * Whether the keywords of a file are tags that somebody put on the works in a reference manager, for themselves: Zotero
 * exports its tags, typed and found, as keywords and does not tell the one from the other, while those of a publisher's
 * record describe the work.
 */
import type { Entry } from './work';

/** Traces of Zotero and of Better BibTeX in BibTeX, RIS and CSL-JSON: where it keeps files, and how it writes dates and addresses. */
const zotero =
  /zotero\.org\/(?:users|groups|library)|[/\\]zotero[/\\]storage|:files\/\d+\/|better ?bib(?:la)?tex|^%+ ?== bib(?:la)?tex quality report|^L\d {2}- .*\bfiles\/\d+\/|^DP {2}- zotero|^Y2 {2}- \d{4}\/\d\d\/\d\d\/\d\d:\d\d:\d\d/im;

/** `martin_crues_2019-1`, beside fields that begin with the title and stand after a tab: Zotero's BibTeX. */
const zoteroEntry = /^@\w+\{[^\s,_]+_[^\s,]*_(?:\d{4}|nodate)(?:-\d+)?,\n\t(?:short)?title = \{/m;

/** What nobody writes as a keyword of a work: `_tablet`, `/unread`, `#lire`, « ⛔ No DOI found », « À lire ». */
const personal =
  /^(?:[_/#⛔]|\p{Extended_Pictographic}|(?:à|a) (?:lire|faire|relire|imprimer)$|(?:to[- ]?read|to[- ]?do|unread|nbib|lu|lue|important)$)/iu;

export const arePersonalTags = (text: string, entries: readonly Entry[]): boolean =>
  zotero.test(text) ||
  zoteroEntry.test(text.replaceAll('\r\n', '\n')) ||
  entries.some((entry) => 'work' in entry && entry.work.keywords?.some((keyword) => personal.test(keyword.trim())));

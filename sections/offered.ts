/**
 * Values that the site offers, « En cours », « Soutenue », « Licence 2 »: stored in French, and shown in the page's
 * language by a table in each kind (docs/decisions/0031-languages.md).
 */
type Words = Readonly<Record<string, string>>;

/** A stored value for display; the owner's own text is unchanged. */
export const offered = (words: Words, value: string): string =>
  Object.hasOwn(words, value.trim()) ? (words[value.trim()] ?? value) : value;

/**
 * Values that the site itself offers, « En cours », « Soutenue », « Licence 2 »: stored in French, and shown to visitors
 * in the words of the page's language, which each kind keeps by the stored value (docs/decisions/0031-languages.md).
 */
type Words = Readonly<Record<string, string>>;

/** The words of a stored value; one that the owner has typed stays as it is. */
export const offered = (words: Words, value: string): string =>
  Object.hasOwn(words, value.trim()) ? (words[value.trim()] ?? value) : value;

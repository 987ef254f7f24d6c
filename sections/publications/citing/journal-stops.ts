/**
 * The abbreviated name of a journal without its full stops, as the NLM writes it (Citing Medicine,
 * https://www.ncbi.nlm.nih.gov/books/NBK7256/).
 */

/**
 * « J Organomet Chem » of « J. Organomet. Chem. »; a name whose stops end sentences, as « Annales. Histoire, sciences
 * sociales », stays.
 */
export function withoutStops(journal: string): string {
  return isAbbreviated(journal) ? journal.replaceAll('.', '') : journal;
}

/**
 * Whether the stops are of abbreviations: all after one letter or two, or after half of the words that can be
 * shortened. One stop alone, after a word with the ending of a whole one, ends a sentence.
 */
function isAbbreviated(journal: string): boolean {
  const words = journal.split(/\s+/);
  const stopped = words.filter((word) => /\p{L}\.[),:]?$/u.test(word));
  if (stopped.every((word) => /^\(?(?:\p{L}\.)+[),:]?$|^\p{L}{2}\.$/u.test(word))) return true;
  const [word = '', ...others] = stopped;
  if (others.length === 0 && word !== words.at(-1) && /\p{L}{4}(?:[aeiouyéè]s?|x)\.$/iu.test(word)) return false;
  return (
    stopped.length * 2 >= words.filter((each) => stopped.includes(each) || /^\p{Lu}?\p{Ll}{3,}/u.test(each)).length
  );
}

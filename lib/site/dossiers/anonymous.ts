/** A document without its owner's name, for files that are judged without it. */
import { fold } from '@/lib/format/fold';
import { isInitials } from '@/lib/names/words';
import { mapBlock } from '@/lib/typeset/map-texts';
import type { Inline, Run, TypesetDocument } from '@/lib/typeset/tree';
import { type Owner, ownNames } from '@/sections/profil/own-names';

const mark = '…';

/**
 * The document with « … » for the owner's names and surnames wherever they stand, in any case and without regard to
 * accents, and without links to addresses that hold them. A word that is also the surname goes with it.
 */
export function withoutName(document: TypesetDocument, owner: Owner) {
  const names = ownNames(owner).flatMap(({ nom, prenom }) => [nom, isInitials(prenom) ? '' : prenom]);
  const words = [...new Set(names.map((name) => fold(name.trim())))].filter((name) => name.length > 1);
  if (words.length === 0) return document;
  const text = (given: string): string => withoutWords(given, words);
  const run = ({ href, ...rest }: Run): Run => ({
    ...rest,
    text: text(rest.text),
    ...(href && !holdsName(href, words) && { href }),
  });
  const inline = (given: Inline): Inline => (typeof given === 'string' ? text(given) : given.map(run));
  return {
    ...document,
    title: text(document.title),
    author: '',
    headLines: document.headLines.map(inline),
    blocks: document.blocks.map((block) => mapBlock(block, inline, text)),
  };
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);

/** Compares folded letters one by one, so that the places in the text stay known. */
function withoutWords(given: string, words: readonly string[]): string {
  const signs = [...given.normalize('NFC')];
  const folded = signs.map((sign) => fold(sign));
  let out = '';
  for (let at = 0; at < signs.length; ) {
    const length = isLetter(signs[at - 1]) ? 0 : lengthOfName(folded, at, words);
    out += length > 0 ? mark : signs[at];
    at += length || 1;
  }
  return out;
}

/** How many signs a whole word that is one of the names takes from here; 0 where there is none. */
function lengthOfName(folded: readonly string[], at: number, words: readonly string[]): number {
  for (const word of words) {
    let text = '';
    for (let end = at; end < folded.length && text.length < word.length; end += 1) {
      text += folded[end];
      if (text === word && !isLetter(folded[end + 1])) return end + 1 - at;
    }
  }
  return 0;
}

const holdsName = (href: string, words: readonly string[]): boolean => {
  const letters = fold(href).replace(/[^a-z0-9]/g, '');
  return words.some((word) => letters.includes(word.replace(/[^a-z0-9]/g, '')));
};

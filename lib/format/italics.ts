/**
 * Words in italics within a title, such as the name of a species, between the tags by which HAL, Crossref and Zotero
 * give them: « La croissance d’<i>Arabidopsis thaliana</i> ». What is no pair of them, or holds another sign of tags,
 * stays as it was typed.
 */
const pair = /<i>([^<>]+)<\/i>/;

/** The pieces of a text in their order, none empty. */
export function italicPieces(text: string): readonly { readonly text: string; readonly isItalic: boolean }[] {
  return text
    .split(pair)
    .map((piece, index) => ({ text: piece, isItalic: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The text without the tags. */
export const withoutItalics = (text: string): string => text.split(pair).join('');

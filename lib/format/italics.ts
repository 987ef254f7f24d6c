/**
 * Italics within a title, such as a species' name, in the tags that HAL, Crossref and Zotero use: « La croissance
 * d’<i>Arabidopsis thaliana</i> ». Unpaired tags, and pairs around other angle brackets, stay as typed.
 */
const pair = /<i>([^<>]+)<\/i>/;

/** The pieces of a text in order, none empty. */
export function italicPieces(text: string): readonly { readonly text: string; readonly isItalic: boolean }[] {
  return text
    .split(pair)
    .map((piece, index) => ({ text: piece, isItalic: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

export const withoutItalics = (text: string): string => text.split(pair).join('');

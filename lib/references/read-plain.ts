/**
 * Reads a list of references as people write them in a text, one a line. What a line says is a guess (plain-parts.ts):
 * its entry is a draft, with the line itself, for a person to look at.
 */
import { plainDraft } from './plain-parts';
import { type OnProgress, readEach } from './read-each';
import { isDateless, statusOf } from './states';
import { readTagged } from './tagged-entry';
import type { Entry } from './work';

const maxLine = 3000;

/** Whether half of the lines or more seem to be references. */
export function isPlainList(text: string): boolean {
  const lines = linesOf(text);
  return lines.filter(({ text: line }) => isReference(line)).length * 2 >= Math.max(1, lines.length);
}

/**
 * The entries in their order; null when there are more than `max`. A line that is no reference, such as a heading, is
 * refused.
 */
export function readPlain(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const lines = linesOf(text);
  return lines.length > max ? null : readEach(lines, readLine, onProgress);
}

type Line = { readonly line: number; readonly text: string };

function readLine({ line, text }: Line): Entry {
  if (!isReference(text))
    return { line, refused: 'Cette ligne ne semble pas être une référence.', text: text.slice(0, 2000) };
  const entry = readTagged({ line, lines: [text], tags: new Map() }, undefined, () => plainDraft(text));
  return 'work' in entry ? { ...entry, draft: text } : entry;
}

/**
 * The lines that say something, without what numbers them; one that is indented more than the first continues the one
 * before.
 */
function linesOf(text: string): Line[] {
  const found: { line: number; text: string }[] = [];
  const first = indentOf(text.split('\n').find((line) => line.trim() !== '') ?? '');
  for (const [index, line] of text.split('\n').entries()) {
    const last = found.at(-1);
    if (line.trim() === '') continue;
    if (last && indentOf(line) > first && !mark.test(line)) last.text = `${last.text} ${line.trim()}`;
    else found.push({ line: index + 1, text: line.replace(mark, '').trim() });
  }
  return found;
}

const indentOf = (line: string): number => line.search(/\S|$/);

/** « 1. », « [12] », « – », « • ». */
const mark = /^\s*(?:[-–—•*·▪◦]|\[\d{1,4}\]|\(?\d{1,3}[.)])\s+/;

/** Words, at least two separators, and a year or the words for none. */
function isReference(line: string): boolean {
  if (line.length > maxLine || /^[<{@\\]/.test(line)) return false;
  const hasYear = /(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/.test(line);
  const says = () =>
    line.split(/[,.;()[\]]/).some((part) => statusOf(part) !== undefined) ||
    /\b[sn]\.\s?d\./i.test(line) ||
    isDateless(line);
  return (
    (line.match(/\p{L}{2,}/gu) ?? []).length >= 4 && (line.match(/[,.;:]/g) ?? []).length >= 2 && (hasYear || says())
  );
}

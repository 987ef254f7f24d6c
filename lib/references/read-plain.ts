/**
 * Reads a list of references as people write them in a text, one a line, under headings. What a line says is a guess
 * (plain-parts.ts): its entry is a draft, with the line itself, for a person to look at.
 */
import { isReference, type Line, linesOf } from './plain-list';
import { plainItem } from './plain-parts';
import { type OnProgress, readEach } from './read-each';
import { boundedEntry } from './tags';
import type { Entry } from './work';

/** Whether half of the lines or more seem to be references, by the first ones. */
export function isPlainList(text: string): boolean {
  const lines = linesOf(text.split('\n', mostLooked).join('\n'), mostLooked);
  return lines.filter(isReference).length * 2 >= Math.max(1, lines.length);
}

const mostLooked = 2000;

/**
 * The entries in their order, without the headings; null when there are more than `max`. A line that is no reference is
 * refused.
 */
export function readPlain(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const lines = linesOf(text, max);
  return lines.length > max ? null : readEach(lines, readLine, onProgress);
}

function readLine(given: Line): Entry {
  const { line, text, under } = given;
  if (!isReference(given))
    return { line, refused: 'Cette ligne ne semble pas être une référence.', text: text.slice(0, 2000) };
  let leavesOutOwner = false;
  const entry = boundedEntry({ line, text }, () => {
    const { item, isOfOwner } = plainItem(text, under);
    leavesOutOwner = isOfOwner;
    return { item };
  });
  if (!('work' in entry)) return entry;
  const heading = under.heading === '' ? undefined : under.heading;
  return { ...entry, draft: text, heading, leavesOutOwner: leavesOutOwner || undefined };
}

/**
 * References as people write them, each with what is read of it on the line below: « nature | people | title |
 * container / series | place : publisher / institution | volume (issue) pages art. number | date ».
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nameText } from '@/lib/names/name';
import { readReferences } from './read';
import type { Name } from './work';

/** What is read of a line; undefined where it is kept as it was written. */
function read(line: string): string | undefined {
  const found = readReferences(new TextEncoder().encode(line));
  const [entry] = 'refusal' in found ? [] : found.entries;
  if (!entry || 'refused' in entry) throw new Error(JSON.stringify(found));
  if (entry.keptAs) return undefined;
  const { work } = entry;
  const named = (list: readonly Name[] = []) => list.map(nameText).join(', ');
  const people = [
    named(work.authors) + (work.andOthers ? ' et al.' : ''),
    work.editors && `dir. ${named(work.editors)}`,
  ]
    .filter(Boolean)
    .join(' ; ');
  const venue = [work.container ?? work.event?.name, work.series].filter(Boolean).join(' / ');
  const body = [work.publisher, work.institution].filter(Boolean).join(' / ');
  const house = [work.place ?? work.event?.place, body].filter(Boolean).join(' : ');
  const number = work.articleNumber && `art. ${work.articleNumber}`;
  const numbers = [work.volume, work.issue && `(${work.issue})`, work.pages, number].filter(Boolean).join(' ');
  return [work.nature, people, work.title, venue, house, numbers, work.date ?? work.status ?? ''].join(' | ');
}

const groups = readFileSync(path.join(import.meta.dirname, 'plain-references.txt'), 'utf8')
  .trim()
  .split('\n\n');
const references = groups.flatMap((group) => {
  const [, ...lines] = group.split('\n');
  return lines.flatMap((line, index): [string, string][] => (index % 2 === 0 ? [[line, lines[index + 1] ?? '']] : []));
});

let kept = 0;
test.each(references)('%s', (line, said) => {
  const found = read(line);
  if (found === undefined) kept += 1;
  else expect(found).toBe(said);
});

test('few are kept as they were written', () => {
  expect(kept).toBeLessThan(21);
});

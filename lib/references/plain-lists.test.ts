/**
 * Lists of publications as CVs of many fields have them (lists/*.txt), with what is right of each line beside
 * (lists/*.json): its people and the fields that are named, `null` for none.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nameText } from '@/lib/names/name';
import { readReferences } from './read';
import type { Entry, Name } from './work';

const folder = path.join(import.meta.dirname, 'lists');
const rightSchema = z.array(
  z.record(z.string(), z.union([z.string(), z.boolean(), z.null().transform(() => undefined)])),
);

const namesOf = (names: readonly Name[] | undefined): string | undefined =>
  names?.map(nameText).join('; ') || undefined;

/** What is read of a line; one that is kept as it was written says nothing wrong. */
function read(entry: Entry, right: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  if ('refused' in entry) return { refused: true };
  if (entry.keptAs) return right;
  const { authors, editors, reviewedAuthors, originalAuthors, containerAuthors, translators, event, ...work } =
    entry.work;
  return {
    ...work,
    authors: namesOf(authors),
    editors: namesOf(editors),
    reviewedAuthors: namesOf(reviewedAuthors),
    originalAuthors: namesOf(originalAuthors),
    containerAuthors: namesOf(containerAuthors),
    translators: namesOf(translators),
    event: event?.name,
    eventPlace: event?.place,
    eventStart: event?.start,
    eventEnd: event?.end,
    withOwner: entry.leavesOutOwner,
  };
}

const lists = readdirSync(folder).filter((file) => file.endsWith('.txt'));

let doubted = 0;
test.each(lists)('%s', (file) => {
  const found = readReferences(readFileSync(path.join(folder, file)));
  if ('refusal' in found) throw new Error(found.refusal);
  const right = rightSchema.parse(JSON.parse(readFileSync(path.join(folder, file.replace('.txt', '.json')), 'utf8')));
  const got = found.entries.map((entry, index) => {
    const all = read(entry, right[index]);
    const asked = new Set([...Object.keys(right[index] ?? {}), ...('refused' in all ? [] : people)]);
    return Object.fromEntries([...asked].flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])));
  });
  expect(got).toEqual(right);
  expectNoMark(found.entries);
  doubted += found.entries.filter((entry) => 'work' in entry && entry.keptAs).length;
});

test('few lines of the lists are doubted, of which all is right', () => {
  expect(doubted).toBeLessThan(117); // of 698
});

/** What stands in the place of a part while a line is read says nothing of a work. */
function expectNoMark(entries: readonly Entry[]): void {
  const works = entries.map((entry) => ('work' in entry ? entry.work : undefined));
  expect(JSON.stringify(works)).not.toMatch(/[\ue000-\uf8ff]|%EE%/);
}

test.each(lists.slice(process.env.NIGHTLY ? 0 : -15))(
  '%s with an address behind each line leaves no mark of the reader',
  (file) => {
    const lines = readFileSync(path.join(folder, file), 'utf8').split('\n');
    const addresses = [
      'https://hal.science/hal-01234567',
      'https://www.medrxiv.org/content/10.1101/2024.09.09.24399999v1',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC1234567/',
    ].slice(0, process.env.NIGHTLY ? undefined : 1);
    for (const address of addresses) {
      const found = readReferences(
        new TextEncoder().encode(lines.map((line) => line.trim() && `${line} ${address}`).join('\n')),
      );
      expectNoMark('refusal' in found ? [] : found.entries);
    }
  },
);

/** Said of every line: nobody whom it does not name. */
const people = ['authors', 'editors', 'withOwner'];

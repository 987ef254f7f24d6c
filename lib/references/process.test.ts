import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { jobs } from '@/lib/jobs/table';
import { readReferencesFile } from './process';
import type { Progress } from './progress';
import { readReferences } from './read';
import { maxEntries } from './read-each';

// A small heap fills up quickly.
vi.mock('@/lib/jobs/table', async (original) => {
  const real = await original<typeof import('@/lib/jobs/table')>();
  return { ...real, jobs: { ...real.jobs, read: { ...real.jobs.read, heap: 96 } } };
});

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

test('the process gives the same result as the readers', async () => {
  const file = fs.readFileSync('e2e/fixtures/references/hal.bib');
  const expected: unknown = JSON.parse(JSON.stringify(readReferences(file)));
  expect(JSON.parse(JSON.stringify(await readReferencesFile(file)))).toEqual(expected);
});

test('a file that is no bibliography is refused with a sentence', async () => {
  expect(await readReferencesFile(bytes('%PDF-1.7'))).toEqual({
    refusal:
      'Ce fichier semble être un document PDF. Veuillez choisir un fichier BibTeX (.bib), RIS (.ris), PubMed (.nbib) ou CSL-JSON (.json).',
  });
  expect(readReferences(bytes('[]'))).toEqual({ refusal: 'Il n’y a là aucune référence.' });
  expect(readReferences(new Uint8Array(20 * 1024 * 1024 + 1))).toMatchObject({
    refusal: expect.stringMatching(/20\u00a0Mo/),
  });
  expect(readReferences(bytes('@book{a}\n'.repeat(maxEntries + 1)))).toEqual({
    refusal: 'Il y a plus de 5\u202f000 références\u00a0: importez-les en plusieurs fois.',
  });
});

test('a file that takes too much memory is refused, and the next is read', async () => {
  const hungry = `{"type":"book","title":"T","x":[${'[[[[{}]]]],'.repeat(500_000)}1]}`;
  expect(await readReferencesFile(bytes(hungry))).toEqual({ refusal: jobs.read.messages?.memory });
  expect(await readReferencesFile(bytes('@book{a, title = {Bon}}'))).toMatchObject({
    entries: [{ work: { title: 'Bon' } }],
  });
});

test('a name of several megabytes reaches the site as a few hundred letters', () => {
  const name = 'Martin '.repeat(385_000);
  const item = { type: 'book', title: 'T', author: [{ family: name }] };
  const tagged = `TY  - BOOK\nTI  - T\nAU  - ${name}\nER  - \n`;
  for (const file of [JSON.stringify([item]), `@book{a, title = {T}, author = {${name}}}`, tagged])
    expect(JSON.stringify(readReferences(bytes(file))).length).toBeLessThan(4000);
});

test('files are read one after the other; when four wait, the request is refused', async () => {
  const file = bytes('@book{a, title = {Bon}}');
  const ahead = Promise.withResolvers<void>();
  for (let count = 0; count < 4; count += 1) void jobs.read.queue.run(() => ahead.promise);
  const last = readReferencesFile(file);
  await expect(readReferencesFile(file)).rejects.toMatchObject({ code: 'busy' });
  ahead.resolve();
  expect(await last).toMatchObject({ entries: [{ work: { title: 'Bon' } }] });
});

test('when nobody waits for the answer any more, the process ends and the next file is read', async () => {
  const leaving = new AbortController();
  const long = readReferencesFile(bytes(`@book{a, title = {${'{\\\\v o}'.repeat(1000)}}}\n`.repeat(3000)), {
    signal: leaving.signal,
  });
  const waiting = readReferencesFile(bytes('@book{a, title = {Bon}}'), { signal: leaving.signal });
  leaving.abort();
  await expect(long).rejects.toMatchObject({ code: 'invalid' });
  await expect(waiting).rejects.toMatchObject({ code: 'invalid' });
  expect(await readReferencesFile(bytes('@book{a, title = {Bon}}'))).toMatchObject({
    entries: [{ work: { title: 'Bon' } }],
  });
});

test('progress is reported while entries are read', async () => {
  const told: Progress[] = [];
  const file = bytes(`@book{a, title = {${'{\\v o}'.repeat(300)}}}\n`.repeat(400));
  await readReferencesFile(file, { onProgress: (progress) => void told.push(progress) });
  expect(told[0]).toMatchObject({ step: 'references', total: 400 });
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
  expect(told[0]?.done).toBeLessThan(400);
});

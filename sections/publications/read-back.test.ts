/** A work written to a file of references is read back completely: no field is lost. */
import { expect, test } from 'vitest';
import { natures } from '@/lib/references/natures';
import { readReferences } from '@/lib/references/read';
import { reference, withEveryField } from '@/lib/testing/cited';
import { type Extension, fileFormats } from './citing/file-formats';
import type { Reference } from './citing/reference';

const extensions = Object.keys(fileFormats).filter((name): name is Extension => name in fileFormats);

const read = (extension: Extension, work: Reference) => {
  const found = readReferences(Buffer.from(fileFormats[extension].write([work])));
  return 'refusal' in found ? [] : found.entries;
};

test.each(extensions.flatMap((extension) => natures.map((nature) => [nature, extension] as const)))(
  'of « %s » in .%s',
  (nature, extension) => {
    const [entry] = read(extension, reference(nature, withEveryField));
    expect(entry && 'work' in entry ? (entry.odd ?? []) : entry).toEqual([]);
  },
);

test('the table marks a popular article and a poster, which are read back as such', () => {
  expect(read('csv', reference('article', { ...withEveryField, popular: true }))).toMatchObject([
    { work: { nature: 'article', popular: true } },
  ]);
  expect(
    read('csv', reference('communication', { ...withEveryField, invited: undefined, poster: true })),
  ).toMatchObject([{ work: { nature: 'communication', poster: true } }]);
});

test('CSL marks a poster, which is read back as such', () => {
  const poster = reference('communication', { container: 'Colloque de l’eau', poster: true });
  expect(JSON.parse(fileFormats.json.write([poster]))).toMatchObject([{ genre: 'poster' }]);
  expect(read('json', poster)).toMatchObject([
    { work: { nature: 'communication', poster: true, event: { name: 'Colloque de l’eau' } } },
  ]);
});

test('the table has a talk’s conference, and its peer review as far as known', () => {
  expect(read('csv', reference('communication', withEveryField))).toMatchObject([
    {
      work: {
        event: { name: 'Le contenant', place: 'Rabat', country: 'Maroc', start: '2024-03-18', end: '2024-03-20' },
        place: 'Paris',
        peerReviewed: true,
        audience: 'nationale',
        invited: true,
      },
    },
  ]);
});

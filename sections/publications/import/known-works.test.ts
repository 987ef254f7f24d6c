/** Counts the comparisons of works made to be slow to compare, since time depends on the machine. */
import { beforeEach, expect, test, vi } from 'vitest';
import { comparableWork, compareWorks } from '@/lib/references/duplicates';
import { editsBetween } from '@/lib/references/edits';
import type { Work } from '@/lib/references/work';
import { KnownWorks } from './match';

vi.mock('@/lib/references/edits', async (original) => ({
  editsBetween: vi.fn((await original<typeof import('@/lib/references/edits')>()).editsBetween),
}));
beforeEach(() => vi.clearAllMocks());

type Given = Partial<Work> & Pick<Work, 'title'>;
const described = (work: Given) =>
  comparableWork({
    nature: 'article',
    authors: [{ family: 'Petit', given: 'Paul' }],
    date: '2020',
    container: 'Cahiers',
    ...work,
  });

/** Looks for each work among those before it; returns the matches, and how many works and titles were compared. */
function lookFor(works: readonly Given[]) {
  const compare = vi.fn(compareWorks);
  const known = new KnownWorks<number>(compare);
  const found = works.map((work, index) => {
    const own = described(work);
    const match = known.best(own);
    known.add(index, own);
    return match;
  });
  return { found, works: compare.mock.calls.length, titles: vi.mocked(editsBetween).mock.calls.length };
}

const words = 'le site archéologique de la vallée et ses habitants au cours des siècles '.repeat(27).slice(0, 1900);
/** A long title in which nine letters encode a number. */
const numbered = (number: number) => words.replace(/^.{9}/, String(number).padStart(9, 'x'));
const count = process.env.NIGHTLY ? 3000 : 300;
const many = Array.from({ length: count }, (_, index) => index);

test('titles that differ by nine of 1,900 letters are each compared once', () => {
  const { found, titles, works } = lookFor(many.map((number) => ({ title: numbered(number) })));
  expect(found.filter((match) => match?.verdict === 'ask')).toHaveLength(count - 1);
  expect(titles).toBeLessThan(count);
  expect(works).toBeLessThan(2 * count);
});

test.each<[string, (number: number) => Given]>([
  ['of other years', (number) => ({ title: numbered(number), date: String(1000 + 2 * number) })],
  ['in other places', (number) => ({ title: numbered(number), container: `Cahiers ${number}` })],
  ['without a word in common', (number) => ({ title: `a${number}b${'c'.repeat(500)} d${number}${'e'.repeat(500)}` })],
  ['of other authors', (number) => ({ title: numbered(number), authors: [{ family: `P${number}` }] })],
  ['with other DOI', (number) => ({ title: numbered(number), doi: `10.1000/${number}` })],
])('no title is compared letter by letter with those of works %s', (_, work) => {
  const { found, titles } = lookFor(many.slice(0, 100).map(work));
  expect(found.every((match) => match === undefined)).toBe(true);
  expect(titles).toBe(0);
});

test('among thousands of works, only those with the same identifier or title are compared', () => {
  const { found, works } = lookFor([
    ...many.map((number) => ({
      title: `Sujet numéro ${number} de la liste`,
      container: `Revue ${number}`,
      doi: `10.1000/${number}`,
    })),
    { title: 'Un autre titre', doi: '10.1000/7' },
    { title: 'Sujet numéro 9 de la liste', container: 'Revue 9' },
  ]);
  expect(found.slice(-2)).toMatchObject([
    { item: 7, verdict: 'same' },
    { item: 9, verdict: 'likely' },
  ]);
  expect(works).toBeLessThan(5);
});

test('a work with thousands of authors is compared quickly', () => {
  const count = process.env.NIGHTLY ? 5000 : 500;
  const authors = (first: number) =>
    Array.from({ length: count }, (_, index) => ({ family: `Nom${first + index}`, given: 'Ana' }));
  const { found } = lookFor(
    [0, count, 2 * count - 1].map((first) => ({ title: 'Une mesure du boson de Higgs', authors: authors(first) })),
  );
  expect(found).toMatchObject([undefined, undefined, { item: 1, verdict: 'likely' }]);
});

import { describe, expect, test } from 'vitest';
import { definitions, kinds } from '@/sections/registry';
import { validate } from '@/sections/validate';
import { validateInTurns } from './validate-in-turns';

/** The content with 250 items in each of its lists, whose ids are their own. */
function long(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from({ length: value.length && 250 }, (_, index) => {
      const item = value[index % value.length];
      return item?.id ? { ...item, id: `item-${index}` } : item;
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, long(member)]));
}

describe('a long list is accepted or refused in pieces as it is whole', () => {
  for (const definition of definitions)
    test(definition.id, async () => {
      const content = long(definition.defaults);
      expect(await validateInTurns(definition, content)).toEqual(validate(definition, content));
    });

  const articles = (broken: Readonly<Record<number, object>>) => ({
    reseaux: {
      articles: Array.from({ length: 250 }, (_, index) => ({
        id: `a-${index}`,
        title: `Étude ${index}`,
        authors: 'Petit, P.',
        year: '2020',
        journal: 'Cahiers',
        ...broken[index],
      })),
    },
  });
  for (const [what, content] of [
    ['a wrong year', articles({ 3: { year: '12' }, 120: { year: 'hier' }, 249: { link: 'javascript:1' } })],
    ['missing titles, which drop their items', articles({ 5: { title: '' }, 200: { title: '' } })],
    ['an item that is no object', { reseaux: { articles: [...articles({}).reseaux.articles, 12] } }],
    [
      'a second list that is short',
      { ...articles({}), autres: { others: [{ title: 'Sol', authors: 'P', year: '1' }] } },
    ],
    ['a list that is none', { ...articles({}), autres: { articles: 'Étude' } }],
    ['JSON in a text', JSON.stringify(articles({ 101: { year: '12' } }))],
    ['more than 10,000', { reseaux: { articles: Array(10_001).fill(articles({}).reseaux.articles[0]) } }],
  ] as const)
    test(what, async () => {
      expect(await validateInTurns(kinds.publications, content)).toEqual(validate(kinds.publications, content));
    });
});

test('an id given twice, far apart, is changed the second time', async () => {
  const items = long(kinds.projets.defaults) as { id: string }[];
  const result = await validateInTurns(
    kinds.projets,
    items.map((item, index) => (index % 120 === 7 ? { ...item, id: 'a' } : item)),
  );
  const { content } = result as { content: { id: string }[] };
  expect(content[7]?.id).toBe('a');
  expect(new Set(content.map(({ id }) => id)).size).toBe(250);
});

test('others have their turn between the pieces of a thousand items', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await validateInTurns(kinds.projets, Array(1000).fill({ title: 'Sols' }));
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(10);
});

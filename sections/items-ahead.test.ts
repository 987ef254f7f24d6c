import { describe, expect, test } from 'vitest';
import { itemsAhead } from './items-ahead';
import { definitions, kinds } from './registry';
import { validate } from './validate';

/** The content with 250 items in each of its lists. */
function long(value: unknown): unknown {
  if (Array.isArray(value))
    return Array.from({ length: value.length && 250 }, (_, at) => structuredClone(value[at % value.length]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, long(member)]));
}
const work = { authors: 'Petit, P.', year: '2020', journal: 'Cahiers' };
const articles = (broken: Readonly<Record<number, unknown>>, length = 150) => ({
  sols: {
    articles: Array.from({ length }, (_, at) => broken[at] ?? { ...work, id: `a-${at % 90}`, title: `Étude ${at}` }),
  },
});

describe('items that were parsed ahead are accepted or refused as in their list', () => {
  for (const [what, definition, content] of [
    ...definitions.map((each) => [each.id, each, long(each.defaults)] as const),
    [
      'a wrong year, and more',
      kinds.publications,
      articles({ 3: { ...work, title: 'a', year: '12' }, 149: { ...work, title: 'b', link: 'x:1' } }),
    ],
    ['missing titles', kinds.publications, articles({ 5: work, 120: { ...work, title: '' } })],
    ['texts', kinds.publications, { sols: { ...articles({}).sols, extra: [...Array(100).fill('a'), { nom: 'b' }] } }],
    ['too many', kinds.publications, articles({}, 10_001)],
    ['lines', kinds['axes-recherche'], Array(1001).fill('Sols')],
  ] as const)
    test(what, () => {
      const alone = validate(definition, structuredClone(content));
      for (const _ of itemsAhead(definition.schema, content));
      expect(validate(definition, content)).toEqual(alone);
      expect(validate(definition, content)).toEqual(alone);
    });
});

test('each item of a list is a step, and a step parses no more', () => {
  expect([...itemsAhead(kinds.publications.schema, articles({}, 1000))]).toHaveLength(1000);
});

import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { publications } from './definition';
import { listNames } from './lists';
import { publicationsSchema } from './schema';

test.each(rowsOf('sections/publications/tidy.txt'))('$rule: $input', ({ input, outputs: [wanted = ''] }) => {
  const [list = '', item = ''] = input.split(/ (.*)/);
  const stored = publications.normalize(publicationsSchema.parse({ d: { [list]: [JSON.parse(item)] } })).d;
  const [place, ...json] = wanted.split(' ');
  const items = listNames.flatMap((name) =>
    (stored?.[name] ?? []).map((each) => [name, JSON.parse(JSON.stringify(each))]),
  );
  expect(items).toEqual([[place, JSON.parse(json.join(' '))]]);
});

test('the three lists are counted and summarised', () => {
  const item = { id: 'a', title: 'Titre', authors: 'N. Tazrouti', year: '2024' };
  const content = publicationsSchema.parse({ d: { articles: [item], others: [{ ...item, id: 'b' }] } });
  expect(publications.count(content)).toBe(2);
  const { editor } = publications;
  const summary = 'labels' in editor && content.d && editor.labels.summary(content.d);
  expect(summary).toBe('1\u00a0article, 1\u00a0autre production');
});

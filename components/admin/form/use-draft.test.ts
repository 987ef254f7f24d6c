import { expect, it } from 'vitest';
import { getAt } from './draft';
import { fieldIssues, isDirty, issuesAfterBlur, onceStored, withValue } from './use-draft';

const check = (value: unknown) =>
  [0, 1].flatMap((index) =>
    getAt(value, ['items', index, 'title']) === ''
      ? [{ path: ['items', index, 'title'], message: 'Le titre est requis' }]
      : [],
  );
const start = {
  base: { items: [{ title: 'a' }, { title: 'b' }] },
  value: { items: [{ title: 'a' }, { title: 'b' }] },
  issues: [],
  refused: false,
  errorRound: 0,
  resets: 0,
};

it('reports errors on blur of changed fields only', () => {
  const emptied = withValue(start, ['items', 0, 'title'], '', check);
  expect(emptied.issues).toEqual([]);
  expect(issuesAfterBlur(emptied, ['items', 1, 'title'], check)).toEqual([]);
  expect(issuesAfterBlur(emptied, ['items', 0, 'title'], check)).toEqual([
    { path: ['items', 0, 'title'], message: 'Le titre est requis' },
  ]);
});

it('keeps text typed during a save, with the stored version as its base', () => {
  const sent = withValue(start, ['items', 0, 'title'], 'sent', check);
  expect(onceStored(sent, sent.value, sent.value)).toMatchObject({
    base: sent.value,
    value: sent.value,
    resets: 1,
  });
  const typed = withValue(sent, ['items', 1, 'title'], 'typed since', check);
  expect(onceStored(typed, sent.value, sent.value)).toMatchObject({
    base: sent.value,
    value: typed.value,
    resets: 0,
  });
});

it('prefixes the paths of issues', () =>
  expect(fieldIssues([{ path: [0, 'a'], message: 'm' }], ['content'])).toEqual([
    { path: ['content', 0, 'a'], message: 'm' },
  ]));

it('a blank added item is no change, whatever surrounds it', () => {
  const savedOf = (value: unknown) => {
    const items = getAt(value, ['items']);
    return { content: Array.isArray(items) ? items.filter((item) => getAt(item, ['title']) !== '') : items };
  };
  const { base } = start;
  const added = { items: [...base.items, { title: '' }] };
  expect(isDirty(base, added, savedOf)).toBe(false);
  expect(isDirty(base, added)).toBe(true);
  expect(isDirty(base, { items: [...base.items, { title: 'c' }] }, savedOf)).toBe(true);
  expect(isDirty(base, { items: base.items.slice(1) }, savedOf)).toBe(true);
  expect(isDirty(base, { items: [{ title: '' }, base.items[1]] }, savedOf), 'a field was emptied').toBe(true);
});

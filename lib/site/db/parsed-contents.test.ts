import { expect, test } from 'vitest';
import { keepParsed, parsedContent } from './parsed-contents';

const row = { id: 'projets', type: 'cards', content: '[1]' };

test('what a row was parsed to is found again, the same object, until its text or its type changes', () => {
  const content = [1];
  keepParsed(row, content);
  expect(parsedContent({ ...row })).toBe(content);
  expect(parsedContent({ ...row, content: '[2]' })).toBeUndefined();
  expect(parsedContent({ ...row, type: 'list' })).toBeUndefined();
  expect(parsedContent({ ...row, id: 'autre' })).toBeUndefined();
});

test('of many sections, those parsed last are kept', () => {
  keepParsed(row, [1]);
  for (let number = 0; number < 299; number += 1) keepParsed({ ...row, id: `rubrique-${number}` }, [1]);
  expect(parsedContent(row)).toBeDefined();
  keepParsed({ ...row, id: 'une-de-plus' }, [1]);
  expect(parsedContent(row)).toBeUndefined();
  expect(parsedContent({ ...row, id: 'rubrique-0' })).toBeDefined();
});

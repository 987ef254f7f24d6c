import { expect, test } from 'vitest';
import { setAside, withMarkup } from './set-aside';

test('what is set aside of a page stands in its place again, once', () => {
  const [one, other] = [setAside('<li>$& un</li>'), setAside('<li>deux</li>')];
  expect(withMarkup(`<ol>${one}</ol><ol>${other}</ol>`)).toBe('<ol><li>$& un</li></ol><ol><li>deux</li></ol>');
  expect(withMarkup(one)).toBe('');
});

test('what pages that failed have left does not grow without end', () => {
  const first = setAside('premier');
  for (let count = 0; count < 500; count += 1) setAside('un autre');
  expect(withMarkup(first)).toBe('');
});

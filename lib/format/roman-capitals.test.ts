import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { romanCapitals } from './roman-capitals';

test.each(tableOf('lib/format/roman-capitals.txt', 'small capitals'))('« %s » reads « %s »', (typed = '', read) =>
  expect(romanCapitals(typed)).toBe(read),
);

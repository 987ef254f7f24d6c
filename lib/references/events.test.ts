import { expect, test } from 'vitest';
import { isCountry } from './events';

test.each(['France', 'Maroc', 'Morocco', 'Côte d’Ivoire'])('« %s » is a country', (text) =>
  expect(isCountry(text)).toBe(true),
);
test.each(['', 'Française', 'Marocaine', 'Franco-marocaine'])('« %s » is no country', (text) =>
  expect(isCountry(text)).toBe(false),
);

import { expect, it } from 'vitest';
import { holds } from './filter';

it.each([
  ['Économétrie appliquée, Licence 3', 'econometrie', true],
  ['Économétrie appliquée, Licence 3', 'licence  ÉCO', true],
  ['Économétrie appliquée, Licence 3', 'master éco', false],
  ['', '', true],
])('« %s » holds « %s »: %s', (text, query, expected) => expect(holds(text, query)).toBe(expected));

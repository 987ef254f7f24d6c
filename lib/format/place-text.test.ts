import { expect, it } from 'vitest';
import { placeText } from './place-text';

it.each([
  ['Perugia', ' Italy ', 'ar', 'Perugia, Italy'],
  ['الرباط', 'المغرب', 'ar', 'الرباط، المغرب'],
  ['Rabat', 'المغرب', 'ar', 'Rabat، المغرب'],
  ['Rabat', undefined, 'ar', 'Rabat'],
  ['Rabat', 'Maroc', 'fr', 'Rabat, Maroc'],
  ['Bologna, Italy', 'Italy', 'fr', 'Bologna, Italy'],
  ['Luxembourg', 'Luxembourg', 'fr', 'Luxembourg, Luxembourg'],
] as const)('« %s » and « %s » in %s: %s', (city, country, language, text) => {
  expect(placeText(city, country, language)).toBe(text);
});

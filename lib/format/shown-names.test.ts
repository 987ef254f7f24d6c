import { expect, test } from 'vitest';
import { shownNames } from './shown-names';

test('in English names are without « Mme », and « Pr » is “Prof.”', () => {
  const names = 'Mme Hélène Roux, Pr. M. Ferhat';
  expect(shownNames(names)).toBe(names);
  expect(shownNames(names, 'en')).toBe('Hélène Roux, Prof. M. Ferhat');
});

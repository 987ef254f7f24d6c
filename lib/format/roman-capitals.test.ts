import { expect, test } from 'vitest';
import { romanCapitals } from './roman-capitals';

test.each([
  ['xviiie', 'XVIIIe'],
  ['xviii', 'XVIII'],
  ['xviiie siècle', 'XVIIIe siècle'],
  ['xvie-xviie', 'XVIe-XVIIe'],
  ['xvie et xviie siècles', 'XVIe et XVIIe siècles'],
  ['ier', 'Ier'],
  ['XVIIIe', 'XVIIIe'],
  ['iiii', 'iiii'],
  ['Dupont', 'Dupont'],
  ['la vie de Voltaire', 'la vie de Voltaire'],
  ['Droit civil', 'Droit civil'],
  ['', ''],
])('« %s » in small capitals reads « %s »', (typed, read) => expect(romanCapitals(typed)).toBe(read));

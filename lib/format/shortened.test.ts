import { expect, test } from 'vitest';
import { shortened } from './shortened';

test.each([
  ['Réseaux', 7, 'Réseaux'],
  ['Réseaux de capteurs', 8, 'Réseaux…'],
  ['ab😀cd', 3, 'ab…'],
  ['😀😀😀', 6, '😀😀😀'],
])('%s, %i at most: %s', (text, most, short) => expect(shortened(text, most)).toBe(short));

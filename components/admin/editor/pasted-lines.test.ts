import { expect, it } from 'vitest';
import { pastedNames } from './pasted-lines';

it.each([
  ['Awa Essai\n2. Bruno Petit\nC. Dupont;', 'Awa Essai, Bruno Petit, C. Dupont'],
  ['Essai, Awa\nPetit, Bruno,\n{CNRS}', 'Essai, Awa; Petit, Bruno; {CNRS}'],
  ['Le Goff, J.-P.\nPetit, Bruno', 'Le Goff, J.-P.; Petit, Bruno'],
  ['García, María José\nMartin, Anne', 'García, María José; Martin, Anne'],
  ['DUPONT, J P\nMARTIN, M', 'DUPONT, J P; MARTIN, M'],
  ['A. Essai, B. Petit\nC. Roux, D. Nox', 'A. Essai, B. Petit, C. Roux, D. Nox'],
  ['Awa Essai, Bruno Petit,\nChloé Roux', undefined],
  ['Awa Essai, Bruno\nPetit', undefined],
  ['Awa Essai\n', undefined],
  ['A. Essai, B. Petit, C. Dupont,\nD. Roux', undefined],
  ['Essai, A.; Petit, B.;\nRoux, D.', undefined],
])('the names of %j are %j', (text, names) => expect(pastedNames(text)).toBe(names));

import { expect, it } from 'vitest';
import { pastedLines, pastedNames } from './pasted-lines';

it.each([
  ['Réseaux\r\n\r\n  Sécurité \n', ['Réseaux', 'Sécurité']],
  ['• Réseaux\n– Capteurs\n* Crues', ['Réseaux', 'Capteurs', 'Crues']],
  ['1. Réseaux\n2) Capteurs\n12 mois', ['Réseaux', 'Capteurs', '12 mois']],
  ['E-learning', ['E-learning']],
  ['-5 degrés', ['-5 degrés']],
  ['\n \n', []],
])('%j holds the lines %j', (text, lines) => expect(pastedLines(text)).toEqual(lines));

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

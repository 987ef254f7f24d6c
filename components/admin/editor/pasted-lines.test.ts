import { expect, it } from 'vitest';
import { pastedLines } from './pasted-lines';

it.each([
  ['Réseaux\r\n\r\n  Sécurité \n', ['Réseaux', 'Sécurité']],
  ['• Réseaux\n– Capteurs\n* Crues', ['Réseaux', 'Capteurs', 'Crues']],
  ['1. Réseaux\n2) Capteurs\n12 mois', ['Réseaux', 'Capteurs', '12 mois']],
  ['E-learning', ['E-learning']],
  ['-5 degrés', ['-5 degrés']],
  ['\n \n', []],
])('%j holds the lines %j', (text, lines) => expect(pastedLines(text)).toEqual(lines));

import { expect, test } from 'vitest';
import { natures } from '@/lib/references/natures';
import { kindIn } from './reference';

test.each([
  ['rapport', 'Rapport de recherche'],
  ['rapport', 'Rapport technique'],
  ['rapport', 'Rapport d’expertise'],
  ['rapport', 'Research Report'],
  ['rapport', 'Document de travail'],
  ['brevet', 'Brevet européen'],
  ['brevet', 'Demande de brevet français'],
  ['brevet', 'US Patent'],
  ['brevet', 'Patent application'],
  ['brevet', 'Demande internationale'],
  ['brevet', 'PCT'],
] as const)('a %s is called « %s » where a sentence of its note is nothing else', (nature, kind) => {
  expect(kindIn(kind, nature)).toBe(kind);
  expect(kindIn(`Prix du jury. ${kind}. Version 2`, nature)).toBe(kind);
  expect(kindIn(`${kind} remis au ministre en mars`, nature)).toBeUndefined();
  for (const other of natures.filter((each) => each !== nature)) expect(kindIn(kind, other), other).toBeUndefined();
});

test('a note in other words is not a kind', () => {
  for (const note of [undefined, '', 'Rapport', 'Rapport remis au ministre en mars', 'Lu'])
    expect(kindIn(note, 'rapport')).toBeUndefined();
});

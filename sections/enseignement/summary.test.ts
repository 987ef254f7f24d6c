import { expect, it } from 'vitest';
import { cours, enseignement } from './definition';

it('a card shows a bare number as hours, as the site does', () => {
  const { editor } = enseignement;
  const facts = (hours: string) =>
    'summary' in editor &&
    editor.summary?.(cours.parse({ title: 'Réseaux', establishment: 'ESEF', level: 'Master 1', hours })).facts;
  expect(facts('24')).toContain('24\u00a0h');
  expect(facts('18h30')).toContain('18h30');
});

import { expect, test } from 'vitest';
import type { Planned } from '@/sections/publications/import/plan-shape';
import { fieldText } from '../field-labels';
import { countsText, draftSummary, outcomeText, remarksOn, summaryOf } from './words';

const refused: Planned = { is: 'refused', line: 1, title: 'T', reason: 'sans auteur' };
const source = { from: 'fichier', id: 'k', at: '' };
const added = { line: 2, title: 'T', fields: {}, source, domain: null, list: 'articles' } as const;
const repeated: Planned = { is: 'update', ...added, at: null, proposedChanges: [], ownerKept: [], isAddable: false };

test('the counts of a review add up to the number of entries, and leave out zeros', () => {
  expect(outcomeText([refused])).toBe('1\u00a0référence\u00a0: 1\u00a0refusée');
  expect(outcomeText([refused, refused, repeated])).toBe('3\u00a0références\u00a0: 1\u00a0déjà là, 2\u00a0refusées');
});

test('the summary after an import counts the removed examples', () => {
  expect(countsText({ added: 5, changed: 0, refused: 0, examples: 52 })).toBe(
    '5\u00a0ajoutées, 52\u00a0exemples enlevés',
  );
  expect(countsText({ added: 0, changed: 1, refused: 2, examples: 0 })).toBe('1\u00a0modifiée, 2\u00a0refusées');
});

test('the remarks on an entry tell what was left out or guessed, and the note of a new one', () => {
  const source = { from: 'fichier', id: 'k', at: '' };
  const added: Planned = {
    is: 'new',
    line: 1,
    title: 'T',
    odd: ['Champ laissé de côté.'],
    fields: { note: 'Chapitre 4' },
    source,
    domain: null,
    list: 'articles',
  };
  expect(remarksOn(added)).toEqual(['Champ laissé de côté.', 'Dans la note\u00a0: Chapitre 4']);
  expect(remarksOn({ ...added, fields: {}, odd: undefined })).toEqual([]);
  expect(remarksOn(refused)).toEqual([]);
});

test('a stored type is shown in French', () => {
  expect(['Book Chapter', 'Article de journal', 'SCOPUS'].map((type) => fieldText('type', type))).toEqual([
    ...['Chapitre d’ouvrage', 'Article de revue', 'SCOPUS'],
  ]);
});

test('the summary of a draft gives its nature, only once when its title begins with it', () => {
  const said = (title: string, nature: string, more = {}) =>
    draftSummary({
      is: 'new',
      ...added,
      title,
      list: 'others',
      fields: { nature, container: 'Le miasme', year: '2017', ...more },
      text: '',
    });
  expect(said('Les eaux', 'livre', { audience: 'internationale', peerReviewed: 'oui' })).toBe(
    'Ouvrage · Les eaux · Le miasme ·\u00a02017 · Audience\u00a0: Internationale · Évaluée par les pairs',
  );
  expect(said('Les eaux', 'brevet', { institution: 'Int.' })).toBe('Brevet · Les eaux · Le miasme ·\u00a02017 · Int.');
  expect(said('Préface', 'preface')).toBe('Préface · Le miasme ·\u00a02017');
  expect(said('Compte rendu de Marc Lenoir', 'compte-rendu')).toMatch(/^Compte rendu de/);
});

test('the summary of an entry gives its authors, venue, year, and its nature when its list does not show it', () => {
  expect(summaryOf({ authors: 'S. Benali', journal: 'Cahiers', year: '2023' })).toBe(
    'S. Benali ·\u00a0Cahiers ·\u00a02023',
  );
  expect(summaryOf({ authors: 'S. Benali', year: '2023', nature: 'these' })).toBe('S. Benali ·\u00a02023 ·\u00a0Thèse');
  expect(summaryOf({ authors: 'a, '.repeat(1000), year: '2023' }).length).toBeLessThan(200);
});

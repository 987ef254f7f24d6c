import { expect, test } from 'vitest';
import { natureNamed, refinedNature } from './named-nature';

test.each([
  ['Compte rendu', 'compte-rendu'],
  ['Recension', 'compte-rendu'],
  ['Book review', 'compte-rendu'],
  ['Note d’arrêt', 'note-arret'],
  ["Commentaire d'arrêt", 'note-arret'],
  ['Note sous Cass. civ. 1re', 'note-arret'],
  ['Notice', 'notice'],
  ['Encyclopedia entry', 'notice'],
  ['Préface', 'preface'],
  ['Postface', 'preface'],
  ['Traduction', 'traduction'],
  ['Édition critique', 'edition-sources'],
  ['Édition de sources', 'edition-sources'],
  ['Numéro thématique', 'numero-revue'],
  ['Émission de radio', 'media'],
  ['Entretien', 'media'],
  ['Tribune', 'media'],
])('« %s » is a word for %s', (kind, nature) => expect(natureNamed(kind)).toBe(nature));

test.each(['SCOPUS', 'Article de journal', 'Review', 'Note', 'Compte rendu de colloque', '2e édition', 'Article'])(
  '« %s » names none of them',
  (kind) => expect(natureNamed(kind)).toBeUndefined(),
);

test('a word refines the nature that a type says, and contradicts none', () => {
  expect(refinedNature('article', 'Book review')).toBe('compte-rendu');
  expect(refinedNature('livre', 'Traduction')).toBe('traduction');
  expect(refinedNature('livre', 'Préface')).toBe('livre');
  expect(refinedNature('rapport', 'Notice')).toBe('rapport');
  expect(refinedNature('article')).toBe('article');
});

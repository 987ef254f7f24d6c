import { expect, it } from 'vitest';
import { changesText } from './changes';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('is empty if everything was kept', () => {
  expect(changesText({})).toBe('');
  expect(changesText({ picture: 0 })).toBe('');
});

it('states what was dropped or converted, with counts', () => {
  expect(plain(changesText({ picture: 2, drawing: 1, code: 3, definitions: 1 }))).toBe(
    '2 images n’ont pas pu être collées : ajoutez-les avec le bouton « Image ». Non collé : 1 dessin. Converti : 1 liste de définitions en paragraphes, 3 passages de code en texte.',
  );
});

it('says that tracked changes were accepted', () => {
  expect(changesText({ revision: 1 })).toBe('1 modification suivie a été prise comme acceptée.');
  expect(changesText({ revision: 2, drawing: 1 })).toMatch(
    /^2 modifications suivies ont été prises comme acceptées\. Non/,
  );
});

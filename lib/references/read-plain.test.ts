import { expect, test } from 'vitest';
import { readReferences } from './read';

const read = (text: string) => {
  const found = readReferences(new TextEncoder().encode(text));
  if ('refusal' in found) throw new Error(found.refusal);
  expect(found.format).toBe('plain');
  return found.entries;
};
const one = (text: string) => {
  const [entry] = read(text);
  if (!entry || 'refused' in entry) throw new Error(JSON.stringify(entry));
  expect(entry.draft).toBe(text);
  return entry.work;
};

test.each([
  [
    '"Apprendre à lire", dans Pierre Martin (éd.), Écoles, écrits 2, Marseille, Presses de l’étang, 2012, p. 25-43',
    {
      nature: 'chapitre',
      title: 'Apprendre à lire',
      authors: [],
      editors: [{ family: 'Martin', given: 'Pierre' }],
      container: 'Écoles, écrits 2',
      place: 'Marseille',
      publisher: 'Presses de l’étang',
      date: '2012',
      pages: '25–43',
    },
  ],
  [
    '« Pour une histoire des mains », Critique, 819-820, août-septembre 2015, p. 613-626, https://doi.org/10.1234/criti.819.0613',
    {
      nature: 'article',
      title: 'Pour une histoire des mains',
      container: 'Critique',
      issue: '819-820',
      date: '2015-08',
      pages: '613–626',
      doi: '10.1234/criti.819.0613',
    },
  ],
  [
    'Tazrouti, N., & Benali, S. (2019). Former à distance les enseignants. Revue des réseaux, 12(3), 100-112. https://doi.org/10.1000/182',
    {
      nature: 'article',
      title: 'Former à distance les enseignants',
      authors: [
        { family: 'Tazrouti', given: 'N.' },
        { family: 'Benali', given: 'S.' },
      ],
      container: 'Revue des réseaux',
      volume: '12',
      issue: '3',
      date: '2019',
      pages: '100–112',
      doi: '10.1000/182',
    },
  ],
  [
    'Tazrouti N, Benali S. Former à distance les enseignants. Revue des réseaux. 2019;12(3):100-12.',
    {
      title: 'Former à distance les enseignants',
      authors: [
        { family: 'Tazrouti', given: 'N' },
        { family: 'Benali', given: 'S' },
      ],
      container: 'Revue des réseaux',
      volume: '12',
      issue: '3',
      date: '2019',
      pages: '100–12',
    },
  ],
  [
    'TAZROUTI, Nabil et BENALI, Sophie, 2019. Former à distance les enseignants. Revue des réseaux. Vol. 12, n° 3, p. 100-112.',
    {
      title: 'Former à distance les enseignants',
      authors: [
        { family: 'TAZROUTI', given: 'Nabil' },
        { family: 'BENALI', given: 'Sophie' },
      ],
      container: 'Revue des réseaux',
      volume: '12',
      issue: '3',
      date: '2019',
      pages: '100–112',
    },
  ],
  [
    'Sophie Benali, Les crues du fleuve, Paris, Presses du large, 2012, 250 p.',
    {
      nature: 'livre',
      title: 'Les crues du fleuve',
      authors: [{ family: 'Benali', given: 'Sophie' }],
      place: 'Paris',
      publisher: 'Presses du large',
      date: '2012',
    },
  ],
  [
    'Sophie Benali, « Le fleuve et la ville », Annales du fleuve, à paraître.',
    { title: 'Le fleuve et la ville', container: 'Annales du fleuve', status: 'a-paraitre' },
  ],
])('%s', (text, work) => expect(one(text)).toMatchObject(work));

test('each line is one reference, without its number or bullet; what is none is named', () => {
  const entries = read(
    'Articles\n\n1. Benali, S. (2019). Un titre. Revue, 1(2), 3-4.\n\n• Benali, S. (2020). Un autre\n    titre. Revue, 2(3), 4-5.\n[3] Benali, S. (2021). Le dernier. Revue.\n',
  );
  expect(entries.map((entry) => ('refused' in entry ? entry.refused : [entry.line, entry.work.title]))).toEqual([
    'Cette ligne ne semble pas être une référence.',
    [3, 'Un titre'],
    [5, 'Un autre titre'],
    [7, 'Le dernier'],
  ]);
});

test.each(['Bonjour.', 'Une lettre,\nsans rien qui soit une référence.\n', 'a,b,c\n1,2,3'])(
  '%j is no list of references',
  (text) =>
    expect(readReferences(new TextEncoder().encode(text))).toEqual({
      refusal: expect.stringContaining('Aucune référence n’a été reconnue'),
    }),
);

test.each(['Petit P., Titre, trad. ', 'Petit P., note sous '])(
  'a line that goes on after %j is read like another',
  (text) => {
    expect(one(`${text}${'de et '.repeat(480)}2019, p. 3`.trim())).toMatchObject({
      authors: [{ family: 'Petit', given: 'P.' }],
    });
  },
);

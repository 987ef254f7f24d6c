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

test('each line is one reference, without its number or bullet; a heading is none', () => {
  const entries = read(
    'Articles\n\n1. Benali, S. (2019). Un titre. Revue, 1(2), 3-4.\n\n• Benali, S. (2020). Un autre\n    titre. Revue, 2(3), 4-5.\n[3] Benali, S. (2021). Le dernier. Revue.\n',
  );
  expect(entries.map((entry) => ('refused' in entry ? entry.refused : [entry.line, entry.work.title]))).toEqual([
    [3, 'Un titre'],
    [5, 'Un autre titre'],
    [7, 'Le dernier'],
  ]);
});

const facts = (text: string) =>
  read(text).map((entry) => {
    if ('refused' in entry) return entry.refused;
    const { nature, title, audience, invited, peerReviewed, proceedings, unreviewed, status } = entry.work;
    return { heading: entry.heading, nature, title, audience, invited, peerReviewed, proceedings, unreviewed, status };
  });
const line = '« Le vent », Lire les vents, Lille, 3 mai 2019, p. 3-9.';

test.each([
  ['III. Articles', { nature: 'article' }],
  ['ARTICLES DANS DES REVUES NATIONALES À COMITÉ DE LECTURE (12)', { audience: 'nationale', peerReviewed: true }],
  ['ASCL', { nature: 'article', unreviewed: true }],
  ['B/ Chapitres d’ouvrages collectifs :', { nature: 'chapitre' }],
  ['Contributions à des ouvrages collectifs', { nature: 'chapitre' }],
  ['2.1 Communications avec actes', { nature: 'communication', proceedings: 'avec' }],
  ['C-ACTI : communications dans un congrès international', { nature: 'communication', audience: 'internationale' }],
  ['Invited talks', { nature: 'communication', invited: true }],
  ['**Book reviews**', { nature: 'compte-rendu' }],
  ['Reviews', { nature: 'article' }],
  ['Notes et commentaires d’arrêts', { nature: 'note-arret' }],
  ['Dictionary entries', { nature: 'notice' }],
  ['Radio, télévision', { nature: 'media' }],
  ['Soumis', { status: 'soumise' }],
])('what stands below « %s » is of its nature', (heading, said) =>
  expect(facts(`${heading}\n${line}`)).toEqual([expect.objectContaining(said)]),
);

test('a heading that says more of the one above keeps its nature, any other has none of it', () => {
  const said = facts(`Communications\n${line}\nAvec actes\n${line}\n2019\n${line}\nDivers\n${line}`);
  expect(said).toMatchObject([
    { nature: 'communication', proceedings: undefined },
    { nature: 'communication', proceedings: 'avec' },
    { nature: 'communication', proceedings: 'avec' },
    { heading: 'Divers', nature: 'article', proceedings: undefined },
  ]);
});

test.each([
  ['ACL1. Vasseur H., 2012, « Un article », Revue du Nord, p. 45-67.', 'Vasseur', 'Un article'],
  ['[ACL-12] Vasseur H., 2013, « Un deuxième », Revue du Nord, p. 5-7.', 'Vasseur', 'Un deuxième'],
  ['6- Vasseur H., 2014, « Un troisième », Revue du Nord, p. 15-17.', 'Vasseur', 'Un troisième'],
  ['C-ACTI 3. Vasseur H., 2015, « Un quatrième », Revue du Nord, p. 25-27.', 'Vasseur', 'Un quatrième'],
])('%s: the code is taken off', (text, family, title) =>
  expect(read(text)).toMatchObject([{ work: { title, authors: [{ family, given: 'H.' }] } }]),
);

test.each([
  [
    'Hélène Vasseur, Karim Roux. Un exposé. Journées du vent, Association du vent, Jun 2018, Lille, France. ⟨hal-02000002⟩',
    {
      nature: 'communication',
      title: 'Un exposé',
      event: { name: 'Journées du vent', place: 'Lille', country: 'France' },
      date: '2018-06',
      halId: 'hal-02000002',
    },
  ],
  [
    'Hélène Vasseur. Le chapitre. Karim Roux; Zoé Blin. Le grand livre, PUR, pp.45-67, 2012, 978-2-7535-1234-4. ⟨hal-02000004⟩',
    {
      nature: 'chapitre',
      container: 'Le grand livre',
      editors: [
        { family: 'Roux', given: 'Karim' },
        { family: 'Blin', given: 'Zoé' },
      ],
      publisher: 'PUR',
      date: '2012',
      pages: '45–67',
      isbn: '9782753512344',
    },
  ],
  [
    'Hélène Vasseur. Le vent dans les villes. Géographie. Université de Lille, 2008. Français. ⟨NNT : 2008LIL10001⟩. ⟨tel-00300001⟩',
    { nature: 'these', title: 'Le vent dans les villes', institution: 'Université de Lille', date: '2008' },
  ],
  [
    'Vang, Q., Moudet, R., & Meyrin, K. E. 2008. Flux de savoirs dans les firmes. Revue de gestion, 34: 882-902.',
    { nature: 'article', container: 'Revue de gestion', volume: '34', pages: '882–902', date: '2008' },
  ],
  [
    'Vasseur, Hélène, et Karim Roux. « Le vent ». Revue du Nord 12, no 3 (2019) : 12‑34.',
    { nature: 'article', container: 'Revue du Nord', volume: '12', issue: '3', pages: '12–34', date: '2019' },
  ],
])('as programs write it: %s', (text, work) => expect(one(text)).toMatchObject(work));

test('a line that a column has broken goes on in the next', () => {
  const text =
    'Vasseur H., Roux K. (2019). Un titre bien long qui va à la ligne dans le\nPDF parce que la colonne est étroite. Revue du Nord, 12(3), 12-34.\n\nVasseur H. (2018). Un autre titre qui va aussi à la ligne et qui est\nlong. Revue du Nord, 11, 1-9.';
  expect(read(text)).toMatchObject([
    { work: { title: expect.stringMatching(/dans le PDF parce que la colonne est étroite$/), volume: '12' } },
    { work: { title: expect.stringMatching(/et qui est long$/), pages: '1–9' } },
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

import { expect, it } from 'vitest';
import { publicationsSchema } from '../schema';
import { hceresTable } from './hceres-table';

const profile = { nom: 'Tazrouti', prenom: 'Nabil', equipe: 'Eaux' };
const work = { id: 'a', title: 'Les crues', authors: 'A. Petit, J.-P. Roux, N. Tazrouti', year: '2024' };
const details = {
  ...{ peerReviewed: true, audience: 'internationale', volume: '12', language: 'fr', doi: '10.1000/182' },
  ...{ halId: 'hal-01956501', openAccess: 'https://exemple.org/texte.pdf' },
};

function table(items: Readonly<Record<string, readonly object[]>>, students?: readonly string[]) {
  const text = hceresTable(publicationsSchema.parse({ d: { title: 'D', ...items } }), { profile, students });
  const [head = '', ...rows] = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  const names = head.split(';');
  return { text, rows: rows.map((row) => Object.fromEntries(row.split(';').map((cell, at) => [names[at], cell]))) };
}

it('a line holds what Hcéres asks for', () => {
  const article = { ...work, journal: 'Revue', type: '', pages: '3-9', details };
  const { text, rows } = table({ articles: [article] }, ['Jean-Pierre Roux', 'Inconnue Personne']);
  expect(text.startsWith('\ufeffType;Auteurs;Titre de l’article;Nom de la revue;Année;')).toBe(true);
  expect(rows).toEqual([
    {
      Type: 'Articles de revue',
      Auteurs: 'PETIT A., ROUX J.-P., TAZROUTI N.',
      'Titre de l’article': 'Les crues',
      'Nom de la revue': 'Revue',
      Année: '2024',
      'Revue à comité de lecture': 'oui',
      Équipe: 'Eaux',
      Doctorants: 'ROUX J.-P.',
      'Affiliation institutionnelle des co-auteurs': '',
      'Publication en premier, dernier ou auteur de correspondance': 'dernier',
      Langue: 'Français',
      'Article en «\u00a0open access\u00a0»': 'oui',
      'N° du volume': '12',
      Pages: '3–9',
      Citation: expect.stringContaining('Les crues'),
      'Lien DOI': 'https://doi.org/10.1000/182',
      'Lien HAL': 'https://hal.science/hal-01956501',
    },
  ]);
});

it.each([
  [{ type: 'SCOPUS' }, 'oui'],
  [{ type: '', details: { unreviewed: true } }, 'non'],
  [{ type: '' }, ''],
])('a journal (%j) has a review: « %s »', (more, review) => {
  const { rows } = table({ articles: [{ ...work, journal: '', ...more }] });
  expect(rows[0]).toMatchObject({ 'Revue à comité de lecture': review });
});

it('a cell that a spreadsheet would run is a text, one with semicolons is quoted', () => {
  const { text } = table({ others: [{ ...work, title: '=HYPERLINK("x"); y', nature: 'livre', container: '+1' }] });
  expect(text).toContain('Ouvrages;');
  expect(text).toContain(`"'=HYPERLINK(""x""); y";'+1;2024`);
});

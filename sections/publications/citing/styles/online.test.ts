import { expect, it } from 'vitest';
import { cited, reference } from '@/lib/testing/cited';
import type { Reference } from '../reference';

const link = 'https://exemple.org/t';

it.each<[Reference, string, string]>([
  [
    reference('article', { container: 'Revue', volume: '12', pages: { first: '1', last: '9' } }),
    'Sonder. *Revue* [en ligne]. Vol.~12, p.~1–9.',
    'Sonder. Revue [En ligne]. 2024;12:1-9.',
  ],
  [reference('article'), 'Sonder [en ligne].', 'Sonder [En ligne]. 2024.'],
  [
    reference('these', { container: 'Université d’Artois' }),
    '*Sonder* [en ligne]. Thèse de doctorat. Université d’Artois.',
    'Sonder [thèse de doctorat] [En ligne]. Université d’Artois^; 2024.',
  ],
  [
    reference('livre', { publisher: 'PUL', isbn: '9782070368228' }),
    '*Sonder* [en ligne]. PUL. ISBN~9782070368228.',
    'Sonder [En ligne]. PUL^; 2024.',
  ],
  [
    reference('chapitre', { container: 'Les eaux', pages: { first: '7' } }),
    'Sonder. Dans~: *Les eaux* [en ligne]. P.~7.',
    'Sonder. Dans~: Les eaux [En ligne]. 2024. p.~7.',
  ],
  [
    reference('communication', { container: 'Colloque' }),
    'Sonder. *Colloque* [en ligne].',
    'Sonder [En ligne]. Communication présentée à~: Colloque^; 2024.',
  ],
  [
    reference('rapport', { container: 'Inria', number: 'RR-1' }),
    '*Sonder* [en ligne]. Rapport. Inria. N°~RR-1.',
    'Sonder [En ligne]. Inria^; 2024. Rapport n°~: RR-1.',
  ],
  [
    reference('prepublication', { arxivId: '2401.01234' }),
    '*Sonder* [en ligne]. Prépublication.',
    'Sonder [En ligne]. arXiv [prépublication]. 2024.',
  ],
])('says that a work with an address is read there', (work, iso690, vancouver) => {
  expect(cited('iso690', { ...work, link })).toBe(`TAZROUTI, Nabil, 2024. ${iso690} Disponible à l’adresse~: ${link}`);
  expect(cited('vancouver', { ...work, link })).toBe(`Tazrouti N. ${vancouver} Disponible sur~: ${link}`);
  for (const style of ['iso690', 'vancouver'])
    expect(cited(style, work), 'no address').not.toMatch(/en ligne|disponible/i);
});

it('says no more than the DOI of what has one and appeared in print', () => {
  const article = reference('article', { container: 'Revue', doi: '10.1000/182' });
  for (const style of ['iso690', 'apa', 'vancouver'])
    expect(cited(style, { ...article, link }), style).toBe(cited(style, article));
  const post = reference('autre', { link, doi: '10.1000/182' });
  expect(cited('iso690', post)).toBe('TAZROUTI, Nabil, 2024. *Sonder* [en ligne]. DOI~10.1000/182.');
});

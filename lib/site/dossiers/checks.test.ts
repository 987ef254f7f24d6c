import { expect, test } from 'vitest';
import { profileSchema } from '@/sections/profil/schema';
import { publicSection } from '@/sections/public-site';
import { checkedDocument } from './checks';
import type { Choices } from './choices';
import type { DossierSource } from './groups';
import type { ModelId } from './models';
import { firstChoices } from './preview';

const paper = (id: string, more: object = {}) => ({
  ...{ id, title: `Étude ${id}`, authors: 'N. Éluard', year: '2020', journal: 'Annales', type: '' },
  ...more,
});
const section = (id: string, content: unknown) => publicSection({ id, title: '', type: 'cards', content });
const source: DossierSource = {
  profile: profileSchema.parse({ prenom: 'Noor', nom: 'Éluard', fonction: 'Maîtresse de conférences' }),
  today: '2026-11-26',
  sections: [
    section('publications', {
      eau: {
        title: 'Eau',
        articles: [
          paper('a'),
          paper('b', { aeresClass: 'ACLN' }),
          paper('c', { journal: 'Gazette', year: 's.\u00a0d.' }),
          paper('d', { type: 'SCOPUS', journal: 'Waters' }),
          paper('e', { year: '2001' }),
        ],
        communications: [],
      },
    }),
    section('axes-recherche', ['L’eau', 'Le sol']),
  ],
};
const project = (title: string, year: string) => ({
  ...{ id: title, title, category: 'x', year, status: 'x', description: 'x', details: { role: '', financement: '' } },
});
const projects = section('projets', [project('Crues', '2024'), project('Puits', 'à venir')]);
const more = { ...source, sections: [...source.sections, projects] };
const checked = (model: ModelId, more: Partial<Choices> = {}, from = source) =>
  checkedDocument({ ...firstChoices(model, from), ...more }, from);
const aeres = { scheme: 'aeres' } as const;
const ids = (works: readonly { readonly id: string }[]) => works.map(({ id }) => id);

test('works without a class are named with the missing facts, and the class of similar works is offered', () => {
  const { unclassed } = checked('publications', aeres).checks;
  expect(ids(unclassed)).toEqual(['a', 'd', 'e', 'c']);
  expect(unclassed[0]?.codes.join()).toMatch(/^ACL,(?!.*TH)/);
  expect(unclassed[0]).toMatchObject({
    ...{ id: 'a', title: 'Étude a', about: 'Annales, 2020', venue: 'Annales', code: 'ACLN' },
    reason:
      'Article de revue\u00a0: on ne sait pas si la revue a un comité de lecture\u202f; comme d’autres de «\u00a0Annales\u00a0»',
  });
  expect(unclassed[3]).not.toHaveProperty('code');
  expect(unclassed[1], 'what its facts tell is no class yet').toMatchObject({
    code: 'ACL',
    reason: 'Article de revue\u00a0: type SCOPUS',
  });
  expect(JSON.stringify(checked('publications', aeres).document.blocks)).not.toContain('Étude d');
});

test('a class that does not suit the nature is reported with the proposal, and a submitted work needs none', () => {
  const articles = [
    paper('a', { type: 'SCOPUS', aeresClass: 'OS' }),
    paper('b', { year: 'soumis', type: 'SCOPUS' }),
    paper('c', { type: 'SCOPUS', aeresClass: 'ACL' }),
  ];
  const of = {
    ...source,
    sections: [section('publications', { eau: { title: 'Eau', articles, communications: [] } })],
  };
  const { checks, document } = checked('publications', aeres, of);
  expect(checks.unclassed).toMatchObject([
    { id: 'a', code: 'ACL', reason: expect.stringContaining('votre classe OS ne convient pas') },
  ]);
  expect(JSON.stringify(document.blocks)).toContain('Travaux soumis ou en préparation');
});

test('a peer-reviewed article of unknown audience gets a proposed class to accept', () => {
  const reviewed = { details: { peerReviewed: true } };
  const articles = [paper('a', reviewed), paper('b', { ...reviewed, title: 'The smell of the law' }), paper('c')];
  const of = {
    ...source,
    sections: [section('publications', { eau: { title: 'Eau', articles, communications: [] } })],
  };
  const { unclassed } = checked('publications', aeres, of).checks;
  expect(unclassed.map(({ id, code }) => [id, code])).toEqual([
    ['a', undefined],
    ['b', 'ACL'],
    ['c', undefined],
  ]);
});

test('works without a class are in the document only under a title that their owner wants', () => {
  const text = (unclassed: string | null) =>
    JSON.stringify(checked('publications', { ...aeres, unclassed }).document.blocks);
  expect(text(null)).not.toMatch(/Étude a|Autres travaux|classer/);
  expect(text('')).toMatch(/Autres travaux.*Étude a/);
  expect(text('Divers')).toMatch(/Divers.*Étude a/);
  expect(ids(checked('publications', { ...aeres, unclassed: '' }).checks.unclassed), 'said in both').toHaveLength(4);
});

test('works without a year are named, and so are undated entries in a period', () => {
  expect(checked('publications').checks.undated).toEqual(['Étude c, s.\u00a0d.']);
  expect(checked('cv', {}, more).checks.undated).toEqual(['Étude c, s.\u00a0d.']);
  expect(checked('rapport', {}, more).checks.undated).toContain('Puits, x, à venir');
});

test('empty headings of the model are named, except those that the owner left out', () => {
  expect(checked('publications').checks.empty).toEqual(['Affiliation', 'Email']);
  const { empty } = checked('cv').checks;
  expect(empty).toEqual(expect.arrayContaining(['Parcours', 'Enseignement']));
  expect(empty).not.toContain('Axes de Recherche');
  expect(checked('cv', { left: ['axes-recherche/themes'] }).checks.empty).not.toContain('Axes de Recherche');
  const early = { period: { is: 'between', from: 1990, to: 1995 } } as const;
  const dated = { ...source, sections: [...source.sections, section('projets', [project('Crues', '2024')])] };
  expect(checked('cv', early, dated).checks.empty).toContain('Projets');
  expect(checked('cv', {}, dated).checks.empty).not.toContain('Projets');
  expect(checked('cv', { isAnonymous: true }).checks.empty).not.toContain('Email');
});

test('only untranslated texts of the document are named', () => {
  const english: DossierSource = {
    ...source,
    sections: [...source.sections.slice(0, 1), section('axes-recherche', ['Water', 'Le sol'])],
    translation: {
      french: source,
      untranslated: new Set(['Le sol', 'Étude b', 'Maîtresse de conférences', 'Autre texte']),
      asked: new Set(['LE SOL', 'Le sol', 'Maîtresse de conférences', 'ater']),
    },
  };
  const left = ['axes-recherche/themes/Le sol'];
  expect(checked('cv', { lang: 'en' }, english).checks.untranslated).toEqual(['Le sol', 'Maîtresse de conférences']);
  const { document, checks } = checked('cv', { lang: 'en', left }, english);
  expect(JSON.stringify(document.blocks)).toMatch(/Research interests.*Water/);
  expect(checks.untranslated).toEqual(['Maîtresse de conférences']);
});

test('the profile’s languages are in a CV even without civil status lines', () => {
  const profile = { ...source.profile, langues: [{ nom: 'Arabe', color: '' }] };
  const { checks, document } = checked('cv', {}, { ...source, profile });
  expect(checks.empty).not.toContain('Langues');
  expect(document.blocks).toContainEqual({ type: 'list', items: ['Arabe'] });
});

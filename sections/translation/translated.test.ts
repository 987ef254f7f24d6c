import { expect, test } from 'vitest';
import type { AddedLanguage } from '@/lib/languages';
import { natures } from '../activites/natures';
import type { AnyNode } from '../editor-tree';
import { languages } from '../langues/definition';
import { publications } from '../publications/definition';
import { kinds } from '../registry';
import type { TranslatedText } from './entries';
import { isKeptIn } from './standard-texts';
import { textsOf } from './texts';
import { translated } from './translated';

const labels = { one: 'axe', many: 'axes', add: '', confirmRemove: '', empty: '', addFirst: '' };
const axes: AnyNode = {
  node: 'list',
  blank: () => ({ id: 'x', title: '' }),
  name: ({ title }) => title,
  labels,
  item: {
    node: 'group',
    fields: {
      id: { node: 'hidden' },
      title: { node: 'text', label: 'Titre' },
      year: { node: 'text', label: 'Année', input: 'year' },
      people: { node: 'strings', label: 'Personnes', line: 'Personne', add: '', fact: true },
      role: {
        node: 'select',
        label: 'Rôle',
        options: [{ value: 'Membre', label: 'Membre' }],
        other: { label: 'Autre' },
      },
      text: { node: 'richText', label: 'Texte', height: 300 },
      aims: { node: 'strings', label: 'Objectifs', line: 'Objectif', add: '' },
    },
  },
};
const water = {
  id: 'eau',
  title: 'Eau',
  year: '2024',
  people: ['Ada'],
  role: 'Chef de file',
  text: '<p>Une rivière</p>',
  aims: ['Mesurer', 'Prévoir'],
};
const soil = { id: 'sol', title: 'Sol', year: '', people: [], role: 'Membre', text: '<p></p>', aims: [] };

const line = (place: string, of: string, text: string): TranslatedText => ({ form: 'line', place, of, text });
const inEnglish = (content: unknown, entries: readonly TranslatedText[], omits = false) => {
  const untranslated = new Set<string>();
  return {
    content: translated(axes, content, { language: 'en', entries, omits, untranslated }),
    untranslated: [...untranslated],
  };
};

test('prose and typed answers are texts; choices, dates, blanks and facts are not', () => {
  expect(
    textsOf(axes, [water, soil]).map(({ path, form, labels, text }) => [path.join('/'), form, labels, text]),
  ).toEqual([
    ['eau/title', 'line', ['Eau', 'Titre'], 'Eau'],
    ['eau/role', 'line', ['Eau', 'Rôle'], 'Chef de file'],
    ['eau/text', 'html', ['Eau', 'Texte'], '<p>Une rivière</p>'],
    ['eau/aims/#0', 'line', ['Eau', 'Objectifs'], 'Mesurer'],
    ['eau/aims/#1', 'line', ['Eau', 'Objectifs'], 'Prévoir'],
    ['sol/title', 'line', ['Sol', 'Titre'], 'Sol'],
  ]);
});

test('a text is translated wherever it moved; an untranslated one is shown in French, and reported', () => {
  const entries = [line('eau/title', 'Eau', 'Water'), line('eau/aims/#0', 'Mesurer', 'Measure')];
  const moved = [soil, { ...water, aims: ['Prévoir', 'Mesurer'] }];
  expect(inEnglish(moved, entries)).toEqual({
    content: [soil, { ...water, title: 'Water', aims: ['Prévoir', 'Measure'] }],
    untranslated: ['Sol', 'Chef de file', '<p>Une rivière</p>', 'Prévoir'],
  });
});

test('untranslated texts are left out if the owner wants that, with an item that they name', () => {
  const entries = [line('eau/title', 'Eau', 'Water'), line('eau/aims/#0', 'Mesurer', 'Measure')];
  expect(inEnglish([water, soil], entries, true)).toEqual({
    content: [{ ...water, title: 'Water', role: '', text: '', aims: ['Measure'] }],
    untranslated: [],
  });
});

test('after a change of the French text its translation is kept if the path identifies one item', () => {
  const entries = [line('eau/title', 'Eau', 'Water'), line('eau/aims/#0', 'Mesurer', 'Measure')];
  const changed = [{ ...water, title: 'Les eaux', aims: ['Tout mesurer', 'Prévoir'] }];
  expect(inEnglish(changed, entries).content).toEqual([{ ...changed[0], title: 'Water' }]);
});

test('fields that no form has are shown in French, as displayed, and reported', () => {
  const role = [{ nom: 'Relevés', description: 'une fois l’an' }, ' Veille '];
  const { content, untranslated } = inEnglish([{ ...soil, details: role, budget: 3, since: '2024' }], []);
  expect(content).toEqual([{ ...soil, details: role, budget: 3, since: '2024' }]);
  expect(untranslated).toEqual(['Relevés\u00a0: une fois l’an', 'Veille', 'Sol']);
});

test('the names of groups are texts if visitors see them', () => {
  const byDomain: AnyNode = {
    node: 'map',
    blank: () => [],
    value: axes,
    labels: {
      one: 'Domaine',
      keyLabel: 'Nom du domaine',
      add: '',
      confirmRemove: '',
      remove: '',
      keyRequired: '',
      keyTaken: '',
      empty: '',
      summary: () => '',
    },
  };
  const content = { Hydrologie: [soil], Divers: [] };
  const untranslated = new Set<string>();
  const entries = [line('Hydrologie/nom', 'Hydrologie', 'Hydrology'), line('Hydrologie/sol/title', 'Sol', 'Soil')];
  const into = { language: 'en', entries, untranslated } as const;
  expect(translated(byDomain, content, { ...into, omits: false })).toEqual({
    Hydrology: [{ ...soil, title: 'Soil' }],
    Divers: [],
  });
  expect(translated(byDomain, content, { ...into, omits: true })).toEqual({ Hydrology: [{ ...soil, title: 'Soil' }] });
  const both = { Économie: [soil], 'Sciences économiques': [water] };
  expect(Object.keys(Object(translated(byDomain, both, { ...into, omits: false }))), 'none is lost').toEqual([
    'Economics',
    'Sciences économiques',
  ]);
});

test('the title of a group of facts is translated; untranslated it is in French, even where others are left out', () => {
  const domain = { title: 'Eau', articles: [{ id: 'a', title: 'Les crues', authors: 'N. Blin', year: '2020' }] };
  const content = publications.schema.parse({ hydro: domain });
  const into = (entries: readonly TranslatedText[]) => {
    const untranslated = new Set<string>();
    const shown = translated(publications.editor, content, { language: 'en', entries, omits: true, untranslated });
    return { shown, untranslated: [...untranslated] };
  };
  expect(textsOf(publications.editor, content)).toMatchObject([{ path: ['hydro', 'nom'], text: 'Eau' }]);
  expect(into([line('hydro/nom', 'Eau', 'Water')])).toMatchObject({
    shown: { hydro: { title: 'Water', articles: [{ title: 'Les crues' }] } },
    untranslated: [],
  });
  expect(into([])).toMatchObject({ shown: { hydro: { title: 'Eau' } }, untranslated: ['Eau'] });
});

test('private content has no texts to translate', () => {
  const content = {
    Eau: ['Abandonnée', 'En cours'].map((statut) => ({ id: statut, sujet: `Sujet ${statut}`, statut, annee: '2020' })),
  };
  const { editor } = kinds['theses-encadrees'];
  expect(textsOf(editor, content).map(({ text }) => text)).toEqual(['Eau', 'Sujet En cours']);
});

test('a town or an organisation has the name from a translation, else its own, even where French is left out', () => {
  const { editor } = kinds['cv--parcours'];
  const post = { id: 'p', title: 'Professeure', organization: 'Université de Genève', place: 'Genève, Suisse' };
  const shown = translated(
    editor,
    { posts: [post] },
    {
      language: 'en',
      entries: [
        line('posts/p/title', post.title, 'Professor'),
        line('posts/p/place', post.place, 'Geneva, Switzerland'),
      ],
      omits: true,
      untranslated: new Set(),
    },
  );
  expect(shown).toMatchObject({
    posts: [{ title: 'Professor', organization: post.organization, place: 'Geneva, Switzerland' }],
  });
});

test('a name or a title stays in French in English, asked of nobody, and is a text like others in Arabic', () => {
  const { editor, schema } = kinds.projets;
  const content = schema.parse([
    { id: 'p', title: 'Marées', category: 'Recherche', description: 'Une étude', details: { role: 'Veilleur' } },
  ]);
  const into = (language: AddedLanguage, omits: boolean, entries: readonly TranslatedText[] = []) => {
    const [untranslated, asked] = [new Set<string>(), new Set<string>()];
    const shown = translated(editor, content, { language, entries, omits, untranslated, asked });
    return { shown, untranslated: [...untranslated], asked: [...asked] };
  };
  expect(into('en', false)).toMatchObject({
    untranslated: ['Marées', 'Une étude', 'Veilleur'],
    asked: ['Une étude', 'Veilleur'],
  });
  expect(into('en', true)).toMatchObject({ shown: [{ title: 'Marées', description: '' }], untranslated: ['Marées'] });
  expect(into('en', true, [line('p/title', 'Marées', 'Tides')]).shown).toMatchObject([{ title: 'Tides' }]);
  expect(into('ar', false).asked).toContain('Marées');
  expect(into('ar', true).shown).toEqual([]);
});

const thesis = { id: 'i', statut: 'Soutenue', annee: '2020' };
const talk = { id: 'i', nature: natures.talks.label };
test.each([
  ['theses-encadrees', { 'Sans domaine': [{ ...thesis, sujet: 'Le sel' }] }, []],
  ['theses-encadrees', { 'Sans domaine': [{ ...thesis, sujet: 'A. Roux, un an', named: true }] }, ['A. Roux, un an']],
  ['cv--jurys', [{ id: 'i', nature: 'Thèse', candidat: 'A. Roux', titre: 'Le sel' }], []],
  ['cv--jurys', [{ id: 'i', nature: 'Thèse', titre: 'Jury du prix' }], ['Jury du prix']],
  ['cv--activites', { items: [{ ...talk, title: 'Le sel' }] }, []],
  ['cv--activites', { items: [{ ...talk, title: 'Débat « Le sel »' }] }, ['Débat « Le sel »']],
  ['cv--activites', { items: [{ ...talk, title: 'Fête du sel, Brest' }] }, ['Fête du sel, Brest']],
  ['projets', [{ id: 'i', category: 'ANR', title: 'SEL, déposé en mai' }], ['SEL, déposé en mai', 'ANR']],
  ['cv--activites', { items: [{ ...talk, nature: natures.stays.label, title: 'Fouilles' }] }, ['Fouilles']],
] as const)('of %s, a title stays in English, a sentence is to be translated', (id, stored, asked) => {
  const { editor, schema } = kinds[id];
  const texts = textsOf(editor, schema.parse(stored)).filter((text) => !isKeptIn('en', text));
  expect(texts.map(({ text }) => text)).toEqual(asked);
});

test.each([
  ['anglais – C1 (publications et conférences)', 'English – C1 (publications et conférences)', 'English – C1'],
  ['Basque (quelques mots)', 'Basque (quelques mots)', 'Basque'],
  ['Patois (quelques mots)', 'Patois (quelques mots)', undefined],
])('of the language « %s » the name and the level are known, its brackets stay to translate', (nom, shown, left) => {
  const names = (omits: boolean) => {
    const untranslated = new Set<string>();
    const content = translated(languages.editor, [{ nom, color: '' }], {
      language: 'en',
      entries: [],
      omits,
      untranslated,
    });
    return [languages.schema.parse(content).map((each) => each.nom)[0], ...untranslated];
  };
  expect([names(false), names(true)]).toEqual([[shown, shown], [left]]);
});

import { describe, expect, test, vi } from 'vitest';
import { toText } from '@/lib/typeset/text';
import type { DossierEntry, DossierGroup } from '@/sections/dossier';
import { profileSchema } from '@/sections/profil/schema';
import { publicSection } from '@/sections/public-site';
import { type Choices, firstWorks, isGroupIn, withGroup } from './choices';
import { documentOf } from './document-of';
import { groupsOf } from './groups';
import { modelIds, models } from './models';
import { firstChoices } from './preview';

/** Contents of mocked kinds, by section id. */
const said = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/sections/dossiers', () => ({
  dossierGroups: ({ id }: { readonly id: string }) => said.get(id) ?? [],
}));

const group = (id: string, heading: string, entries: readonly DossierEntry[]): DossierGroup => ({
  id,
  heading: { fr: heading, en: `${heading} (en)`, ar: `${heading} (ar)` },
  entries,
  write: (isTicked, { isShown } = { isShown: isTicked, isChosen: false }) =>
    entries
      .filter((entry) => isShown(entry.id))
      .map(({ label, years }) => ({ type: 'entry', label: years?.join('–') ?? '', text: label })),
});

said.set('responsabilites', [
  group('toutes', 'Responsabilités', [
    { id: 'a', label: 'Directrice', years: [2010, 2014] },
    { id: 'b', label: 'Membre du conseil', years: [2013, 2026] },
    { id: 'c', label: 'Référente de N. Éluard' },
  ]),
]);
said.set('publications', [
  group('acl', 'Articles', [
    { id: 'x', label: 'ÉLUARD N. et Ravel J., Sur l’eau', years: [2024, 2024] },
    { id: 'y', label: 'Noor Eluard, Sur le sable', years: [2011, 2011] },
  ]),
]);

const profile = profileSchema.parse({
  prenom: 'Noor',
  nom: 'Éluard',
  email: 'noor@exemple.org',
  gsm: '01 02 03 04 05',
  grade: 'Professeure',
  fonction: '',
  affiliation: 'Faculté des sciences\nEl Jadida',
  identifiants: { orcid: '0000-0002-1825-0097', idhal: 'noor-eluard' },
});
const section = (id: string) => publicSection({ id, title: '', type: 'cards', content: [] });
const source = { profile, sections: [section('responsabilites'), section('publications')], today: '2026-11-26' };
const cv = firstChoices('cv', source);
const textOf = (choices: Partial<Choices>) => toText(documentOf({ ...cv, ...choices }, source));

describe('a dossier', () => {
  test('some works of a class are called a selection, in each language; all of a period are not', () => {
    const headings = (more: Partial<Choices>) =>
      documentOf({ ...cv, ...more }, source).blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
    const left = ['publications/works/y', 'responsabilites/toutes/a'];
    expect(headings({ left })).toEqual(['Publications', 'Articles (sélection, 1 sur 2)', 'Responsabilités']);
    expect(headings({ left, lang: 'en' })[1]).toBe('Articles (en) (selection, 1 of 2)');
    expect(headings({ left, lang: 'ar' })[1]).toBe('Articles (ar) (مختارات، 1 من 2)');
    expect(headings({ period: { is: 'between', from: 2020, to: 2026 } })).toContain('Articles');
    expect(headings({ left, selected: ['publications/works/y'] }), 'one stands above').toContain('Articles');
  });

  test('begins with the person, and has the sections in the order of a CV', () => {
    const document = documentOf(cv, source);
    expect(document).toMatchObject({ title: 'Noor Éluard', author: 'Noor Éluard', lang: 'fr' });
    expect(document.headLines.slice(1, 3), 'the lines of an address').toEqual(['Faculté des sciences', 'El Jadida']);
    const text = toText(document);
    for (const words of ['Professeure', 'El Jadida', 'noor@exemple.org', 'orcid.org/0000-0002-1825-0097'])
      expect(text).toContain(words);
    expect(
      document.blocks.filter(({ type }) => type === 'heading').map((block) => 'text' in block && block.text),
    ).toEqual(['Publications', 'Articles', 'Responsabilités']);
  });

  test.each([
    [{ is: 'between', from: 2012, to: 2012 }, ['Directrice', 'Référente']],
    [{ is: 'between', from: 2011, to: 2013 }, ['sable', 'Directrice', 'Membre', 'Référente']],
    [{ is: 'last', years: 4 }, ['l’eau', 'Membre', 'Référente']],
    [{ is: 'all' }, ['l’eau', 'sable', 'Directrice', 'Membre', 'Référente']],
  ] as const)('of the period %j has %j: what says no year stays', (period, there) => {
    const text = textOf({ period });
    for (const words of ['l’eau', 'sable', 'Directrice', 'Membre', 'Référente'] as const)
      expect(text.includes(words), words).toBe((there as readonly string[]).includes(words));
  });

  test('has the ticked entries, and no heading without entries', () => {
    expect(textOf({ left: ['responsabilites/toutes/a'] })).not.toContain('Directrice');
    const without = textOf({ groups: ['publications/acl'] });
    expect(without).not.toContain('Responsabilités');
    expect(textOf({ left: ['publications/works/x', 'publications/works/y'] })).not.toContain('Publications');
  });

  test('has the chosen works before the publications, ticked or not', () => {
    const text = textOf({ selected: ['publications/works/y'], groups: ['responsabilites/toutes'] });
    expect(text.indexOf('Travaux choisis')).toBeGreaterThan(-1);
    expect(text.indexOf('sable')).toBeLessThan(text.indexOf('Directrice'));
    expect(text).not.toContain('l’eau');
  });

  test('proposes the newest works each time, until the owner chooses', () => {
    const choices = firstChoices('candidature', source);
    const before = said.get('publications');
    const newer = Array.from({ length: 5 }, (_, index) => ({
      ...{ id: `n${index}`, label: `Nouveau ${index}`, years: [2026, 2026] as const },
    }));
    said.set('publications', [group('acl', 'Articles', newer), ...(before as [])]);
    const later = { ...source };
    const proposed = firstWorks(choices, groupsOf(choices, later));
    const text = toText(documentOf(choices, later));
    said.set('publications', before);
    expect(proposed).toEqual(newer.map(({ id }) => `publications/works/${id}`));
    expect(text).toContain('Travaux récents');
    expect(textOf({ selected: ['publications/works/x'] })).toContain('Travaux choisis');
    expect(firstWorks({ model: 'cv', selected: null, left: ['publications/works/x'] }, groupsOf(cv, source))).toEqual([
      'publications/works/y',
    ]);
  });

  test('that is a list of publications has the classes as its parts', () => {
    const { blocks } = documentOf(firstChoices('publications', source), source);
    expect(blocks[0]).toEqual({ type: 'heading', level: 2, text: 'Articles' });
    const both = documentOf({ ...firstChoices('publications', source), groups: ['*'] }, source).blocks;
    expect(both[0]).toEqual({ type: 'heading', level: 2, text: 'Publications' });
  });

  test('explains the marks of names, where the unit’s members are marked', () => {
    expect(textOf({ unit: [' '] })).not.toContain('oulignés');
    expect(textOf({ unit: ['Ravel, Jean'] })).toContain('En gras, l’auteur du dossier\u202f; soulignés');
    expect(textOf({ unit: ['Ravel, Jean'], isAnonymous: true })).toContain('Soulignés, les membres');
    expect(textOf({ unit: ['Ravel, Jean'], groups: ['responsabilites'], selected: [] })).not.toContain('oulignés');
  });

  test('includes what is added later below what was ticked', () => {
    const choices = withGroup(cv, 'responsabilites/toutes', false);
    const books = group('os', 'Ouvrages', [{ id: 'z', label: 'Les crues' }]);
    const before = said.get('publications');
    said.set('publications', [...(before as []), books]);
    const text = toText(documentOf(choices, source));
    said.set('publications', before);
    expect(text).toContain('Les crues');
    expect(text).not.toContain('Directrice');
  });
});

describe('an anonymous dossier', () => {
  test.each(modelIds)('of the model %s never contains the owner’s name or contact details', (model) => {
    const document = documentOf(
      { ...firstChoices(model, source), isAnonymous: true, texts: { connaissance: 'Éluard, avec Ravel.' } },
      source,
    );
    const all = JSON.stringify(document);
    expect(document).toMatchObject({
      title: models[model].lang === 'en' ? 'Anonymous file' : 'Dossier anonyme',
      author: '',
      headLines: [],
    });
    for (const secret of [/[ée]luard/i, /noor/i, /exemple\.org/, /01\s02\s03/, /0000-0002/])
      expect(all).not.toMatch(secret);
    expect(all).toContain('Ravel');
  });

  test('contains none of the owner’s other names either', () => {
    const named = { ...source, profile: { ...profile, autresNoms: 'N. Ravel\nLi, Noor' } };
    const text = toText(documentOf({ ...cv, isAnonymous: true }, named));
    expect(text).not.toMatch(/ravel/i);
    expect(text).toContain('… ');
  });
});

test.each([
  [['*'], [], true],
  [['publications'], [], true],
  [['publications/acl'], [], true],
  [['publications/acl'], ['publications/acl'], false],
  [['publi'], [], false],
  [[], [], false],
])('with %j and without %j, a group is in: %s; ticked or not, it is as it was asked', (groups, left, isIn) => {
  const choices = { groups, left };
  expect(isGroupIn(choices, 'publications/acl')).toBe(isIn);
  for (const wanted of [true, false])
    expect(isGroupIn(withGroup(choices, 'publications/acl', wanted), 'publications/acl')).toBe(wanted);
});

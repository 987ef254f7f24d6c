import { expect, test } from 'vitest';
import { isRecord } from '@/lib/record';
import type { AnyDefinition } from './define';
import { languages } from './langues/definition';
import { profilSample } from './profil/sample';
import { hasSampleName, sampleFields } from './profil/sample-fields';
import { definitions, kinds } from './registry';
import { holdsSample, partSample } from './sample-content';
import { withStored } from './validate';

const stored = (content: unknown): unknown => JSON.parse(JSON.stringify(content));
const sampled: readonly AnyDefinition[] = [...definitions, languages];

test.each(sampled.map((definition) => [definition.id, definition] as const))(
  '%s: all of its first content is the sample’s, and an empty one is not',
  (_id, definition) => {
    const { own, invented } = partSample(definition, stored(definition.defaults));
    expect(invented).toBe(definition.count(definition.defaults));
    expect(definition.count(own)).toBe(0);
    expect(partSample(definition, own)).toEqual({ own, invented: 0 });
  },
);

test('beside the owner’s own items, those of the sample are found one by one, wherever they stand', () => {
  const mine = { id: 'a', title: 'Le mien', authors: 'A. Moi', year: '2024', journal: 'Revue', type: 'Article' };
  const [first, second] = kinds.publications.defaults.reseauxSecurite?.articles ?? [];
  const { slug: _, ...moved } = { ...first, id: 'copie' };
  const content = kinds.publications.schema.parse({ chimie: { title: 'Chimie', articles: [mine, moved], communications: [{ ...second, title: 'Repris' }] } });
  const { own, invented } = partSample(kinds.publications, withStored(kinds.publications, content));
  expect(invented).toBe(1);
  expect(own).toMatchObject({ chimie: { title: 'Chimie', articles: [{ title: 'Le mien' }], communications: [{ title: 'Repris' }] } });
});

test('a group goes with the last of its items, and an empty one of the owner’s stays', () => {
  const { own } = partSample(kinds['theses-encadrees'], { ...kinds['theses-encadrees'].defaults, Chimie: [] });
  expect(own).toEqual({ Chimie: [] });
  expect(partSample(kinds.publications, kinds.publications.defaults).own).toEqual({});
});

test('what is saved through a form is still the sample’s: blank fields, other order of fields', () => {
  const [course] = kinds.enseignement.defaults;
  const reordered = Object.fromEntries(Object.entries({ ...course, note: '', outils: [] }).toReversed());
  expect(partSample(kinds.enseignement, [reordered])).toEqual({ own: [], invented: 1 });
  expect(holdsSample(kinds.enseignement, [{ ...course, hours: '12h' }])).toBe(false);
});

test('a figure or a language that anyone may have is the sample’s only in its list', () => {
  const [, , theses] = kinds['chiffres-cles'].defaults;
  expect(holdsSample(kinds['chiffres-cles'], [theses])).toBe(false);
  expect(holdsSample(languages, profilSample.langues.slice(1))).toBe(false);
  expect(holdsSample(languages, [])).toBe(false);
});

test('content of another shape holds nothing of the sample', () => {
  for (const strange of [null, 3, {}, 'texte', [null, 1], { a: { b: [[]] } }])
    for (const definition of sampled) expect(holdsSample(definition, strange)).toBe(false);
});

test('a profile under another name: what tells of the sample, and with it what both may share', () => {
  expect(hasSampleName(profilSample)).toBe(true);
  const { nom: _n, prenom: _p, photo: _f, langues: _l, identifiants: _i, titre: _t, invitation: _v, reponse: _r, ...fields } = profilSample;
  expect(sampleFields(profilSample).toSorted()).toEqual(Object.keys(fields).toSorted());
  expect(sampleFields({ ...profilSample, mission: '' })).not.toContain('mission');
  const shared = { nationalite: 'Marocaine', fonction: 'Enseignant Chercheur' };
  const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
  expect(sampleFields({ ...profilSample, ...blank, ...shared }), 'an owner may share them').toEqual([]);
  const promise = { disponibilite: profilSample.disponibilite };
  expect(sampleFields({ ...profilSample, ...blank, ...promise }), 'a promise that only the sample makes').toEqual(['disponibilite']);
  expect(isRecord(fields) && Object.values(fields).every(Boolean), 'none of them is blank in the sample').toBe(true);
});

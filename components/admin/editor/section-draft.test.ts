import { describe, expect, it } from 'vitest';
import { aPropos } from '@/sections/a-propos/definition';
import { axesRecherche } from '@/sections/axes-recherche/definition';
import type { AnyDefinition } from '@/sections/define';
import { projets } from '@/sections/projets/definition';
import type { StoredSection } from '@/sections/public-site';
import { publications } from '@/sections/publications/definition';
import { thesesEncadrees } from '@/sections/theses-encadrees/definition';
import { accepted, changeOf, draftOf, draftWithNew, withoutSampleItems } from './section-draft';

const kind = (definition: AnyDefinition) => definition;
const stored: StoredSection = {
  id: 'projets',
  title: 'Mes projets',
  type: 'cards',
  order: 6.25,
  visible: false,
  content: [],
  version: 9,
  sample: false,
  updated_at: '',
};
const blank = () => (projets.editor.node === 'list' ? projets.editor.blank() : undefined);
const draft = (content: unknown) => ({ title: 'T', visible: true, content });

describe('a form of items', () => {
  it('starts with a blank item when there is none', () =>
    expect(draftOf(kind(projets), stored).content).toHaveLength(1));

  it('drops blank items and says where the others are wrong, at their new place', () => {
    const result = accepted(kind(projets), [], draft([blank(), { ...blank(), title: 'A' }]));
    expect(result).toMatchObject({
      ok: false,
      issues: [{ path: ['content', 0, 'category'], message: 'La catégorie est requise' }],
    });
    expect(result.draft.content).toHaveLength(1);
  });

  it('keeps the blank item in sight when nothing else is left', () => {
    const result = accepted(kind(projets), [], draft([blank()]));
    expect(result).toMatchObject({
      ok: false,
      issues: [{ path: ['content'], message: 'Veuillez ajouter au moins un projet valide' }],
    });
    expect(result.draft.content).toHaveLength(1);
  });

  it('asks for what the only item shown lacks, though others are there', () => {
    const items = [{ ...blank(), title: 'A', category: 'Recherche' }, blank()];
    const title = expect.objectContaining({ path: ['content', 1, 'title'], message: 'Le titre du projet est requis' });
    expect(accepted(kind(projets), [], draft(items), 1)).toMatchObject({
      ok: false,
      issues: expect.arrayContaining([title]),
    });
    expect(accepted(kind(axesRecherche), [], draft(['Un axe', ' ']), 1)).toMatchObject({
      ok: false,
      issues: [{ path: ['content', 1], message: 'Au moins un axe de recherche est requis' }],
    });
  });

  it('accepts a list that the owner emptied', () =>
    expect(accepted(kind(projets), [], draft([]))).toMatchObject({ ok: true }));
});

it('says under the first line that one is needed', () => {
  const result = accepted(kind(axesRecherche), [], draft(['  ', '']));
  expect(!result.ok && result.issues).toEqual([
    { path: ['content', 0], message: 'Au moins un axe de recherche est requis' },
    { path: ['content'], message: 'Veuillez ajouter au moins un axe de recherche' },
  ]);
});

it('asks for the title where the form has one', () => {
  const empty = { title: ' ', visible: true, content: '<p>x</p>' };
  expect(accepted(kind(aPropos), ['title', 'visible'], empty)).toMatchObject({
    ok: false,
    issues: [{ path: ['title'], message: 'Le titre est requis' }],
  });
  expect(accepted(kind(aPropos), [], empty)).toMatchObject({ ok: true });
});

describe('what is sent', () => {
  it('never renames, moves or reveals the section', () => {
    expect(changeOf(kind(projets), stored, [], draft([1]), 9)).toEqual({
      title: 'Mes projets',
      type: 'cards',
      content: [1],
      visible: false,
      version: 9,
    });
  });
  it('is the kind’s constants on its creation', () => {
    expect(changeOf(kind(projets), null, [], { title: 'Projets', visible: true, content: [] })).toEqual({
      title: 'Projets',
      type: 'cards',
      content: [],
      visible: true,
      order: 6,
    });
  });
  it('takes title and visibility from the form that shows them', () => {
    expect(changeOf(kind(aPropos), stored, ['title', 'visible'], draft('x'), 9)).toEqual({
      title: 'T',
      type: 'cards',
      content: 'x',
      visible: true,
      version: 9,
    });
  });
});

describe('a section of the sample', () => {
  const hidden = { ...stored, content: projets.defaults, sample: true };
  const mine = [{ ...projets.defaults[0], title: 'Le mien' }];

  it('is shown by the first save of some content, where it was hidden', () => {
    expect(changeOf(kind(projets), hidden, [], draft(mine)).visible).toBe(true);
    expect(changeOf(kind(projets), hidden, [], draft([])).visible).toBe(false);
    expect(changeOf(kind(projets), { ...hidden, sample: false }, [], draft(mine)).visible, 'hidden by the owner').toBe(
      false,
    );
  });

  it('proposes that where its form shows the visibility', () => {
    const about = { ...stored, id: 'a-propos', content: aPropos.defaults, sample: true };
    expect(draftOf(kind(aPropos), about).visible).toBe(true);
    expect(draftOf(kind(aPropos), { ...about, sample: false }).visible).toBe(false);
    expect(changeOf(kind(aPropos), about, ['visible'], { ...draft('<p>Le mien</p>'), visible: false }).visible).toBe(
      false,
    );
  });

  it('gives way to the first item that is added', () => {
    expect(draftWithNew(kind(projets), hidden).content).toHaveLength(1);
    expect(draftWithNew(kind(projets), { ...hidden, sample: false }).content).toHaveLength(projets.defaults.length + 1);
  });

  it.each<[string, AnyDefinition, unknown, unknown, unknown]>([
    [
      'added and changed items stay',
      projets,
      [{ id: 'a' }, { id: 'b' }],
      [{ id: 'a', title: 'A' }, { id: 'b' }, mine[0]],
      [{ id: 'a', title: 'A' }, mine[0]],
    ],
    ['added lines stay', axesRecherche, ['Un', 'Deux'], ['Un', 'Deux', 'Le mien'], ['Le mien']],
    [
      'a domain of theses stays with what was added to it',
      thesesEncadrees,
      { A: [1], B: [2] },
      { A: [1, 3], B: [2] },
      { A: [3] },
    ],
    [
      'a domain of publications does too',
      publications,
      { a: { title: 'A', articles: [1] }, b: { title: 'B', articles: [2] } },
      { a: { title: 'A', articles: [1, 3] }, b: { title: 'B', articles: [2] } },
      { a: { title: 'A', articles: [3] } },
    ],
    ['a text goes whole', aPropos, '<p>Elle</p>', '<p>Elle et moi</p>', ''],
  ])('is taken out of a draft: %s', (_, definition, sample, content, left) => {
    expect(withoutSampleItems(definition, content, sample)).toEqual(left);
    const nothing = JSON.stringify(draftOf(definition, null).content).replace(/"id":"[^"]*"/g, '');
    expect(JSON.stringify(withoutSampleItems(definition, sample, sample)).replace(/"id":"[^"]*"/g, '')).toBe(nothing);
  });
});

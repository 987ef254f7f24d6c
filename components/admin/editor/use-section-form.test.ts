import { describe, expect, it } from 'vitest';
import type { AnyDefinition } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { kinds } from '@/sections/registry';
import { accepting, checkDraft, draftOf, type SectionFields } from './use-section-form';

const { 'a-propos': aPropos, 'axes-recherche': axesRecherche, projets } = kinds;
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
const draft = (content: unknown, visible = true) => ({ title: 'T', visible, content });
/** What a form would send. */
function sentBy(definition: AnyDefinition, value: unknown, section = stored, fields: SectionFields = []) {
  const result = accepting(definition, fields)(value, section);
  if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join());
  return result.draft;
}

describe('a form of items', () => {
  it('drops blank items and reports errors at the new indexes of the others', () => {
    const result = accepting(kind(projets), [])(draft([blank(), { ...blank(), title: 'A' }]), stored);
    expect(result).toMatchObject({
      ok: false,
      issues: [{ path: ['content', 0, 'category'], message: 'La catégorie est requise' }],
      draft: { content: [{ title: 'A' }] },
    });
  });

  it('accepts an emptied list', () => expect(sentBy(kind(projets), draft([]))).toEqual({ content: [], version: 9 }));
});

it('reports under the first line that one is required', () => {
  const result = accepting(kind(axesRecherche), [])(draft(['  ', '']), stored);
  expect(!result.ok && result.issues).toEqual([
    { path: ['content', 0], message: 'Au moins un axe de recherche est requis' },
    { path: ['content'], message: 'Veuillez ajouter au moins un axe de recherche' },
  ]);
});

describe('what is sent', () => {
  it('never renames, moves or reveals the section', () => {
    const content = projets.defaults.slice(0, 1);
    expect(sentBy(kind(projets), draft(content))).toEqual({ content, version: 9 });
  });
});

describe('a section of the sample', () => {
  const hidden = { ...stored, content: projets.defaults, sample: true };
  const mine = [{ ...projets.defaults[0], title: 'Le mien' }];
  const sent = (section: StoredSection, content: unknown) => sentBy(kind(projets), draft(content), section);

  it('is shown, if hidden, by the first save of the owner’s content', () => {
    expect(sent(hidden, mine).visible).toBe(true);
    expect(sent(hidden, []).visible).toBeUndefined();
    expect(sent(hidden, projets.defaults.slice(1)).visible, 'nothing but the sample').toBeUndefined();
    expect(sent(hidden, [...projets.defaults, ...mine]).visible).toBe(true);
    expect(sent({ ...hidden, content: mine }, mine).visible, 'hidden by the owner').toBeUndefined();
  });

  it('is proposed as shown where its form has the visibility', () => {
    const about = { ...stored, id: 'a-propos', type: 'text', content: aPropos.defaults, sample: true } as const;
    const of = (content: string, visible: boolean) =>
      sentBy(kind(aPropos), draft(content, visible), about, ['visible']).visible;
    expect(draftOf(kind(aPropos), about).visible).toBe(true);
    expect(draftOf(kind(aPropos), { ...about, content: '<p>Le mien</p>', sample: false }).visible).toBe(false);
    expect([of('<p>Le mien</p>', true), of('<p>Le mien</p>', false)]).toEqual([true, false]);
  });
});

it('reports an empty required text during editing', () => {
  const blank = { title: 'À propos', visible: true, content: '<p></p>' };
  expect(checkDraft(kind(aPropos), [], blank)).toEqual([
    { path: ['content'], message: 'Veuillez ajouter du contenu à la section À propos' },
  ]);
  expect(accepting(kind(aPropos), [])(blank, stored)).toMatchObject({ ok: false });
});

import { describe, expect, it } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { tableOf } from '@/lib/testing/rows';
import type { AnyDefinition } from './define';
import { isIconName } from './icons';
import { tones } from './palette';
import { profilSample } from './profil/sample';
import { profileSchema } from './profil/schema';
import { customDefinition, definitions, editorOf } from './registry';
import { validate, validateDraft } from './validate';

const each = definitions.map((definition) => [definition.id, definition] as const);
const asStored = (content: unknown): unknown => JSON.parse(JSON.stringify(content));

describe('the kinds of the site', () => {
  it('have their ids, types, orders and routes; another kind changes none of them', () => {
    const specified = tableOf('sections/registry.txt', 'the kinds of the site');
    const found = definitions.map(({ id, type, order, anchor, nav, menu }) =>
      [id, type, order, anchor, nav, menu?.route].map((each) => String(each ?? '')),
    );
    expect(found.filter(([id]) => specified.some(([name]) => name === id))).toEqual(specified);
  });

  it('have an editor: their page, that of the kind they are edited with, or the simple editor', () => {
    expect(['enseignement', 'infos-enseignement', 'ma-section'].map(editorOf)).toEqual([
      '/admin/courses',
      '/admin/courses',
      '/admin/sections',
    ]);
  });

  it('have ids that no title of the owner’s own section can produce, if optional', () => {
    for (const { id } of definitions.filter(({ optional }) => optional)) expect(id).toMatch(/^[a-z]+--[a-z]+$/);
  });

  it('keep three of them out of lists and counts', () => {
    expect(definitions.filter(({ internal }) => internal).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['chiffres-cles', 'intro-enseignement', 'infos-enseignement']),
    );
  });
});

describe.each(each)('%s', (_, definition) => {
  it('accepts its own first content unchanged, as JSON and as a string', () => {
    const stored = asStored(definition.defaults);
    expect(validate(definition, stored)).toEqual({ ok: true, content: stored });
    if (definition.type !== 'text')
      expect(validate(definition, JSON.stringify(stored))).toEqual({ ok: true, content: stored });
  });

  it('passes its first content through the editor unchanged', () => {
    expect(validateDraft(definition, asStored(definition.defaults))).toEqual({
      ok: true,
      content: asStored(definition.defaults),
    });
  });

  it('drops new items left blank', () => {
    const { draft, expected } = withBlankItem(definition);
    expect(validateDraft(definition, draft)).toEqual({ ok: true, content: expected });
  });

  it('only uses known colours and icons', () => {
    const gradients: string[] = Object.values(tones).map(({ gradient }) => gradient);
    const strange = wordsAt(definition.defaults, ['color', 'icon']).filter(
      (word) => !isIconName(word) && !gradients.includes(word),
    );
    expect(strange).toEqual([]);
  });

  it('is stable: accepted content is accepted again, unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), arrayOfMutants(definition.defaults)), (raw) => {
        const once = validate(definition, raw);
        if (!once.ok) return;
        const stored = asStored(once.content) ?? '';
        expect(validate(definition, stored)).toEqual({ ok: true, content: stored });
        expect(definition.schema.parse(stored), 'a save answers what it has stored, without parsing it again').toEqual(
          stored,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('the sections without a kind', () => {
  it.each(['text', 'list', 'cards'] as const)('accept their stored content: %s', (type) => {
    const content = {
      text: '<p>Texte</p>',
      list: ['Une ligne'],
      cards: [{ title: 'Titre', description: '', authors: '', year: '2026', level: '', hours: '' }],
    }[type];
    expect(validate(customDefinition(type), content)).toEqual({ ok: true, content });
  });
});

describe('the first profile', () => {
  it('is a complete profile', () => {
    expect(profileSchema.parse(asStored(profilSample))).toEqual(profilSample);
    const { autresNoms: _, ...shown } = profilSample;
    expect(Object.entries(shown).filter(([, value]) => value === '')).toEqual([]);
  });

  it('speaks four languages, each in its own colour', () => {
    expect(profilSample.langues.map(({ nom }) => nom)).toEqual(['Arabe', 'Français', 'Anglais', 'Espagnol']);
    expect(new Set(profilSample.langues.map(({ color }) => color)).size).toBe(4);
  });
});

/** A kind's first content with a blank item added, and what should be left of it. */
function withBlankItem({ editor, defaults }: AnyDefinition): { draft: unknown; expected: unknown } {
  const stored = asStored(defaults);
  if (editor.node === 'strings' && Array.isArray(stored)) return { draft: [...stored, '', '  '], expected: stored };
  if (editor.node === 'list' && Array.isArray(stored)) return { draft: [...stored, editor.blank()], expected: stored };
  if (editor.node === 'map' && editor.value.node === 'list')
    return {
      draft: { ...Object(stored), Nouveau: [editor.value.blank()] },
      expected: { ...Object(stored), Nouveau: [] },
    };
  if (editor.node === 'map' && editor.value.node === 'group') {
    const domain = { ...editor.blank(), title: 'Nouveau', articles: [], communications: [] };
    const blanks = Object.entries(editor.value.fields).flatMap(([key, node]) =>
      node.node === 'list' ? [[key, [node.blank()]]] : [],
    );
    return {
      draft: { ...Object(stored), nouveau: { ...domain, ...Object.fromEntries(blanks) } },
      expected: { ...Object(stored), nouveau: domain },
    };
  }
  return { draft: stored, expected: stored };
}

/** Every text under one of `keys`, at any depth. */
function wordsAt(value: unknown, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && keys.includes(key) ? [item] : wordsAt(item, keys),
  );
}

/** First content with one value replaced by an arbitrary one. */
function arrayOfMutants(content: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(content);
  if (places.length === 0) return fc.string();
  return fc
    .tuple(fc.constantFrom(...places), fc.jsonValue())
    .map(([place, value]) => replacedAt(asStored(content), place, value));
}

function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => [
    [key],
    ...placesOf(item).map((place) => [key, ...place]),
  ]);
}

function replacedAt(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? replacedAt(item, rest, replacement) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => [
      name,
      name === key ? replacedAt(item, rest, replacement) : item,
    ]),
  );
}

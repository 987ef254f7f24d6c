import { describe, expect, test } from 'vitest';
import { lenientParse } from './lenient-parse';
import { nodeType } from './nodes/table';
import { originOf, withOrigins } from './origins';
import { publicSection } from './public-site';
import { publicationEntries } from './publications/statistics';
import { definitions, kinds } from './registry';

/** What a preview draws from a draft, with its origins. */
function drawn(id: string, draft: unknown) {
  const definition = definitions.find((each) => each.id === id);
  if (!definition) throw new Error(id);
  return withOrigins(definition.editor, draft, lenientParse(definition, draft)?.content, ['content']);
}
const at = (path: unknown) => ({ 'data-origin': JSON.stringify(path) });
const objects = (value: unknown): readonly object[] => (Array.isArray(value) ? value.filter((item) => typeof item === 'object') : []);

describe('origins', () => {
  test('an item has its place in the draft, though blank ones before it are not drawn', () => {
    const [first, second] = kinds.projets.defaults;
    const blank = nodeType(kinds.projets.editor).cards?.blank(kinds.projets.editor);
    expect(objects(drawn('projets', [first, blank, second])).map((item) => originOf(item))).toEqual([at(['content', 0]), at(['content', 2])]);
  });

  test('so has a line, and a copy of an item', () => {
    const lines = drawn('axes-recherche', ['', 'Routage', ' ', 'Énergie']);
    if (!Array.isArray(lines)) throw new Error('no lines');
    expect(lines.map((_, index) => originOf(lines, index))).toEqual([at(['content', 1]), at(['content', 3])]);
    const [item = {}] = objects(drawn('projets', kinds.projets.defaults));
    expect(originOf({ ...item }, 'title')).toEqual(at(['content', 0, 'title']));
  });

  test('content that no draft was read into has none', () => {
    expect(originOf(kinds.projets.defaults[0] ?? {})).toEqual({});
  });

  test('the sample of every kind knows where it comes from', () => {
    for (const { id, defaults } of definitions) {
      if (typeof defaults !== 'object' || defaults === null) continue;
      expect(originOf(Object(drawn(id, defaults))), id).toEqual(at(['content']));
    }
  });

  test('a publication keeps it through the lists that are made of it', () => {
    const { id, type, defaults, schema } = kinds.publications;
    const section = publicSection({ id, title: '', type, content: drawn(id, schema.parse(defaults)) });
    if (section.kind !== 'publications') throw new Error(section.kind);
    const [entry] = publicationEntries(section.content);
    expect(originOf(entry?.item ?? {})['data-origin']).toMatch(/^\["content","[^"]+","(articles|communications)",\d+\]$/);
  });
});

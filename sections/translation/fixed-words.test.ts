import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addedLanguages } from '@/lib/languages';
import { rowsOf, tableOf } from '@/lib/testing/rows';
import { profileTree } from '../profil/editor';
import { profileSchema } from '../profil/schema';
import { isKind, kinds } from '../registry';
import { progressOf, translationRows } from './editor';
import words from './fixed-words.json' with { type: 'json' };
import { standardTranslation, unaskedFor } from './standard-texts';
import subjects from './subject-words.json' with { type: 'json' };
import { textsOf } from './texts';
import { translated } from './translated';

const file = 'sections/translation/fixed-words.txt';
const fields = [...new Set(rowsOf(file).map(({ rule }) => rule))];

describe.each(fields)('in the field « %s »', (field) => {
  test.each(tableOf(file, field))('« %s » is “%s”, %s', (text = '', ...expected) => {
    expect(addedLanguages.map((language) => standardTranslation(text, language, field) ?? 'none')).toEqual(expected);
  });
});

test('each term has its English, and its Arabic in Arabic letters', () => {
  const all = [...Object.values(words).flatMap(({ words }) => Object.entries(words)), ...Object.entries(subjects)];
  const wrong = all.filter(
    ([french, [english = french, arabic]]) =>
      /\p{Script=Arabic}|^$/u.test(english) ||
      (arabic !== undefined && !/^[\p{Script=Arabic}\p{M}\s/]+$/u.test(arabic)),
  );
  expect(wrong).toEqual([]);
});

type Values = { [key: string]: unknown };

/** Sets a value at a path of names: `{ details: { role } }` for `details.role`. */
function put(into: Values, [name = '', ...names]: readonly string[], value: unknown): void {
  const inner = { ...(into[name] as Values) };
  if (names.length > 0) put(inner, names, value);
  into[name] = names.length > 0 ? inner : value;
}

/** The contents of a career in two-careers.txt as stored, each with its editor tree. */
function contentsOf(who: string) {
  const text = fs.readFileSync('sections/translation/two-careers.txt', 'utf8');
  const [, lines = ''] = new RegExp(`^## ${who}\\n((?:(?!##).*\\n?)*)`, 'm').exec(text) ?? [];
  const contents: Values = {};
  let fields: readonly string[] = [];
  let list: Values[] = [];
  for (const line of lines.split('\n').filter(Boolean)) {
    const [, place, names = ''] = /^(\S[^|]*?) = (.*)$/.exec(line) ?? [];
    if (place !== undefined) {
      fields = names.split(' | ');
      list = [];
      put(contents, place.split('.'), list);
    } else {
      const item: Values = {};
      for (const [at, value] of line.split(/ ?\| ?/).entries())
        if (value) put(item, (fields[at] ?? '').split('.'), value);
      list.push(item);
    }
  }
  const { person, ...sections } = contents;
  const [profile] = person as Values[];
  return [
    [profileTree, profileSchema.parse({ ...profile, langues: sections.langues })] as const,
    ...Object.entries(sections).flatMap(([id, content]) => {
      if (!isKind(id)) return [];
      const { editor, schema } = kinds[id];
      return [[editor, schema.parse(content)] as const];
    }),
  ];
}

test.each([
  ['jurist', 6],
  ['biologist', 6],
])('of the texts of a %s, nine in ten are not asked for: no name, no title, no standard term', (who, asked) => {
  const rows = contentsOf(who).flatMap(([editor, content]) =>
    translationRows(textsOf(editor, content), [], unaskedFor('en')),
  );
  const texts = [...new Map(rows.map((row) => [row.text, row])).values()];
  expect(progressOf(texts)).toMatchObject({ missing: asked });
  expect(asked / texts.length).toBeLessThan(0.1);
});

test('visitors read standard translations that are not asked for, and the owner’s before the product’s', () => {
  const { editor } = kinds.projets;
  const project = {
    id: 'p',
    title: 'Marées',
    category: 'Recherche',
    details: { role: 'Porteuse', type: 'Projet national' },
  };
  const content = kinds.projets.schema.parse([project]);
  const entries = [{ form: 'line', place: 'p/details/role', of: 'Porteuse', text: 'Leader' }] as const;
  const untranslated = new Set<string>();
  expect(translated(editor, content, { language: 'en', entries, omits: false, untranslated })).toMatchObject([
    { title: 'Marées', details: { role: 'Leader', type: 'National project' } },
  ]);
  expect([...untranslated]).toEqual(['Marées']);
});

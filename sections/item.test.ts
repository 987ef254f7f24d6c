import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { whenInMargin, whenText, yearsOfWhen } from './dated';
import { type AnyNode, hidden } from './editor-tree';
import { itemId, lines, optionalLines, optionalText, text } from './fields';
import { extra, field, group, itemKind, offers, rare } from './item';
import { itemEntry } from './items-dossier';

const levels = offers({ Facile: { en: 'Easy', ar: 'سهل' } }, { Ardu: { en: 'Hard', ar: 'صعب' } });
const kind = itemKind(
  {
    id: field(itemId('carte'), hidden),
    title: field(text(), { node: 'text', label: 'Titre' }),
    level: field(
      text(),
      { node: 'choice', label: 'Niveau', options: [] },
      { en: 'Level', ar: 'المستوى', read: (value, language) => levels.in(language, value) },
    ),
    steps: field(
      lines(),
      { node: 'strings', label: 'Étapes', line: 'Étape', add: 'Ajouter' },
      { en: 'Steps', ar: 'المراحل' },
    ),
    place: group(
      { label: 'Lieu' },
      {
        town: field(optionalText(), { node: 'text', label: 'Ville' }, { en: 'Town', ar: 'المدينة' }),
        guides: rare(
          field(
            optionalLines(),
            { node: 'strings', label: 'Guides', line: 'Guide', add: 'Ajouter' },
            { en: 'Guides', ar: 'المرشدون' },
          ),
        ),
        region: extra({ fr: 'Région', en: 'Region', ar: 'الجهة' }),
      },
    ),
  },
  {
    present: ({ title }) => ({ title, where: '', lede: '' }),
    cv: (_item, { fact }) => ({ line: ['une ligne'], below: [fact('town'), ['a', 'b']] }),
    list: { labels: { one: 'carte', many: 'cartes', add: '', confirmRemove: '', empty: '', addFirst: '' } },
  },
);
const item = {
  id: 'a',
  title: 'Marche',
  level: 'Facile',
  steps: [' Un ', ''],
  place: { town: 'Fès', guides: [''], région: 'Nord', autre: 'x' },
};

test('a new item has a blank line, and no rare fields', () => {
  const { id: _, ...blank } = kind.editor.blank();
  expect(blank).toEqual({ title: '', level: '', steps: [''], place: {} });
});

test('empty fields are not stored, fields that no form shows are', () => {
  expect(JSON.parse(JSON.stringify(kind.tidy(kind.schema.parse(item))))).toEqual({
    ...item,
    steps: ['Un'],
    place: { town: 'Fès', région: 'Nord', autre: 'x' },
  });
});

test('facts are in table order, with labels and offered values in the language', () => {
  const facts = (language: 'fr' | 'en', level = 'Facile') =>
    kind.view(kind.schema.parse({ ...item, level }), language).facts.map(({ label, lines }) => [label, ...lines]);
  expect(facts('fr')).toEqual([
    ['Niveau', 'Facile'],
    ['Étapes', 'Un'],
    ['Ville', 'Fès'],
    ['Région', 'Nord'],
  ]);
  expect(facts('en', 'Ardu').slice(0, 2)).toEqual([
    ['Level', 'Hard'],
    ['Steps', 'Un'],
  ]);
  expect(facts('en', 'Maison')[0], 'the owner’s own word').toEqual(['Level', 'Maison']);
});

test('the form shows a rare field for an item that has it', () => {
  const list: AnyNode = kind.editor;
  const place = list.node === 'list' ? list.item.fields.place : undefined;
  const guides = place?.node === 'group' ? place.fields.guides : undefined;
  const isShown = guides && 'when' in guides ? guides.when : undefined;
  expect([isShown?.({}), isShown?.({ guides: [] })]).toEqual([false, true]);
});

test('without a time it is a paragraph in a dossier', () => {
  const { label, blocks } = itemEntry(kind.view(kind.schema.parse(item), 'fr'), { lang: 'fr', today: '2026-11-29' });
  expect(label).toBe('Marche');
  expect(blocks).toEqual([{ type: 'paragraph', text: [{ text: 'Marche', bold: true }, { text: ', une ligne' }] }]);
});

test('in a dossier of another language what is left in French is marked as such', () => {
  const untranslated = new Set(['Marche', 'une ligne']);
  const { blocks } = itemEntry(kind.view(kind.schema.parse(item), 'en'), {
    lang: 'en',
    today: '2026-11-29',
    untranslated,
  });
  expect(blocks).toMatchObject([
    {
      text: [
        { text: 'Marche', lang: 'fr' },
        { text: ', une ligne', lang: 'fr' },
      ],
    },
  ]);
});

test.each(tableOf('sections/item.txt', 'times'))(
  'a time %s is “%s” on a card and “%s” in a margin',
  (typed = '', card, margin, years) => {
    const when = typed.startsWith('{') ? JSON.parse(typed) : typed;
    expect([whenText(when, 'en'), whenInMargin(when, 'en'), String(yearsOfWhen(when, 2026) ?? '')]).toEqual([
      card,
      margin,
      years,
    ]);
  },
);

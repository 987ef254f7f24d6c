import { describe, expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import type { AnyList, AnyNode } from './editor-tree';
import { languages } from './langues/definition';
import { projets } from './projets/definition';
import { definitions } from './registry';
import { thesesEncadrees } from './theses-encadrees/definition';
import { itemsOfLine } from './whole-line';

const rows = rowsOf('sections/pasted-lists.txt');

describe.each([...new Set(rows.map(({ rule }) => rule))])('a line of a list that is pasted in %s', (id) => {
  const list = firstList([...definitions, languages].find((definition) => definition.id === id)?.editor);
  test.each(rows.filter(({ rule }) => rule === id).map(({ input, outputs }) => [input, outputs[0] ?? '']))(
    '« %s »',
    async (line, read) => expect(beyond(list.blank(), await itemOf(list, line))).toEqual(JSON.parse(read)),
  );
});

test('whom a pasted thesis names is no part of its subject, nor public before the defence', async () => {
  const list = firstList(thesesEncadrees.editor);
  const told = async (line: string) =>
    JSON.stringify(
      thesesEncadrees.forVisitors?.(
        thesesEncadrees.schema.parse({ Sols: [withAnswers(await itemOf(list, line), { annee: '2020' })] }),
      ),
    );
  expect(await told('Marie Dupont, Les sols salés, depuis 2024, en cours')).not.toContain('Dupont');
  expect(await told('Dupont, Marie, Les sols salés, depuis 2024, en cours')).not.toContain('Dupont');
  expect(await told('Marie Dupont, Les sols salés, soutenue en 2020')).toContain('Dupont');
  // Kept as they are written: their subjects have the name.
  expect(await told('Thèse soutenue ▸ Marie Dupont, Les sols. Les sels, directrice Anne Roux, 2020')).toContain(
    'Dupont',
  );
  for (const line of [
    'Marie Dupont, Les sols. Les sels, directrice Anne Roux, depuis 2024',
    'Marie Dupont, Les sols salés, abandonnée en 2020',
    'Marie Dupont, Les sols salés, thèse commencée en 2018, arrêtée en 2020',
    'Master M2 : Marie Dupont, Les sols. Les sels, en cours',
    'PFE ingénieur (2 étudiants) : Marie Dupont et Luc Roux, Les sols, en cours',
    'Post-doctorat : Marie Dupont (LabEx Sols, 2017-18, 12 mois)',
  ])
    expect(await told(line), line).toBe('{}');
});

test.each(rowsOf('sections/projets/not-granted.txt').map(({ input }) => input))(
  'a project that was not granted is told to nobody: « %s »',
  async (line) => {
    const item = await itemOf(firstList(projets.editor), line);
    expect(projets.forVisitors?.(projets.schema.parse([withAnswers(item, { category: 'Sols' })]))).toEqual([]);
  },
);

/** An item with what the owner is asked where its line does not say it. */
const withAnswers = (item: Readonly<Record<string, unknown>> | string, answers: Readonly<Record<string, string>>) => ({
  ...answers,
  ...Object.fromEntries(Object.entries(item).filter(([, value]) => value !== '')),
});

function firstList(node: AnyNode | undefined): AnyList {
  if (node?.node === 'list') return node;
  if (node?.node === 'map') return firstList(node.value);
  if (node?.node === 'group') return firstList(Object.values(node.fields)[0]);
  throw new Error('no list');
}

/** The item of « line », or of « heading ▸ line »; why it makes none. */
async function itemOf(list: AnyList, text: string): Promise<Readonly<Record<string, unknown>> | string> {
  const [line = '', heading] = text.split(' ▸ ').toReversed();
  for (const field of Object.values(list.item.fields))
    if ('loadReader' in field && field.loadReader) {
      const reader = await field.loadReader();
      const blank = list.blank();
      const above = heading ? reader.eachLine(heading, blank, blank) : blank;
      const { read, kept, isWhole } = itemsOfLine(line, reader, blank, above);
      return reader.refuses?.(line, heading ?? '') ?? (isWhole ? read : kept);
    }
  throw new Error('no field reads a line');
}

/** What an item says beyond a blank one. */
function beyond(blank: unknown, item: unknown): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  const before = new Map(Object.entries(blank ?? {}));
  return Object.fromEntries(
    Object.entries(item).flatMap(([key, value]) =>
      key === 'id' || value === '' || JSON.stringify(value) === JSON.stringify(before.get(key))
        ? []
        : [[key, beyond(before.get(key), value)]],
    ),
  );
}

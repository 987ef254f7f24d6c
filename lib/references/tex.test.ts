import { parse } from '@retorquere/bibtex-parser';
import { expect, test } from 'vitest';
import { oneLine } from '@/lib/format/one-line';
import { fc } from '@/lib/testing/properties';
import { texText } from './tex';

const accents = fc.constantFrom(...["'", '`', '^', '"', '~', '.', 'c', 'v', 'u', 'k', 'r', 'H', '=']);
const piece = fc.oneof(
  fc.tuple(accents, fc.constantFrom('a', 'e', 'o', 'C', 'S')).map(([accent, base]) => `\\${accent}{${base}}`),
  fc
    .tuple(fc.constantFrom("'", '`', '^', '"'), fc.constantFrom('e', 'u', 'O'))
    .map(([accent, base]) => `{\\${accent}${base}}`),
  fc.constantFrom(
    '{\\c c}',
    '\\"{\\i}',
    "{\\'\\i}",
    '{\\oe}',
    '\\ae{}',
    '\\o ',
    '\\&',
    '\\%',
    'mot ',
    ' ',
    '{\\ss}',
    '{NOM}',
    'x',
  ),
);

test('accents are read as by an independent parser', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const tex = `a${pieces.join('')}b`;
      const [entry] = parse(`@misc{k, t = {${tex}}}`, { sentenceCase: false }).entries;
      const parsed = String(entry?.fields.t ?? '').replace(/ı(?=\p{M})/gu, 'i');
      expect(oneLine(texText(tex))).toBe(oneLine(parsed));
    }),
    { numRuns: 200 },
  );
});

test('commands made to be slow are read once', () => {
  for (const tex of [
    '\\footnote{'.repeat(5000),
    '\\ce{{'.repeat(5000),
    `\\SI${'{a}'.repeat(9000)}`,
    '{'.repeat(50_000),
    "`a'".repeat(9000),
  ])
    expect(texText(`a${tex}`)).toMatch(/^a/);
});

test('an unknown command is reported; it stays as typed, or leaves its argument', () => {
  const told: string[] = [];
  const onUnknown = (command: string) => told.push(command);
  expect(['a \\monmacro b', '\\autre{c}', '\\autre[d]{e}'].map((tex) => texText(tex, { onUnknown }))).toEqual([
    'a \\monmacro b',
    'c',
    'e',
  ]);
  expect(told).toEqual(['\\monmacro', '\\autre', '\\autre']);
});

test('braces that hold words together are kept, those of an argument are not', () =>
  expect(texText("{Centre {d'histoire}} \\'{E}t\\'e \\textbf{x}", { keepsGroups: true })).toBe(
    "\uE010Centre d'histoire\uE011 Été x",
  ));

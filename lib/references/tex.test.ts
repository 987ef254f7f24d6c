import { parse } from '@retorquere/bibtex-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '@/lib/format/one-line';
import { texts } from './tex';
import { withAccents } from './tex-accents';
import { withCommands } from './tex-commands';

const accents = fc.constantFrom(...["'", '`', '^', '"', '~', '.', 'c', 'v', 'u', 'k', 'r', 'H', '=']);
const piece = fc.oneof(
  fc.tuple(accents, fc.constantFrom('a', 'e', 'o', 'C', 'S')).map(([accent, base]) => `\\${accent}{${base}}`),
  fc.tuple(fc.constantFrom("'", '`', '^', '"'), fc.constantFrom('e', 'u', 'O')).map(([accent, base]) => `{\\${accent}${base}}`),
  fc.constantFrom('{\\c c}', '\\"{\\i}', "{\\'\\i}", '{\\oe}', '\\ae{}', '\\o ', '\\&', '\\%', 'mot ', ' ', '{\\ss}', '{NOM}', 'x'),
);

test('accents are what the parser makes of them', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const tex = `a${pieces.join('')}b`;
      const [entry] = parse(`@misc{k, t = {${tex}}}`, { sentenceCase: false }).entries;
      const parsed = String(entry?.fields.t ?? '').replace(/ı(?=\p{M})/gu, 'i');
      expect(oneLine(texts([tex])[0] ?? '')).toBe(oneLine(parsed));
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['\\oe uvre', 'œuvre'],
  ["L'{\\'E}t{\\'e}", "L'{É}t{é}"],
  ["a\\\\'e", "a\\\\'e"],
  ['$\\c c$', '$\\c c$'],
  ["\\foo\\'e", "\\foo\\'e"],
  ['\\cite{a} \\vspace{e} \\listof', '\\cite{a} \\vspace{e} \\listof'],
])('accents of %s alone are %s', (tex, text) => expect(withAccents(tex)).toBe(text));

test('texts keep their order, whichever need the parser', () => {
  expect(texts(['a', '\\textit{b}', '', '{c}', '\\textbf{d}'])).toEqual(['a', '<i>b</i>', '', 'c', '<b>d</b>']);
  expect(texts(Array.from({ length: 300 }, (_, index) => `\\emph{${'x'.repeat(40)}}${index}`))[299]).toMatch(/x299$|x<\/i>299$/);
});

test.each([
  ['\\foreignlanguage{english}{Deep maps}, puis', 'Deep maps, puis'],
  ['\\texorpdfstring{$\\alpha$-{\\bf stable}}{alpha-stable}', 'alpha-stable'],
  ['Un \\textcolor{red}{mot}\\footnote{Merci à {tous}.} clair', 'Un mot clair'],
  ['\\ce{H2O} et \\ce{SO4^2-}', 'H₂O et SO₄²⁻'],
  ['\\SI{10}{\\kilo\\hertz}, \\SI{5}{GHz}, \\num{3}', '10\u00a0kHz, 5\u00a0GHz, 3'],
  ['une\\newline ligne', 'une ligne'],
  ['Berlin\\slash Heidelberg', 'Berlin/Heidelberg'],
  ['\\b{d} \\t{oo}', 'ḏ o͡o'],
  ['XX\\fup{e}, XIX\\eme{} semi\\hyphen fini', 'XXᵉ, XIXᵉ semi-fini'],
])('%s is read %s', (tex, text) => expect(texts([tex])[0]).toBe(text));

test('commands made to be slow are read once', () => {
  for (const tex of ['\\footnote{'.repeat(5000), '\\ce{{'.repeat(5000), `\\SI${'{a}'.repeat(9000)}`]) expect(withCommands(tex)).not.toBe('');
});

test('a command that is not known is told; it stays as typed, or leaves its argument', () => {
  const told: string[] = [];
  expect(texts(['a \\monmacro b', '\\autre{c}'], (command) => told.push(command))).toEqual([expect.stringContaining('\\monmacro'), 'c']);
  expect(told).toEqual(['\\monmacro', '\\autre']);
});

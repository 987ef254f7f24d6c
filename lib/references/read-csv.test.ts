import { expect, test } from 'vitest';
import { csvRows } from './read-csv';

test('a quoted cell may hold a quote, a separator or a line end; blank rows are left out', () => {
  expect(csvRows('a;b\n"1;2";"il dit ""oui"""\n;\n"deux\nlignes";fin')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1;2', 'il dit "oui"'] },
    { line: 4, cells: ['deux\nlignes', 'fin'] },
  ]);
});

test.each([';', ',', '\t'])('%j separates the cells when the first row has it', (sign) =>
  expect(csvRows(`a${sign}b\n1${sign}2\n`).map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]),
);

test('the apostrophe that keeps a text from being a formula is removed', () => {
  expect(csvRows("a;b;c\n'=1+1;x,'-2;l'eau")[1]?.cells).toEqual(['=1+1', 'x,-2', "l'eau"]);
  expect(csvRows('"x')).toEqual([{ line: 1, cells: ['"x'] }]);
});

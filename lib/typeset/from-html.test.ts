import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { blocksFromHtml } from './from-html';

test.each(tableOf('lib/typeset/from-html.txt', 'blocks'))('%s', (html, blocks) =>
  expect(blocksFromHtml(html, 'https://exemple.org')).toEqual(JSON.parse(blocks ?? '')),
);

test('unclosed tags, and texts made to be slow, are read in time', () => {
  expect(blocksFromHtml('<p>a<b>b</p></i>')).toEqual([
    { type: 'paragraph', text: [{ text: 'a' }, { text: 'b', bold: true }] },
  ]);
  expect(blocksFromHtml('<'.repeat(200_000))).toHaveLength(1);
});

test('a small HTML table yields at most 20,000 cells', () => {
  for (const spans of ['colspan="99"', 'rowspan="99"', 'colspan="99" rowspan="99"', '']) {
    const [table] = blocksFromHtml(`<table>${`<tr>${`<td ${spans}>`.repeat(150)}</tr>`.repeat(150)}</table>`);
    if (table?.type !== 'table') throw new Error('no table');
    expect(table.columns.length, spans).toBeLessThanOrEqual(100);
    expect(table.rows.flat().length, spans).toBeLessThanOrEqual(20_000);
  }
});

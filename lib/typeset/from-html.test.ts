import { expect, test } from 'vitest';
import { blocksFromHtml } from './from-html';

test.each([
  [
    '<p>Un <strong>mot</strong> et <em>un</em> autre</p>',
    [
      {
        type: 'paragraph',
        text: [
          { text: 'Un ' },
          { text: 'mot', bold: true },
          { text: ' et ' },
          { text: 'un', italic: true },
          { text: ' autre' },
        ],
      },
    ],
  ],
  [
    '<h1>A</h1><h2>B</h2><h3>C</h3>',
    [
      { type: 'heading', level: 3, text: 'A' },
      { type: 'heading', level: 4, text: 'B' },
      { type: 'heading', level: 4, text: 'C' },
    ],
  ],
  [
    '<ol><li><p>un</p><ul><li>a</li><li>b<ul><li>c</li></ul></li></ul></li><li>deux</li></ol>',
    [{ type: 'list', ordered: true, items: ['un\n– a\n– b\n– c', 'deux'] }],
  ],
  [
    '<blockquote><p>« Cité »</p></blockquote>seul<hr /><p></p>',
    [
      { type: 'paragraph', text: '« Cité »' },
      { type: 'paragraph', text: 'seul' },
    ],
  ],
  [
    '<p>H<sub>2</sub>O &lt;b&gt; &amp;amp;<br />1<sup>er</sup>  \n mai</p>',
    [
      {
        type: 'paragraph',
        text: [
          { text: 'H' },
          { text: '2', raised: 'sub' },
          { text: 'O <b> &amp;\n1' },
          { text: 'er', raised: 'super' },
          { text: ' mai' },
        ],
      },
    ],
  ],
  [
    '<p><a href="/publications"><b>Liste</b></a> <a href="mailto:a@b.org">c</a></p><img src="/uploads/a.webp" alt="Carte" />',
    [
      {
        type: 'paragraph',
        text: [
          { text: 'Liste', href: 'https://exemple.org/publications', bold: true },
          { text: ' ' },
          { text: 'c', href: 'mailto:a@b.org' },
        ],
      },
      { type: 'paragraph', text: '[Carte]' },
    ],
  ],
  [
    '<table><caption>Jurys</caption><thead><tr><th>Année</th><th>Rôle</th></tr></thead><tbody><tr><td>2020</td><td>Rapporteur</td></tr></tbody></table>',
    [
      {
        type: 'table',
        caption: 'Jurys',
        columns: [
          { head: 'Année', align: 'end' },
          { head: 'Rôle', align: 'start' },
        ],
        rows: [['2020', 'Rapporteur']],
        foot: [],
      },
    ],
  ],
  [
    '<table><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    [
      {
        type: 'table',
        caption: '',
        columns: [
          { head: '', align: 'start' },
          { head: '', align: 'end' },
          { head: '', align: 'start' },
        ],
        rows: [
          ['a', '', 'b'],
          ['', '', 'c'],
        ],
        foot: [],
      },
    ],
  ],
])('%s', (html, blocks) => expect(blocksFromHtml(html, 'https://exemple.org')).toEqual(blocks));

test('tags that are not closed, and texts made to be slow', () => {
  expect(blocksFromHtml('<p>a<b>b</p></i>')).toEqual([
    { type: 'paragraph', text: [{ text: 'a' }, { text: 'b', bold: true }] },
  ]);
  expect(blocksFromHtml('<'.repeat(200_000))).toHaveLength(1);
});

test('a table of a few letters asks for no more than 20,000 places', () => {
  for (const spans of ['colspan="99"', 'rowspan="99"', 'colspan="99" rowspan="99"', '']) {
    const [table] = blocksFromHtml(`<table>${`<tr>${`<td ${spans}>`.repeat(150)}</tr>`.repeat(150)}</table>`);
    if (table?.type !== 'table') throw new Error('no table');
    expect(table.columns.length, spans).toBeLessThanOrEqual(100);
    expect(table.rows.flat().length, spans).toBeLessThanOrEqual(20_000);
  }
});

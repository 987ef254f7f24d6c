import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { textOf } from '@/sections/text-preview';
import { depthOf, plainText, sanitizeIncoming, sanitizeRichText, tablesIn } from './sanitize';

test('the editor’s own HTML is unchanged', () => {
  const made =
    '<h2>Titre</h2><p style="text-align:center">Un <strong>mot</strong>, <em>un</em> <u>autre</u>, <s>barré</s>, <span style="color:#dc2626;background-color:rgb(254, 240, 138)">en couleur</span>.</p><ul><li><p>un</p></li></ul><ol start="3"><li><p>trois</p></li></ol><blockquote><p>« Cité »</p></blockquote><p><a href="https://exemple.org/">lien</a> <a href="mailto:a@exemple.org">courriel</a> <a href="tel:+33612345678">téléphone</a></p><img src="/uploads/0a1b.webp" alt="Carte" />';
  expect(sanitizeRichText(made)).toBe(made);
});

test('a table keeps its caption, its header cells and its spans', () => {
  const made =
    '<table><caption>Jurys</caption><thead><tr><th scope="col"><p>Année</p></th><th><p>Rôle</p></th></tr></thead><tbody><tr><td colspan="2" rowspan="2"><p style="text-align:right">2020</p></td></tr><tr></tr></tbody></table>';
  expect(sanitizeRichText(made)).toBe(made);
  expect(plainText(made)).toBe('Jurys Année Rôle 2020');
  expect(textOf('<table><tr><td>a</td><td>b</td></tr></table>')).toBe('a b');
});

test('spans are limited to the table, so that a few characters cannot ask for thousands of cells', () => {
  expect(sanitizeRichText('<table><tr><td colspan="99" rowspan="99">a</td><td>b</td></tr></table>')).toBe(
    '<table><tr><td colspan="2">a</td><td>b</td></tr></table>',
  );
  const hostile = `<table>${`<tr>${'<td colspan="99" rowspan="99">'.repeat(60)}</tr>`.repeat(20)}</table>`;
  const places = tablesIn(sanitizeRichText(hostile)).flat(2);
  expect(places.reduce((sum, { columns, rows }) => sum + columns * rows, 0)).toBeLessThanOrEqual(20_000);
});

test.each(tableOf('lib/site/rich-text/sanitize.txt', 'tables'))('of the table %s stays %s', (given, expected) =>
  expect(sanitizeRichText(given)).toBe(expected),
);

test.each(tableOf('lib/site/rich-text/sanitize.txt', 'texts'))('%s becomes %s', (given, expected) => {
  expect(sanitizeRichText(given)).not.toMatch(/onerror|<svg|<script|javascript:/i);
  expect(sanitizeRichText(given)).toBe(expected);
});

test('an inline picture is accepted when stored, in five formats, and never when shown', () => {
  const picture = (type: string) => `<img src="data:image/${type};base64,AAAA" alt="a" />`;
  for (const type of ['png', 'gif', 'jpeg', 'bmp', 'x-icon']) {
    expect(sanitizeIncoming(picture(type))).toBe(picture(type));
    expect(sanitizeRichText(picture(type))).toBe('');
  }
  expect(sanitizeIncoming(picture('svg+xml'))).toBe('');
  expect(sanitizeIncoming('<a href="data:image/png;base64,AAAA">a</a>')).toBe('<a>a</a>');
});

test('texts made to be slow are read in linear time', () => {
  const spaces = ' '.repeat(30_000);
  expect(sanitizeRichText(`<p style="color:rgb(1${spaces}1${spaces}x">a</p>`)).toBe('<p>a</p>');
  expect(depthOf('<a '.repeat(700_000))).toBe(700_000);
  expect(depthOf('<'.repeat(2_000_000))).toBe(0);
  expect(depthOf(`<${'a'.repeat(2_000_000)}`)).toBe(0);
  expect(textOf('<'.repeat(2_000_000))).toHaveLength(2_000_000);
});

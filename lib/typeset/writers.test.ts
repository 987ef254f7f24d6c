import { describe, expect, test } from 'vitest';
import { headingsOf, hostileDocuments, richDocument, wordsOfDocument } from '@/lib/testing/typeset-samples';
import { toHtml } from './html';
import { prepared } from './prepare';
import { toText } from './text';
import type { TypesetDocument } from './tree';

const samples = Object.entries({ 'a rich document': richDocument, ...hostileDocuments });
/** Without spaces, and without what a format adds between words. */
const letters = (text: string): string => text.normalize('NFC').replace(/[\s\u00ad]+/g, '');
const expected = (document: TypesetDocument): string => letters(wordsOfDocument(prepared(document)));

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const bodyOf = (html: string): string => html.slice(html.indexOf('<main>'), html.indexOf('</main>'));
const withoutTags = (html: string): string => unescaped(html.replace(/<[^>]*>/g, ' '));

describe.each(samples)('%s', (_, document) => {
  test('has its words in order in HTML', () => {
    expect(letters(withoutTags(bodyOf(toHtml(document))))).toBe(expected(document));
  });

  test('has its headings in HTML', () => {
    const headings = [...bodyOf(toHtml(document)).matchAll(/<h([234])[^>]*>(.*?)<\/h\1>/g)];
    expect(headings.map(([, level, text = '']) => `${level} ${unescaped(text.replace(/<[^>]*>/g, ''))}`)).toEqual(
      headingsOf(prepared(document)),
    );
  });
});

test.each(samples.filter(([name]) => name !== 'signs of markup'))(
  'plain text has the words of %s in their order',
  (_, document) => {
    const plain = toText(document)
      .replace(/^(?:=+|-+|~+)$/gm, '')
      .replace(/^ *(?:- |\d\. )/gm, '')
      .replace(/ <(?:https?|mailto):[^>]*>/g, '')
      .replace(/_([^_]*)_/g, '$1');
    expect(letters(plain).replaceAll('|', '')).toBe(expected(document));
  },
);

test('a link with another scheme is text, and no URL can end its attribute', () => {
  const html = toHtml(hostileDocuments['signs of markup'] ?? richDocument);
  expect(html).not.toMatch(/javascript:|<script/);
  expect(html).toContain('href="https://exemple.org/%22%3E%3Cscript%3E"');
});

test('a document in Arabic runs from right to left in HTML, with each text in its own direction', () => {
  const html = toHtml({
    ...{ title: 'Awa Diop', author: 'Awa Diop', lang: 'ar', headLines: [] },
    blocks: [
      { type: 'heading', level: 2, text: 'التدريس' },
      { type: 'entry', label: '2019–2021', text: 'Réseaux' },
    ],
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<h2 dir="rtl"><bdi>التدريس</bdi></h2>');
  expect(html).toContain('<p class="label">2019–2021</p><div><p>Réseaux</p></div>');
});

test('a document in Arabic starts at the right as plain text: its words, rules and table columns', () => {
  const text = toText({
    ...{ title: 'أوا ديوب', author: 'Awa Diop', lang: 'ar', headLines: [] },
    blocks: [
      { type: 'heading', level: 2, text: 'المنشورات' },
      { type: 'entry', label: '[ACL1]', text: 'DIOP, Awa, 2021. Les crues.' },
      { type: 'table', caption: '', columns: [{ head: 'السنة' }, { head: 'CM' }], rows: [['2021', '12']] },
    ],
  });
  const lines = text.split('\n').filter(Boolean);
  expect(lines.filter((line) => !line.startsWith('\u200f'))).toEqual(['[ACL1]        DIOP, Awa, 2021. Les crues.']);
});

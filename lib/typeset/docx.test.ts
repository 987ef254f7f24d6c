import { describe, expect, test } from 'vitest';
import { headingsOf, hostileDocuments, richDocument, wordsOfDocument } from '@/lib/testing/typeset-samples';
import { unzipped } from '@/lib/testing/unzipped';
import { prepared } from './prepare';
import { inTypesetProcess } from './process';
import type { TypesetDocument } from './tree';

const toDocx = (document: TypesetDocument) => inTypesetProcess({ format: 'docx', document });

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const textOf = (part: string): string =>
  Array.from(part.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g), ([, text = '']) => unescaped(text)).join('');
const letters = (text: string): string => text.replace(/\s+/g, '');
const member = async (document: Parameters<typeof toDocx>[0], name: string) =>
  unzipped(await toDocx(document)).get(name) ?? '';

describe.each(Object.entries({ 'a rich document': richDocument, ...hostileDocuments }))('%s', (_, document) => {
  test('has its words in order, and its headings by style, in Word', async () => {
    const main = await member(document, 'word/document.xml');
    expect(letters(textOf(main))).toBe(letters(wordsOfDocument(prepared(document))));
    const headings = Array.from(
      main.matchAll(/<w:p>(?:(?!<\/w:p>).)*?<w:pStyle w:val="Heading(\d)"\/>.*?<\/w:p>/gs),
      ([paragraph, level]) => `${Number(level) + 1} ${textOf(paragraph).trim()}`,
    );
    expect(headings).toEqual(headingsOf(prepared(document)));
  });
});

test('Word knows the language, lists, table headers, links and pages', async () => {
  const parts = unzipped(await toDocx(richDocument));
  expect(parts.get('word/styles.xml')).toContain('<w:lang w:val="fr-FR" w:bidi="ar-SA"/>');
  expect(parts.get('docProps/core.xml')).toContain('<dc:title>Jeanne Exemple</dc:title>');
  expect(parts.get('word/_rels/document.xml.rels')).toContain(
    'Target="https://exemple.org/notice?a=1&amp;b=2" TargetMode="External"',
  );
  const main = parts.get('word/document.xml') ?? '';
  expect(main).toContain('<w:tblHeader/>');
  expect(main.match(/<w:numPr>/g)).toHaveLength(5);
  expect(main.match(/<w:bidi\/>/g)).toHaveLength(1);
  expect(main).toMatch(/<w:u w:val="single"\/><\/w:rPr><w:t[^>]*>souligné</);
  expect(main).toMatch(/<w:rtl\/><w:lang w:bidi="ar"\/><\/w:rPr><w:t[^>]*>كتاب الحيوان/);
  const footer = [...parts].find(([name]) => name.startsWith('word/footer'))?.[1] ?? '';
  expect(footer).toMatch(/PAGE<.*NUMPAGES</s);
});

test('a document in Arabic runs from right to left in Word, with each text in its own direction', async () => {
  const main = await member(
    {
      ...{ title: 'Awa Diop', author: 'Awa Diop', lang: 'ar', headLines: [] },
      blocks: [
        { type: 'heading', level: 2, text: 'التدريس' },
        { type: 'entry', label: '[ACL1]', text: [{ text: 'DIOP, Awa', bold: true }, { text: ', 2021. Les crues.' }] },
        { type: 'entry', label: 'منذ 2019', text: 'أستاذة باحثة' },
        {
          type: 'table',
          caption: 'الساعات',
          columns: [{ head: 'السنة' }, { head: 'س', align: 'end' }],
          rows: [['2021', '12']],
        },
      ],
    },
    'word/document.xml',
  );
  const paragraphs = main.match(/<w:p>.*?<\/w:p>/gs) ?? [];
  const texts = paragraphs.filter((paragraph) => textOf(paragraph) !== '');
  expect(texts).toHaveLength(9);
  expect(texts.filter((paragraph) => !paragraph.includes('<w:bidi/>'))).toEqual([]);
  expect(main).toMatch(/<w:tab\/><\/w:r><w:dir w:val="ltr"><w:r>.*?DIOP, Awa.*?Les crues\.<\/w:t><\/w:r><\/w:dir>/s);
  expect(main).toMatch(/<w:rtl\/><\/w:rPr><w:t[^>]*>منذ/);
  expect(main).toContain('<w:bidiVisual/>');
});

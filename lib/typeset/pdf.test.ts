import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hostileDocuments, publicationList, richDocument, wordsOfDocument } from '@/lib/testing/typeset-samples';
import mathematics from './fonts/mathematics.json' with { type: 'json' };
import { missingGlyphs } from './missing-glyphs';
import { prepared } from './prepare';
import { inTypesetProcess } from './process';
import type { TypesetDocument } from './tree';

const toPdf = (document: TypesetDocument) => inTypesetProcess({ format: 'pdf', document });

/** `npm test` installs it on Debian; without it the words in PDFs are not compared. */
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

/** The objects of a PDF as text, including those in object streams. */
function objectsOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const raw = bytes.toString('latin1');
  const streams = Array.from(
    raw.matchAll(/\/Length (\d+)[\s\S]{0,400}?stream\r?\n/g),
    ({ 0: head, 1: length, index }) => {
      const start = index + head.length;
      try {
        return inflateSync(bytes.subarray(start, start + Number(length))).toString('latin1');
      } catch {
        return ''; // not a compressed stream: its bytes are in `raw`
      }
    },
  );
  return [raw, ...streams].join('\n');
}

const textOf = (pdf: Uint8Array): string =>
  execFileSync('pdftotext', ['-raw', '-nopgbrk', '-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: 1e8 });
/**
 * Without spaces, hyphens (some are added at line ends), direction marks, page numbers, and Arabic, which pdftotext
 * orders its own way.
 */
const letters = (text: string): string =>
  text
    .replace(/^\d+ \/ \d+$/gm, '')
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Pd}\p{Script=Arabic}•]+/gu, '');

describe.each(Object.entries({ 'a rich document': richDocument, ...hostileDocuments }))('%s', (name, document) => {
  test.skipIf(!hasPoppler)('has its words in order in PDF', async () => {
    const found = textOf(await toPdf(document)).replace(name === 'a rich document' ? /^\d\. /gm : '', '');
    expect(letters(found)).toBe(letters(wordsOfDocument(prepared(document))));
  });
});

describe('a PDF', () => {
  let objects: string;
  beforeAll(async () => {
    objects = objectsOf(await toPdf(richDocument));
  });

  test.each([
    ['is tagged', /\/MarkInfo <<\s*\/Marked true/],
    ['has a tree of its structure', /\/Type \/StructTreeRoot/],
    ['has its language', /\/Lang \(fr/],
    ['shows its title', /\/DisplayDocTitle true/],
    ['says that it conforms to PDF/UA-1', /<pdfuaid:part>1<\/pdfuaid:part>/],
    ['has bookmarks', /\/Title \(Parcours\)/],
    ['repeats the heads of tables', /\/S \/TH\b/],
    ['names its links', /\/Subtype \/Link[\s\S]{0,400}?\/Contents/],
  ])('%s', (_, pattern) => expect(objects).toMatch(pattern));

  test('embeds each font', () => {
    const fonts = objects.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(fonts).toBeGreaterThan(4);
    expect(objects.match(/\/FontFile[23] /g)).toHaveLength(fonts);
  });
});

test('characters that no font has are named, and drawn as squares', async () => {
  const strange: TypesetDocument = {
    ...richDocument,
    blocks: [{ type: 'paragraph', text: 'a漢\u{1f600}b\ue000c 漢' }],
  };
  expect(missingGlyphs(strange)).toEqual(['漢 (U+6F22)', '\u{1f600} (U+1F600)', '\ue000 (U+E000)']);
  expect(missingGlyphs(richDocument)).toEqual([]);
  const pdf = await toPdf(strange);
  if (hasPoppler) expect(textOf(pdf)).toContain('a□□b□c □');
});

test('mathematical letters and symbols are drawn, in plain text, bold and headings', async () => {
  const points = mathematics.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const signs = points.filter((sign) => /\P{Cn}/u.test(sign) && sign.normalize() === sign).join(' ');
  const document: TypesetDocument = {
    ...richDocument,
    blocks: [
      { type: 'heading', level: 2, text: 'ℝⁿ ∈ ℒ' },
      { type: 'paragraph', text: [{ text: signs }, { text: '∀x ∈ ℝ ✓', bold: true }, { text: '𝔤 ⊂ 𝒮', italic: true }] },
    ],
  };
  expect(missingGlyphs(document)).toEqual([]);
  const pdf = await toPdf(document); // a character without a glyph would violate PDF/UA
  if (hasPoppler) expect(textOf(pdf)).not.toContain('□ □');
  if (hasPoppler) expect(textOf(pdf)).toContain('∀x ∈ ℝ ✓');
});

test('a long URL is broken at its punctuation, not within a number', async () => {
  const address = 'http://hal.archives-ouvertes.fr/hal-00365622/';
  const texts = Array.from({ length: 12 }, (_, index) => `${'mot '.repeat(9 + index)}${address}`);
  const pdf = await toPdf({ ...richDocument, blocks: texts.map((text) => ({ type: 'paragraph', text })) });
  if (hasPoppler) expect(textOf(pdf).match(/00365622/g)).toHaveLength(12);
});

test.skipIf(!hasPoppler)('the total of a table is on a page with a row that it sums', async () => {
  const table = (length: number): TypesetDocument => ({
    ...{ title: 'Service', author: '', lang: 'fr', headLines: [] },
    blocks: [
      {
        type: 'table',
        caption: '',
        columns: [{ head: 'Année' }, { head: 'Heures', align: 'end' }],
        rows: Array.from({ length }, (_, index) => [`ligne ${index}`, '12']),
        foot: [['Total', '120']],
      },
    ],
  });
  const lastPages = await Promise.all(
    Array.from({ length: 6 }, async (_, more) => {
      const text = textOf(await toPdf(table(56 + more)));
      return text.slice(text.lastIndexOf('Année'));
    }),
  );
  for (const page of lastPages) expect(page).toMatch(/ligne \d+ 12\nTotal 120/);
  const lengths = lastPages.map((page) => page.match(/ligne/g)?.length ?? 0);
  expect(Math.min(...lengths), 'one of them is a line too long for a page').toBe(1);
});

/** `toPdf` with a new process, not yet started. */
async function afresh(): Promise<typeof toPdf> {
  vi.resetModules();
  const { inTypesetProcess: inFresh } = await import('./process');
  return (document) => inFresh({ format: 'pdf', document });
}

const children = (): readonly string[] =>
  spawnSync('pgrep', ['-P', String(process.pid), '-f', 'job.ts typeset'], { encoding: 'utf8' }).stdout.split('\n');

/** Kills the process that `start` starts, once it runs. */
async function killed<T>(start: () => Promise<T>): Promise<T> {
  const others = children();
  const made = start();
  made.catch(() => undefined); // awaited by the caller
  const child = await vi.waitFor(() => {
    const found = children().find((child) => !others.includes(child));
    if (!found) throw new Error('not yet');
    return Number(found);
  }, 60_000);
  process.kill(child, 'SIGKILL');
  return made;
}

test('a killed process only costs that PDF, and a sentence says so', async () => {
  const fresh = await afresh();
  await expect(killed(() => fresh(publicationList(1000)))).rejects.toMatchObject({
    code: 'tooLarge',
    message: expect.stringContaining('trop long'),
  });
  expect((await fresh(publicationList(1))).length).toBeGreaterThan(1000);
});

test('without the compiler, a sentence says what is available instead', async () => {
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'typeset-'));
  onTestFinished(() => fs.rmSync(elsewhere, { recursive: true }));
  for (const folder of ['lib', 'sections', 'scripts/lib'])
    fs.cpSync(folder, path.join(elsewhere, folder), { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(elsewhere);
  onTestFinished(() => void vi.restoreAllMocks());
  const fresh = await afresh();
  await expect(fresh(richDocument)).rejects.toMatchObject({ code: 'unavailable' });
});

test('ten PDFs at once are made one after the other; when too many wait, a request is told to retry', async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => toPdf(publicationList(20))));
  expect(new Set(ten.map((pdf) => pdf.length)).size).toBe(1);
  const many = await Promise.allSettled(Array.from({ length: 20 }, () => toPdf(publicationList(1))));
  const refused = many.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(7);
  expect(refused[0]?.reason).toMatchObject({ code: 'busy' });
});

test.each(['fr', 'ar'] as const)(
  'a file in %s has no direction mark and no hyphen that its text lacks',
  async (lang) => {
    const pdf = await toPdf({
      ...{ title: 'Awa Diop', author: '', lang, headLines: ['المغرب، 2019 – Casablanca'] },
      blocks: [
        { type: 'heading', level: 2, text: 'Le livre كتاب الحيوان 2019' },
        { type: 'paragraph', text: 'Une anticonstitutionnellement longue phrase, '.repeat(20) },
        { type: 'entry', label: '2019', text: 'Le livre كتاب الحيوان 12 – 14 pages', details: ['الماستر 2020'] },
        {
          type: 'paragraph',
          text: [{ text: 'Traduction de ' }, { text: 'كتاب', lang: 'ar' }, { text: ', 12 – 14 p.' }],
        },
      ],
    });
    expect(objectsOf(pdf)).toMatch(/<0643>/); // the PDF maps glyphs to letters: « ك »
    expect(objectsOf(pdf)).not.toMatch(/<(?:00AD|061C|200[B-F]|202[A-E]|206[6-9])>/);
    if (hasPoppler) expect(textOf(pdf).match(/12 – 14 p/g)).toHaveLength(2);
  },
);

test('a document in Arabic runs from right to left, and pdftotext returns its words', async () => {
  const document: TypesetDocument = {
    ...{ title: 'Awa Diop', author: 'Awa Diop', lang: 'ar', headLines: [] },
    blocks: [
      { type: 'heading', level: 2, text: 'التدريس' },
      { type: 'entry', label: '2019–2021', text: 'Réseaux sans fil', details: ['الماستر، السنة الأولى'] },
    ],
  };
  const pdf = await toPdf(document);
  expect(objectsOf(pdf)).toMatch(/\/Lang\s*\(ar/);
  if (!hasPoppler) return;
  const text = textOf(pdf)
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  for (const words of ['التدريس', '2019–2021', 'Réseaux sans fil', 'السنة']) expect(text).toContain(words);
});

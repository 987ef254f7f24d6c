/** Size of the public pages, in bytes after brotli at its highest level, whatever encoding the server sent. */
import fs from 'node:fs';
import zlib from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

test.describe.configure({ timeout: 60_000 }); // an import, then whole pages measured

/**
 * Upper bounds in bytes of brotli; fonts as sent, since WOFF2 is compressed already. No framework is sent: all script
 * is the page's own.
 */
const budget = { document: 24_000, stylesheet: 13_400, script: 3_230, font: 66_500 } as const;

/**
 * For a page with names from all over Europe, in Vietnamese and in Arabic, which loads those subsets of the fonts too
 * (app/globals.css, `unicode-range`).
 */
const extended = { ...budget, font: 117_000 } as const;

type Kind = keyof typeof budget;
const isKind = (type: string): type is Kind => Object.hasOwn(budget, type);

const brotli = (body: Buffer) =>
  zlib.brotliCompressSync(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Upper bounds of a document as it is sent, with the stylesheets and the scripts that stand in it: in brotli, before
 * compression, and in elements. Its addresses and the time of the last change are taken as the same: by the port alone brotli differs by 100 bytes.
 */
const wholeDocument = { brotli: 35_050, bytes: 221_200, elements: 2_700 } as const;

/**
 * Upper bound of the elements of a phone's first screen and what is near it, all that the browser styles and lays out
 * before the visitor's first sign.
 */
const firstScreen = 200;

type Weight = {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly whole: Readonly<Record<keyof typeof wholeDocument, number>>;
};

/** What stands in a document and counts apart from it: its stylesheets and its scripts, but not its data. */
const inlined = [
  ['stylesheet', /<style[^>]*>([\s\S]*?)<\/style>/g],
  ['script', /<script(?: type="module")?>([\s\S]*?)<\/script>/g],
] as const;

/** Loads a page in the browser and measures everything that it requested. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const loaded: { type: string; body: Promise<Buffer> }[] = [];
  const note = (response: Response) =>
    void loaded.push({ type: response.request().resourceType(), body: response.body() });
  page.on('response', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  await wholePage(page); // all that asks for fonts
  await page.evaluate(() => document.fonts.ready);
  page.off('response', note);
  const bytes = { document: 0, stylesheet: 0, script: 0, font: 0 };
  const whole = { brotli: 0, bytes: 0, elements: await page.locator('*').count() };
  for (const { type, body } of loaded) {
    if (type === 'document') {
      let html = (await body)
        .toString()
        .replaceAll(new URL(page.url()).origin, 'https://exemple.org')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-01-01T00:00:00.000Z');
      whole.brotli += brotli(Buffer.from(html));
      whole.bytes += Buffer.byteLength(html);
      for (const [kind, element] of inlined) {
        const texts = Array.from(html.matchAll(element), ([, text = '']) => text);
        bytes[kind] += brotli(Buffer.from(texts.join('')));
        html = html.replaceAll(element, '');
      }
      bytes.document += brotli(Buffer.from(html));
    } else if (isKind(type)) bytes[type] += type === 'font' ? (await body).length : brotli(await body);
  }
  return { bytes, whole };
}

async function expectLight(page: Page, path: string, limits: Readonly<Record<Kind, number>> = budget): Promise<void> {
  const { bytes, whole } = await weigh(page, path);
  for (const kind of ['brotli', 'bytes', 'elements'] as const)
    expect(whole[kind], `whole document of ${path}: ${kind}`).toBeLessThanOrEqual(wholeDocument[kind]);
  for (const kind of ['document', 'stylesheet', 'script', 'font'] as const) {
    expect(bytes[kind], `${kind} of ${path}`).toBeGreaterThan(0);
    expect(bytes[kind], `${kind} of ${path}`).toBeLessThanOrEqual(limits[kind]);
  }
  expect(await page.context().cookies(), 'no cookie for visitors').toEqual([]);
}

/** A phone lays out no more than the first screen and what is near it. */
async function expectSmallFirstScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-first-screen');
  const laidOut = await page.evaluate(
    () =>
      [...document.body.querySelectorAll('*')].filter((each) => each.checkVisibility({ contentVisibilityAuto: true }))
        .length,
  );
  expect(laidOut, 'elements laid out').toBeLessThanOrEqual(firstScreen);
}

test('the page of the default content is light, and its first screen on a phone', async ({ page }) => {
  await expectLight(page, '/');
  await expectSmallFirstScreen(page);
});

test('the script that stands in each page of a static copy is light', () =>
  expect(brotli(fs.readFileSync('.next/copie/page.js'))).toBeLessThanOrEqual(8_500));

test('so is that of a real portfolio', { tag: '@long' }, async ({ page, site }) => {
  const { code, output } = await site.command('import', ['e2e/fixtures/portfolio.json']);
  expect(code, output).toBe(0);
  await expectLight(page, '/', extended);
  await expectSmallFirstScreen(page);
});

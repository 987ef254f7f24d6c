/**
 * Mutation XSS: sanitised rich text stays harmless when it is parsed a second time, wherever it is put: in SVG and
 * MathML, in raw-text elements, in tables and selects; by innerHTML, in a template, by DOMParser or by document.write.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { type Page, test as plain } from 'playwright/test';
import { isNightly, sample } from './support/sample';
import { expect, test } from './support/test';
import { vectors } from './trust/support/vectors';

const root = path.resolve(import.meta.dirname, '..');

/** Contexts to put a text into; `@` stands for it. */
const contexts = fs.readFileSync('e2e/mutation.txt', 'utf8').trimEnd().split('\n');

/** The sanitizer and colour adjustment of the public page, bundled to run in Node. */
async function sanitizer(): Promise<(html: string) => string> {
  const entry =
    'export { sanitizeRichText } from "./lib/site/rich-text/sanitize"; export { showColours } from "./lib/colours/readable";';
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    conditions: ['react-server'],
  });
  const module = { exports: {} as Record<string, (html: string) => string> };
  Function(
    'module',
    'exports',
    'require',
    outputFiles[0]?.text ?? '',
  )(module, module.exports, process.getBuiltinModule('module').createRequire(import.meta.filename));
  const { sanitizeRichText, showColours } = module.exports;
  if (!sanitizeRichText || !showColours) throw new Error('no sanitizer');
  return (html) => showColours(sanitizeRichText(html));
}

/**
 * Runs in the page: parses each text in each context with each parser; returns the number of cases and the harmful
 * ones.
 */
function wrongIn({ texts, places }: { texts: readonly string[]; places: readonly string[] }): {
  cases: number;
  wrong: string[];
} {
  const known = new Set(
    'html head body div h1 h2 h3 h4 h5 h6 p br strong b em i u s strike del sub sup span mark code ul ol li blockquote a img hr picture source table caption colgroup col thead tbody tfoot tr th td'.split(
      ' ',
    ),
  );
  const harmful = (element: Element): boolean =>
    Array.from(element.attributes).some(
      ({ name, value }) =>
        /^on/i.test(name) ||
        (/href$/.test(name) && /^\s*(?:java|vb)script:/i.test(value)) ||
        (['src', 'srcset', 'action', 'data'].includes(name) && !/^(?:\/uploads\/|$)/.test(value)),
    );
  /** How often each element occurs in `tree`, templates included. */
  const countOf = (tree: ParentNode): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const element of tree.querySelectorAll('*')) {
      counts.set(element.localName, (counts.get(element.localName) ?? 0) + 1);
      if (element instanceof HTMLTemplateElement)
        for (const [name, count] of countOf(element.content)) counts.set(name, (counts.get(name) ?? 0) + count);
    }
    return counts;
  };
  const readers: Record<string, (html: string) => ParentNode> = {
    innerHTML(html) {
      const box = document.createElement('div');
      box.innerHTML = html;
      const again = document.createElement('div'); // what was parsed, serialised and parsed again
      again.innerHTML = box.innerHTML;
      document.body.append(again);
      again.remove();
      return again;
    },
    template(html) {
      const template = document.createElement('template');
      template.innerHTML = html;
      return document.importNode(template.content, true);
    },
    parser: (html) => new DOMParser().parseFromString(html, 'text/html'),
    write(html) {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const inside = frame.contentDocument;
      if (!inside) throw new Error('no document');
      inside.open();
      inside.write(`<!doctype html><body>${html}`);
      inside.close();
      const tree = document.importNode(inside.documentElement, true);
      frame.remove();
      return tree;
    },
  };
  const wrong: string[] = [];
  let cases = 0;
  for (const place of places) {
    for (const [name, read] of Object.entries(readers)) {
      const own = countOf(read(place.replaceAll('@', 'x')));
      // document.write is slow, so it takes 50 texts at once; one that breaks out is noticed among them too.
      const groups =
        name === 'write'
          ? Array.from({ length: Math.ceil(texts.length / 50) }, (_, at) => texts.slice(at * 50, at * 50 + 50))
          : texts.map((text) => [text]);
      for (const group of groups) {
        cases += group.length;
        const tree = read(group.map((text) => place.replaceAll('@', text)).join(''));
        const foreign = Array.from(countOf(tree)).filter(
          ([element, count]) => !known.has(element) && count > (own.get(element) ?? 0) * group.length,
        );
        if (foreign.length > 0 || Array.from(tree.querySelectorAll('*')).some(harmful))
          wrong.push(`${name} ${place} ${foreign.join()} ${group.join().slice(0, 200)}`);
      }
    }
  }
  return { cases, wrong };
}

/** Opens an empty page; returns a list that receives the URL of each request it makes. */
async function openEmpty(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === 'http://essai.localhost/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>essai</title><body>' });
    asked.push(url);
    return route.abort();
  });
  await page.goto('http://essai.localhost/');
  return asked;
}

plain('no text becomes a script or a foreign element in any context', { tag: '@long' }, async ({ page }) => {
  const clean = await sanitizer();
  const texts = sample(
    [
      ...new Set(
        vectors.flatMap((vector) => [
          clean(vector),
          clean(`<p style="color:red">${vector}</p>`),
          clean(`<b title="${vector}" lang='${vector}'>${vector}`),
        ]),
      ),
    ],
    2,
  );
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const asked = await openEmpty(page);
  const { cases, wrong } = await page.evaluate(wrongIn, { texts, places: contexts });
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(cases).toBe(texts.length * contexts.length * 4);
  expect(cases).toBeGreaterThan(isNightly ? 20_000 : 10_000);
  expect([ran, asked, await page.evaluate(() => '__ran' in window)]).toEqual([[], [], false]);
});

plain('what would become something else is noticed', async ({ page }) => {
  await openEmpty(page);
  const texts = ['</style><img src=x onerror=1>', '<table><form>', '</title><object></object>'];
  const { wrong } = await page.evaluate(wrongIn, {
    texts,
    places: ['<svg><style>@</style></svg>', '<title>@</title>', '@'],
  });
  expect(wrong.length).toBeGreaterThan(8);
});

test('printing shows nothing that the screen hides, whatever the texts hold', { tag: '@long' }, async ({
  page,
  content,
}) => {
  const clean = await sanitizer();
  const hostile = vectors.map((vector) => `<p class="print-only">${clean(vector)}</p>`).join('');
  await content.saveSection('a-propos', { content: hostile });
  const words = 'marqueur-cache-4c1d';
  await content.addSection({ title: words, type: 'text', content: `<p>${words}</p>`, visible: false });
  await page.goto('/');
  const shown = () =>
    page.locator('body').evaluate((body) =>
      Array.from(body.querySelectorAll('*'))
        .filter((element) => element.checkVisibility())
        .map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`),
    );
  const onScreen = new Set(await shown());
  await page.emulateMedia({ media: 'print' });
  expect((await shown()).filter((one) => !onScreen.has(one) && !one.includes('print:block'))).toEqual([]);
  expect(await page.content()).not.toContain(words);
  await expect(page.locator('.prose .print-only')).toHaveCount(0);
});

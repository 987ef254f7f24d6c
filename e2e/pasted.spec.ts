/** How the editor cleans what word processors put on the clipboard: the module alone, on a browser's parser. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test as plain } from 'playwright/test';
import type { Cleaned } from '../components/admin/rich-text/paste/clean';
import { rowsOf } from '../lib/testing/rows';

const root = path.resolve(import.meta.dirname, '..');
const origin = 'https://portfolio.exemple.org';

const test = plain.extend<{ clean: (html: string) => Promise<Cleaned> }, { bundle: string }>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const entry = path.join(root, 'components/admin/rich-text/paste/clean.ts');
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        write: false,
        format: 'iife',
        globalName: 'pasted',
      });
      await use(outputFiles[0]?.text ?? '');
    },
    { scope: 'worker' },
  ],
  clean: async ({ page, bundle }, use) => {
    await page.addScriptTag({ content: bundle });
    await use((html) =>
      page.evaluate(
        ([text, at]) => Function('text', 'at', 'return pasted.cleanPasted(text, at)')(text, at),
        [html, origin],
      ),
    );
  },
});

const clipboard = (name: string) => fs.readFileSync(path.join(root, `e2e/fixtures/clipboard/${name}.html`), 'utf8');

/** The cleaned HTML, line by line. */
const cleaned = (name: string) => clipboard(`${name}.cleaned`).replaceAll('\n', '').replaceAll('&nbsp;', '\u00a0');

for (const [program, name] of [
  ['Word', 'word'],
  ['LibreOffice Writer', 'writer'],
  ['Google Docs', 'docs'],
] as const)
  test(`a paste from ${program} keeps its formatting in the editor’s own markup; lost pictures are counted`, async ({
    clean,
  }) => expect(await clean(clipboard(name))).toEqual({ html: cleaned(name), changes: { picture: 1 } }));

for (const [rule, rows = []] of Object.entries(Object.groupBy(rowsOf('e2e/pasted.txt'), ({ rule }) => rule)))
  test(rule, async ({ clean }) => {
    for (const {
      input,
      outputs: [html = '', changes = '{}'],
    } of rows)
      expect(await clean(input), input).toEqual({ html, changes: JSON.parse(changes) });
  });

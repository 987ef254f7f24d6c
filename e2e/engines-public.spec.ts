/** The public pages of a site with all that it can show, in its three languages, by axe, the other engines and Nu. */
import fs from 'node:fs';
import path from 'node:path';
import { inLanguage } from '../lib/languages';
import { expectAccessibleInBoth } from './support/axe';
import { checkHtml, engines } from './support/engines';
import { expect, test } from './support/test';
import { inThreeLanguages, publicPaths } from './support/three-languages';
import { wholePage } from './support/whole-page';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const language of ['fr', 'en', 'ar'] as const) {
  test(
    `no engine finds a failure on the public pages, nor an error in their HTML: ${language}`,
    {
      tag: '@long',
    },
    async ({ page, site, surprises }, testInfo) => {
      surprises.expect(/status of 404/);
      await inThreeLanguages(site);
      const files: string[] = [];
      for (const [index, french] of publicPaths.entries()) {
        const address = inLanguage(french, language);
        const sent = await page.goto(address);
        expect(sent?.status(), address).toBe(french === '/nulle-part' ? 404 : 200);
        const file = testInfo.outputPath(`${language}-${index}.html`);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, (await sent?.text()) ?? '');
        files.push(file);
        await wholePage(page);
        for (const [engine, failures] of Object.entries(engines))
          expect.soft(await failures(page), `${engine}, ${address}`).toEqual([]);
        await expectAccessibleInBoth(page, address);
      }
      await checkHtml(files);
    },
  );
}

/**
 * Script size of each route of the administration, in bytes after brotli at its highest level, whatever encoding the
 * server sent.
 */
import zlib from 'node:zlib';
import type { Page } from '@playwright/test';
import { sample } from './support/sample';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 182_000 }); // every route is loaded and compressed

/** Upper bound of each route, in bytes of brotli: a little above what it needs. */
const routes: Readonly<Record<string, number>> = {
  '/admin': 253_500,
  '/admin/profile': 291_000,
  '/admin/about': 290_500,
  '/admin/languages': 293_600,
  '/admin/research': 290_500,
  '/admin/publications': 290_500,
  '/admin/theses': 290_500,
  '/admin/projects': 290_500,
  '/admin/courses': 290_500,
  '/admin/competences': 290_500,
  '/admin/responsibilities': 290_500,
  '/admin/sections': 286_500,
  '/admin/sections-manager': 284_500,
  '/admin/history': 249_500,
  '/admin/audit': 245_500,
  '/admin/publications/import': 262_500,
};

/**
 * Upper bound of what opening a rich-text editor adds (TipTap and ProseMirror, a twelfth of it for tables), in bytes of
 * brotli.
 */
const editor = 134_500;

type Scripts = { readonly bytes: number; readonly files: number; readonly hasEditor: boolean };

/** Compressed size of each file, computed once: the routes share most of them. */
const sizes = new Map<string, number>();
function sizeOf(address: string, body: Buffer): number {
  const size =
    sizes.get(address) ??
    zlib.brotliCompressSync(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(address, size);
  return size;
}

/** Returns a function that measures all script that the page has loaded since. */
function watch(page: Page): () => Promise<Scripts> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on(
    'response',
    (response) =>
      response.request().resourceType() === 'script' && bodies.set(new URL(response.url()).pathname, response.body()),
  );
  return async () => {
    const all = await Promise.all([...bodies].map(async ([address, body]) => ({ address, body: await body })));
    const bytes = all.reduce((sum, { address, body }) => sum + sizeOf(address, body), 0);
    return { bytes, files: all.length, hasEditor: all.some(({ body }) => body.includes('ProseMirror')) };
  };
}

for (const [path, limit] of sample(Object.entries(routes), 8)) {
  test(`${path} is light`, async ({ adminPage: page }) => {
    const scripts = watch(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { bytes, files, hasEditor } = await scripts();
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ path, bytes, files, hasEditor }) });
    expect(bytes, `script of ${path}`).toBeLessThanOrEqual(limit);
    expect(hasEditor, 'the rich-text editor comes only where one is reached').toBe(false);
  });
}

/** How the owner reaches a rich-text field of each route. */
const reached: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/admin/about': (page) => page.getByRole('button', { name: 'Modifier', exact: true }).first().click(),
  '/admin/profile': (page) => page.getByText('Texte de la mission').scrollIntoViewIfNeeded(),
};
for (const [path, reach] of Object.entries(reached)) {
  test(`the rich-text editor of ${path} comes when it is reached`, { tag: '@long' }, async ({ adminPage: page }) => {
    const scripts = watch(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = await scripts();
    await reach(page);
    await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
    const after = await scripts();
    test
      .info()
      .annotations.push({ type: 'bytes', description: JSON.stringify({ path, editor: after.bytes - before.bytes }) });
    expect([before.hasEditor, after.hasEditor]).toEqual([false, true]);
    expect(after.bytes - before.bytes).toBeLessThanOrEqual(editor);
  });
}

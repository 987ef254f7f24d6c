/**
 * Script size of each route of the administration, in bytes after brotli at its highest level, whatever encoding the
 * server sent.
 */
import zlib from 'node:zlib';
import type { Page } from 'playwright/test';
import { sample } from './support/sample';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 182_000 }); // every route is loaded and compressed

/** Upper bounds in bytes of brotli, a little above what the routes need, and the routes. */
const bounds = [
  [195_900, ''],
  [242_000, 'profile'],
  [238_600, 'about research key-figures civil-status career'],
  [248_800, 'publications courses'],
  [244_800, 'projects education'],
  [243_200, 'theses juries responsibilities languages competences news'],
  [240_400, 'activities'],
  [234_300, 'traductions mentions'],
  [195_900, 'sections sections-manager'],
  [191_300, 'history'],
  [187_300, 'audit copie'],
  [225_500, 'publications/import'],
  [207_700, 'dossiers'],
  [194_000, 'career/import'],
  [184_900, 'publications/depots visites bilan'],
] as const;
const routes = bounds.flatMap(([limit, names]) =>
  names.split(' ').map((name) => [`/admin/${name}`.replace(/\/$/, ''), limit] as const),
);

/**
 * Upper bound of what opening a rich-text editor adds (TipTap and ProseMirror, a twelfth of it for tables), in bytes of
 * brotli.
 */
const editor = 134_500;

/** Compressed size of each file, computed once: the routes share most of them. */
const sizes = new Map<string, number>();
function sizeOf(address: string, body: Buffer): number {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 };
  const size = sizes.get(address) ?? zlib.brotliCompressSync(body, { params }).length;
  sizes.set(address, size);
  return size;
}

/** Returns a function that measures all script that the page has loaded since. */
function watch(page: Page) {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.set(new URL(response.url()).pathname, response.body());
  });
  return async () => {
    const all = await Promise.all([...bodies].map(async ([address, body]) => ({ address, body: await body })));
    const bytes = all.reduce((sum, { address, body }) => sum + sizeOf(address, body), 0);
    return { bytes, hasEditor: all.some(({ body }) => body.includes('ProseMirror')) };
  };
}

for (const [path, limit] of sample(routes, routes.length, 6)) {
  test(`${path} is light`, async ({ adminPage: page }) => {
    const scripts = watch(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { bytes, hasEditor } = await scripts();
    expect(bytes, `script of ${path}`).toBeLessThanOrEqual(limit);
    expect(hasEditor, 'the rich-text editor comes only where one is reached').toBe(false);
  });
}

test('the rich-text editor is loaded only when it comes into view', { tag: '@long' }, async ({ adminPage: page }) => {
  const scripts = watch(page);
  await page.goto('/admin/profile', { waitUntil: 'networkidle' });
  const before = await scripts();
  await page.getByText('Texte de la mission').scrollIntoViewIfNeeded();
  await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  const after = await scripts();
  expect([before.hasEditor, after.hasEditor]).toEqual([false, true]);
  expect(after.bytes - before.bytes).toBeLessThanOrEqual(editor);
});

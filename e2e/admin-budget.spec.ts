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
  [195_600, ''],
  [243_000, 'profile'],
  [238_800, 'about research key-figures civil-status'],
  [248_900, 'publications courses'],
  [248_300, 'projects theses education juries'],
  [246_400, 'responsibilities activities'],
  [243_600, 'languages competences news'],
  [242_900, 'career'],
  [236_400, 'traductions mentions'],
  [195_500, 'sections sections-manager'],
  [191_000, 'history'],
  [186_900, 'audit copie'],
  [223_200, 'publications/import'],
  [207_500, 'dossiers'],
  [193_600, 'career/import'],
  [184_600, 'publications/depots visites bilan'],
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

test('the rich-text editor comes when it is reached', { tag: '@long' }, async ({ adminPage: page }) => {
  const scripts = watch(page);
  await page.goto('/admin/profile', { waitUntil: 'networkidle' });
  const before = await scripts();
  await page.getByText('Texte de la mission').scrollIntoViewIfNeeded();
  await expect(page.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  const after = await scripts();
  expect([before.hasEditor, after.hasEditor]).toEqual([false, true]);
  expect(after.bytes - before.bytes).toBeLessThanOrEqual(editor);
});

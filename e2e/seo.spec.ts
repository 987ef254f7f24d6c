import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import type { Content } from './support/content';
import type { Site } from './support/site';
import { expect, test } from './support/test';

/**
 * What search engines, academic indexes, social networks and feed readers find: publication pages, metadata, citations,
 * sitemap, feed, icons.
 */

type Item = Record<string, unknown> & { readonly id: string; readonly title: string; readonly slug: string };
type Domain = { readonly articles: readonly Item[]; readonly communications: readonly Item[] };

const ask = (site: Site, path: string) => fetch(`${site.origin}${path}`, { redirect: 'manual' });
/** The paths in the sitemap. */
async function places(site: Site): Promise<string[]> {
  const found = (await site.text('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g);
  return Array.from(found, ([, address = '']) => address.replace(site.origin, ''));
}

async function firstPublication(site: Site): Promise<string> {
  const path = (await places(site)).find((place) => place.startsWith('/publications/'));
  if (!path) throw new Error('no publication');
  return path;
}

const storedPublications = async ({ stored }: Content): Promise<Record<string, Domain>> =>
  JSON.parse(JSON.stringify(await stored('publications')));
const jsonLd = (page: Page): Promise<Record<string, unknown>[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.flatMap((script) => JSON.parse(script.textContent ?? '')['@graph']));
const contents = (page: Page, name: string): Promise<(string | null)[]> =>
  page.locator(`meta[name="${name}"]`).evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

/** Parses XML in Chromium: whether that failed, and the text of each element that matches `selector`. */
function parseXml(page: Page, source: string, selector: string): Promise<{ error: boolean; texts: string[] }> {
  return page.evaluate(
    ([xml = '', wanted = '']) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        error: document.querySelector('parsererror') !== null,
        texts: Array.from(document.querySelectorAll(wanted), (element) => element.textContent ?? ''),
      };
    },
    [source, selector],
  );
}

test('every publication of the list leads to its page, which is complete and accessible', { tag: '@long' }, async ({
  page,
  site,
}) => {
  await page.goto('/publications');
  const link = page.getByRole('main').locator('ol').getByRole('listitem').first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/publications\/[a-z0-9-]+-\d{4}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('article b')).toContainText('Tazrouti');
  await expectAccessible(page);
  const own = page.url();
  expect(await contents(page, 'citation_title')).toEqual([title]);
  expect((await contents(page, 'citation_author')).every((name) => /^[^,]+, [^,]+$/.test(name ?? ''))).toBe(true);
  expect(await contents(page, 'citation_publication_date')).toEqual([expect.stringMatching(/^\d{4}$/)]);
  expect(await jsonLd(page)).toEqual([
    expect.objectContaining({ headline: title, url: own }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);

  await page.getByRole('navigation', { name: 'Publications voisines' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(own);
  await page.getByRole('link', { name: 'Toutes les publications' }).click();
  await expect(page).toHaveURL(`${site.origin}/publications`);
  expect(await page.context().cookies()).toEqual([]);
});

/** What the clipboard holds for word processors; null for plain text alone. */
const copiedHtml = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : null;
  });

test('the reference is there to copy and to download', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const path = await firstPublication(site);
  await page.goto(path);
  await page.getByRole('button', { name: 'Copier la référence en BibTeX' }).click();
  await expect(page.getByText('Copié', { exact: true })).toBeVisible();
  const bibtex = await site.text(`${path}/reference.bib`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bibtex.trimEnd());
  expect(await copiedHtml(page)).toBe(null);
  await page.getByRole('button', { name: 'Copier la référence au style APA' }).click();
  const citation = page.locator('#apa');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await citation.textContent());
  expect(await copiedHtml(page), 'titles stay in italics').toContain(
    `<i>${await citation.locator('cite').first().textContent()}</i>`,
  );

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger la référence en RIS' }).click();
  expect((await saving).suggestedFilename()).toBe(`${path.replace('/publications/', '')}.ris`);
});

test('an address outlives its title, and what was typed stays text everywhere', async ({ page, site, content }) => {
  const before = await storedPublications(content);
  const [key = '', domain] = Object.entries(before)[0] ?? [];
  const [first, ...others] = domain?.articles ?? [];
  if (!first || !domain) throw new Error('no article');
  const nasty = '</script><script>alert(1)</script> & "guillemets" <!-- ]]> \\input{x} \u2028 TY  - X';
  const { slug, ...bare } = first;
  await content.saveSection('publications', {
    content: { ...before, [key]: { ...domain, articles: [{ ...bare, title: nasty, journal: nasty }, ...others] } },
  });
  const path = `/publications/${slug}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>alert(1)</script>');
  expect((await jsonLd(page))[0]?.headline).toContain('</script><script>alert(1)</script>');
  expect((await contents(page, 'citation_title'))[0]).toContain('</script>');
  expect(await site.text(`${path}/reference.bib`)).toContain(
    '\\textbackslash{}input\\textbraceleft{}x\\textbraceright{}',
  );
  expect((await site.text(`${path}/reference.ris`)).match(/^TY {2}- /gm)).toHaveLength(1);
  const feed = await parseXml(page, await site.text('/publications/flux.xml'), 'entry > title');
  expect(feed.error).toBe(false);
  expect(feed.texts.some((one) => one.startsWith('</script><script>alert(1)</script> & "guillemets"'))).toBe(true);
  await content.saveSection('publications', { content: before });
});

test('the home page describes its owner to machines', async ({ page, site }) => {
  await page.goto('/');
  const graph = await jsonLd(page);
  expect(graph.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['ProfilePage', 'Person', 'ScholarlyArticle', 'Course', 'ResearchProject']),
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site.origin);
  expect((await contents(page, 'description'))[0]).toContain('Maître de conférences habilité');
  const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(card.startsWith(`${site.origin}/images/apercu-`)).toBe(true);
  const answer = await fetch(card);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('sitemap, robots, manifest and feed name the site’s own addresses, and browsers ask whether their copy is right', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const found = await places(site);
  expect(found.slice(0, 2)).toEqual(['/', '/publications']);
  expect(found.length).toBe(54);
  expect(new Set(found).size).toBe(found.length);
  expect((await parseXml(page, await site.text('/sitemap.xml'), 'url > loc')).texts).toHaveLength(54);
  const robots = await site.text('/robots.txt');
  for (const path of ['/admin', '/api', '/login']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);

  expect(await page.locator('link[type="application/atom+xml"]').getAttribute('href')).toBe(
    `${site.origin}/publications/flux.xml`,
  );
  const feed = await parseXml(page, await site.text('/publications/flux.xml'), 'entry > id');
  expect(feed).toEqual({ error: false, texts: found.slice(2).map((path) => site.origin + path) });

  for (const path of [
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/publications/flux.xml',
    found[2] ?? '',
    `${found[2]}/reference.bib`,
  ]) {
    const { headers } = await ask(site, path);
    expect([headers.get('cache-control'), headers.get('set-cookie')], path).toEqual(['public, no-cache', null]);
    const again = await fetch(`${site.origin}${path}`, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect(again.status, path).toBe(304);
  }
});

test('while the publications are hidden, nothing says that there are any', async ({
  page,
  site,
  content,
  surprises,
}) => {
  const path = await firstPublication(site);
  const title = Object.values(await storedPublications(content)).flatMap(({ articles }) => articles)[0]?.title ?? '';
  await content.saveSection('publications', { visible: false });
  for (const address of [
    '/publications',
    path,
    `${path}/reference.bib`,
    `${path}/reference.ris`,
    '/publications/flux.xml',
    '/publications/liste.csv',
  ]) {
    const answer = await ask(site, address);
    expect(answer.status, address).toBe(404);
    expect(await answer.text(), address).not.toContain(title);
  }
  expect(await places(site)).toEqual(['/']);
  const home = await site.text('/');
  expect(home).not.toMatch(/ScholarlyArticle|atom\+xml|flux\.xml/);
  expect(home).not.toContain(title);
  surprises.expect(/status of 404/);
  await page.goto(path);
  await expect(page.getByText('Cette page n’existe pas')).toBeVisible();
});

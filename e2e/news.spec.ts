/** « Actualités »: typed, on the home page, in the list, on pages of their own and in the feeds. */
import { menuLink, toast } from './support/admin';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('news are typed by keyboard, and stand on the home page, in their list and on a page each', async ({
  adminPage: page,
  site,
  surprises,
}) => {
  const get = (path: string) => fetch(site.origin + path);
  expect(await (await get('/')).text()).not.toContain('actualites');
  expect((await get('/actualites')).status).toBe(404);
  expect((await get('/actualites/flux.xml')).status).toBe(404);

  await page.goto('/admin');
  await menuLink(page, 'Actualités').click();
  await page.getByRole('button', { name: 'Ajouter ma première actualité' }).press('Enter');
  await expect(page.getByLabel(/^Titre/)).toBeFocused();
  await page.keyboard.type('Une thèse soutenue');
  await page.getByLabel(/^Date/).fill(day(-3));
  await page.getByLabel('Texte').fill('Avec les félicitations.\n\nVoir https://theses.example/1');
  await page.getByLabel('Épinglée').check();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(toast(page, '1 actualité sauvegardée avec succès!')).toBeVisible();

  await page.goto('/');
  const section = page.getByRole('region', { name: 'Actualités' });
  await section.getByRole('link', { name: 'Une thèse soutenue' }).click();
  await expect(page).toHaveURL(/\/actualites\/une-these-soutenue-\d{4}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Une thèse soutenue' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://theses.example/1' })).toBeVisible();
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Toutes les actualités' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/news');
  await page.getByRole('button', { name: /^Modifier « Une thèse/ }).click();
  await page.getByLabel(/^Titre/).fill('Deux thèses soutenues');
  await page.keyboard.press('Control+s');
  await expect(toast(page, '1 actualité sauvegardée avec succès!')).toBeVisible();
  expect(await (await get(address)).text()).toContain('Deux thèses soutenues');

  await page.getByRole('button', { name: /^Modifier « Deux thèses/ }).click();
  await page.getByLabel('Visible sur le site').uncheck();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('masquée')).toBeVisible();
  for (const path of [address, '/actualites', '/actualites/flux.json'])
    expect((await get(path)).status, path).toBe(404);
  surprises.expect(/status of 404/);
});

test('the feeds say what the list says, and the page, the sitemap and crawlers know of them', async ({
  page,
  site,
}) => {
  const content = await contentOf(site);
  const item = (title: string, date: string, more: object = {}) => ({ id: title, title, date, ...more });
  await content.saveSection('site--actualites', {
    content: [
      item('Un prix', day(-1), { text: 'Un texte', link: 'https://prix.example/' }),
      item('Plus tard', day(30)),
      item('Passée', day(-40), { until: day(-30) }),
    ],
  });
  await page.goto('/');
  const home = page.getByRole('region', { name: 'Actualités' });
  await expect(home.getByRole('listitem')).toHaveCount(1);
  const feeds = await page
    .locator('link[rel="alternate"][href*="actualites"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
  expect(feeds).toEqual([
    ['application/atom+xml', `${site.origin}/actualites/flux.xml`],
    ['application/feed+json', `${site.origin}/actualites/flux.json`],
  ]);
  const atom = await page.request.get('/actualites/flux.xml');
  expect(atom.headers()).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, no-cache',
  });
  const titles = await page.evaluate(
    (text) => {
      const found = new DOMParser().parseFromString(text, 'application/xml');
      return Array.from(found.querySelectorAll('parsererror, entry > title'), ({ textContent }) => textContent);
    },
    await atom.text(),
  );
  expect(titles).toEqual(['Un prix', 'Passée']);
  const json = await page.request.get('/actualites/flux.json');
  expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  expect(await json.json()).toMatchObject({ items: [{ title: 'Un prix' }, { title: 'Passée' }] });
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${site.origin}/actualites</loc>`);
  expect(sitemap).not.toContain('plus-tard');
  await page.goto('/actualites');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^(?:Un prix|Passée)$/ }) }),
  ).toHaveCount(2);
  const [first = {}] = await page
    .goto('/actualites')
    .then(() => page.getByRole('link', { name: 'Un prix' }).click())
    .then(() => page.locator('script[type="application/ld+json"]').allTextContents())
    .then((texts) => JSON.parse(texts[0] ?? '{}')['@graph']);
  expect(first).toMatchObject({ '@type': 'BlogPosting', headline: 'Un prix', datePublished: day(-1) });
});

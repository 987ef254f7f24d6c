/**
 * What the RGAA asks and axe does not test: titles and headings of pages, the order of the keyboard and its focus, what
 * a reader sets (spacing, width, no style sheets), names that hold what is seen. docs/accessibilite.md says which
 * criterion each test answers for.
 */
import type { Page } from '@playwright/test';
import { contrastsOf, focusRing } from './support/contrast';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

test.describe.configure({ timeout: 240_000 }); // six pages each, and an import before them

let imported = '';
/** The public pages: the home page, the list and one of its searches, a publication, the site map, no page. */
async function pages(
  page: Page,
  site: { origin: string; command: (name: string, args: string[]) => Promise<{ code: number; output: string }> },
) {
  if (imported !== site.origin) {
    const { code, output } = await site.command('import', ['e2e/fixtures/portfolio.json']);
    expect(code, output).toBe(0);
    imported = site.origin;
  }
  await page.goto('/publications');
  const publication = await page.locator('#liste [dir="auto"] > a').first().getAttribute('href');
  return ['/', '/publications', '/publications?q=introuvable', publication ?? '', '/plan', '/nulle-part'];
}

test('each page has a title of its own that names it, one first heading, regions, and leads to the site map', {
  tag: '@long',
}, async ({ page, site, surprises }) => {
  surprises.expect(/404/);
  const titles = new Set<string>();
  for (const path of await pages(page, site)) {
    await page.goto(path);
    const heading = page.locator('main').getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveCount(1);
    titles.add(await page.title());
    const found = await page.evaluate(() => {
      const levels = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), (each) =>
        each.closest('dialog') ? [] : [Number(each.tagName[1])],
      ).flat();
      return {
        jumps: levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1),
        strayItems: document.querySelectorAll(':is(ul, ol) > :not(li, script, template)').length,
        lists: document.querySelectorAll('dl > :not(dt, dd, div)').length,
        tabindex: document.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])').length,
        sameWindow: document.querySelectorAll('[target]:not([target="_self"])').length,
        untold: Array.from(
          document.querySelectorAll('a[type="application/pdf"]'),
          ({ textContent }) => textContent,
        ).filter((name) => !/PDF/.test(name ?? '') || !/[ko]o$|\d.*\d? [kM]?o/.test(name ?? '')),
      };
    });
    expect(found, path).toEqual({ jumps: [], strayItems: 0, lists: 0, tabindex: 0, sameWindow: 0, untold: [] });
    if (path === '/nulle-part') continue;
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role), path).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }), path).toHaveCount(1);
  }
  expect(titles.size).toBe(6);
  await page.goto('/');
  await page.getByRole('link', { name: 'Plan du site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan du site');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Toutes les publications/ })
    .click();
  await expect(page).toHaveURL(/\/publications$/);
});

test('the keyboard goes through a page and out of it again, in the order of reading, and its focus is seen', {
  tag: '@long',
}, async ({ page, site }) => {
  for (const path of (await pages(page, site)).slice(2, 5)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await wholePage(page);
      const faint: string[] = [];
      let isOut = false;
      for (let step = 0; step < 200 && !isOut; step += 1) {
        await page.keyboard.press('Tab');
        const focus = await focusRing(page);
        isOut = focus === null;
        if (focus && !(focus.contrast >= 3)) faint.push(`${focus.name}: ${focus.contrast}`);
      }
      expect(isOut, `${path} has no trap`).toBe(true);
      expect(faint, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('edges of fields and bars of the chart stand out from what is around them', async ({ page, site }) => {
  await pages(page, site);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await wholePage(page);
    const found = [
      ...(await contrastsOf(page, 'figure rect', 'fill')),
      ...(await contrastsOf(page, 'search :is(input:not([type="hidden"]), select)', 'border-top-color')),
    ];
    expect(found.length).toBeGreaterThan(8);
    expect(
      found.filter(({ contrast }) => contrast < 3),
      colorScheme,
    ).toEqual([]);
  }
});

/** What a reader may set without losing anything (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * With the reader’s own spacing: the texts that are cut, but for those that are abridged with « … », and by how many px
 * the page is wider than the window.
 */
const cutAndOver = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const cut = Array.from(document.querySelectorAll<HTMLElement>('body *')).filter((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isShown =
        element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      const isAbridged = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return hides && hasText && isShown && isCut && !isAbridged;
    });
    return {
      cut: cut.map((element) => element.outerHTML.slice(0, 120)),
      over: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
    };
  }, spacing);

test('at 320 px, with the reader’s own spacing, nothing is cut or scrolls sideways; without style sheets all is there', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of (await pages(page, site)).slice(0, 5)) {
    await page.goto(path);
    await wholePage(page);
    expect(await cutAndOver(page), path).toEqual({ cut: [], over: 0 });
    const text = async () => (await page.locator('main').innerText()).toLowerCase();
    const seen = (await text()).match(/\p{L}{4,}/gu) ?? [];
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      for (const each of document.querySelectorAll('link[rel="stylesheet"], style')) each.remove();
    });
    const bare = await text(); // in which what only a style parts follows without a space
    expect(
      seen.filter((word) => !bare.includes(word)),
      path,
    ).toEqual([]);
  }
});

test('so it is in the administration', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of ['/admin', '/admin/profile', '/admin/publications', '/admin/courses', '/admin/history']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await cutAndOver(page), path).toEqual({ cut: [], over: 0 });
  }
});

test('what is seen of a link or a button is in its name', async ({ page, site }) => {
  for (const path of await pages(page, site)) {
    if (path === '/nulle-part') continue;
    await page.goto(path);
    await wholePage(page);
    const found = await page.evaluate(() => {
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
      const controls = Array.from(document.querySelectorAll<HTMLElement>('a[href], button, summary'));
      const unnamed = controls.filter((each) => plain(each.ariaLabel ?? each.textContent ?? '') === '');
      const misnamed = controls.filter(
        (each) => each.ariaLabel && each.checkVisibility() && !plain(each.ariaLabel).includes(plain(each.innerText)),
      );
      return [...unnamed, ...misnamed].map((each) => each.outerHTML.slice(0, 120));
    });
    expect(found, path).toEqual([]);
  }
});

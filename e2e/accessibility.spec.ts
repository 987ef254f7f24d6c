/**
 * The parts of WCAG 2.2 AA and the RGAA that can be tested automatically, on the pages of a real portfolio: axe,
 * headings, keyboard, contrasts, what a reader sets, motion, print. docs/accessibilite.md says
 * which criterion each test answers for.
 */
import type { Page } from 'playwright/test';
import { openAbout, saveBar, tabTo } from './support/admin';
import { expectAccessibleInBoth } from './support/axe';
import { contrastsOf, focusRing } from './support/contrast';
import { sample } from './support/sample';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

test.describe.configure({ timeout: 240_000 }); // six pages each, and an import before the first

const publication = '/publications/low-power-stage-sensing-in-headwater-catchments-1998';
/** The home page, the list and one of its searches, a publication, the site map, no page. */
const pages = ['/', '/publications', '/publications?q=introuvable', publication, '/plan', '/nulle-part'];
const sections = ['competences', 'publications', 'theses', 'teaching', 'projects', 'responsibilities'];

/** Long names, Arabic, added sections, rich text with headings. */
test.beforeAll(async ({ siteOf, siteEnv, used, byNext }, { file }) => {
  const site = await siteOf(file, { env: siteEnv, used, byNext });
  const { code, output } = await site.command('import', ['e2e/fixtures/portfolio.json']);
  expect(code, output).toBe(0);
});
test.beforeEach(({ surprises }) => surprises.expect(/status of 404/));

for (const [index, width] of [390, 1440].entries())
  test(`axe finds nothing on pages and in windows at ${width} px, light and dark`, {
    tag: width === 390 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of sample(['/', ...pages.slice(1, 3), '/nulle-part'], 4, index)) {
      await page.goto(path);
      await expectAccessibleInBoth(page, path);
    }
    for (const section of sample(sections, 6, index)) {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-script', '');
      const opener = page.locator(`#${section} :is(a[aria-haspopup], [data-load])`).first();
      await opener.press('Enter'); // a font that comes meanwhile moves what a pointer is over
      await expect(page.getByRole('dialog')).toBeVisible();
      if (section === 'publications') await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(60);
      await expectAccessibleInBoth(page, section);
    }
  });

test('each page has a title of its own, one first heading from which they go down one level at a time, and leads to the site map', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { level: 1 }), path).toHaveCount(1);
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
        embedded: document.querySelectorAll('iframe, object, embed, canvas, audio, video').length,
      };
    });
    expect(found, path).toEqual({ jumps: [], strayItems: 0, lists: 0, tabindex: 0, sameWindow: 0, embedded: 0 });
    if (path === '/nulle-part') continue;
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role), path).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }), path).toHaveCount(1);
  }
  expect(titles.size).toBe(6);
  await page.goto('/plan');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Toutes les publications/ })
    .click();
  await expect(page).toHaveURL(/\/publications$/);
});

test('with the keyboard alone: skip the menu, open a detail, read it, come back', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id), 'past the header').toBe('contenu');
  const card = page.getByRole('link', { name: 'Instrumentation' });
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Instrumentation' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
      'nothing behind it',
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
});

test('the Tab key goes through a page in reading order and out of it again, with a visible focus', {
  tag: '@long',
}, async ({ page }) => {
  for (const [path, colorScheme] of [
    [pages[2], 'light'],
    [publication, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path ?? '');
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
});

test('edges of fields and bars of the chart stand out from what is around them', { tag: '@long' }, async ({ page }) => {
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

/** What a reader may set without losing anything (WCAG 2.2, 1.4.12), in a sheet that no policy of the page holds back. */
const setSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** By how many px the page is wider than the window. */
const widthOver = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

/** The texts that are cut, but for those that are abridged with « … ». */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('body *'))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
        const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
        const isShown =
          element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        const isAbridged = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        return hides && hasText && isShown && isCut && !isAbridged;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('at 320 px, with the reader’s own spacing, nothing is cut or scrolls sideways; without style sheets all is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of ['/', '/publications', publication]) {
    await page.goto(path);
    await wholePage(page);
    await setSpacing(page);
    expect([await cutTexts(page), await widthOver(page)], path).toEqual([[], 0]);
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

test('in the administration too, wide spacing cuts nothing and scrolls nothing sideways', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of ['/admin', '/admin/profile', '/admin/publications', '/admin/courses', '/admin/history']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await setSpacing(page);
    expect([await cutTexts(page), await widthOver(page)], path).toEqual([[], 0]);
  }
});

test('the name of a link or a button contains its visible text, and each is large enough for a thumb', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/publications?de=2020', publication]) {
    await page.goto(path);
    await wholePage(page);
    const found = await page.evaluate(() => {
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
      const controls = Array.from(document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select'));
      const wrong = controls.filter((each) => {
        const name = plain(each.ariaLabel ?? each.textContent ?? '');
        const isNamed = name !== '' && (!each.ariaLabel || name.includes(plain(each.innerText)));
        const { width, height } = each.getBoundingClientRect();
        const { display, fontSize } = getComputedStyle(each);
        const isShown = width > 0 && each.checkVisibility({ visibilityProperty: true });
        const isSmall = display !== 'inline' && Math.min(width, height) < 24 && !each.matches('[href="#contenu"]');
        const isMagnified = each.matches('input, select') && parseFloat(fontSize) < 16; // by a phone, and the page with it
        return isShown && ((!isNamed && !each.matches('input, select')) || isSmall || isMagnified);
      });
      return wrong.map((each) => each.outerHTML.slice(0, 120));
    });
    expect(found, path).toEqual([]);
  }
});

test('a window as low as that of a page at 400 % leaves most of its height to the text', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/admin/profile');
  await expect(saveBar(page)).toHaveCSS('position', 'static');
  const bar = await page.getByRole('banner').boundingBox();
  expect(256 - (bar?.height ?? 256)).toBeGreaterThanOrEqual(190);
});

test('a phone on its side with its keyboard open shows the line that is written', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 844, height: 190 });
  await (await openAbout(page)).locator('p').last().click();
  await page.keyboard.press('End');
  for (let line = 1; line <= 12; line += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Ligne ${line}`);
    const isSeen = () =>
      page.evaluate(() => {
        const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
        const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        const start = Math.max(edge('header')?.bottom ?? 0, edge('[role=toolbar]')?.bottom ?? 0);
        return caret && caret.top >= start - 1 && caret.bottom <= (edge('[data-save-bar]')?.top ?? 0) + 1;
      });
    await expect.poll(isSeen, 'between the bars above and below').toBe(true);
  }
});

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  const moving = await page
    .locator('body *')
    .evaluateAll(
      (all) => all.filter((element) => !/^0s(, 0s)*$/.test(getComputedStyle(element).transitionDuration)).length,
    );
  expect(moving).toBe(0);
});

test('printed, it is a curriculum vitae: no navigation, no form, a few pages', async ({ page }) => {
  await page.goto('/');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const count = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(9);
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  expect(text).toContain('Responsabilités');
  for (const words of ['Aller au contenu', 'Accueil', 'Rechercher', 'Me Contacter', 'Détails', 'Fermer'])
    expect(text).not.toContain(words);
});

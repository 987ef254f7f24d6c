// What the owner waits for in the administration: from a click in the menu to the page, from a key to the frame that shows its letter.
import { spread } from './statistics.mjs';
import { adminRoutes } from './visit.mjs';

/** Items of the list in which a letter is typed. */
const items = 500;
const letters = 'une lettre puis une autre, quarante fois';

/** @typedef {import('./statistics.mjs').Spread} Spread */
/** @typedef {{ clicks: Spread, keys: Spread, keyWork: Spread, items: number }} Interactions all in ms */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./client.mjs').Client} owner
 * @param {number} rounds how often the menu is walked through
 * @returns {Promise<Interactions>} `keys`: from the key to the next frame; `keyWork`: of it, what its event handlers took
 */
export async function interactions(browser, owner, rounds) {
  await owner.saveSection(
    'projets',
    Array.from({ length: items }, (_, number) => ({ id: `projet-${number}`, title: `Projet ${number}`, category: 'Recherche' })),
  );
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(owner.cookies());
    const page = await context.newPage();
    await page.goto(`${owner.origin}/admin`);
    const clicks = [];
    for (let round = 0; round <= rounds; round += 1) {
      for (const route of adminRoutes.filter((each) => each.startsWith('/admin/'))) {
        const ms = await clickTo(page, route);
        if (round > 0) clicks.push(ms); // the first visit of a page loads its code
      }
    }
    const typed = await typeInList(page);
    return { clicks: spread(clicks), keys: spread(typed.map(({ frame }) => frame)), keyWork: spread(typed.map(({ work }) => work)), items };
  } finally {
    await context.close();
  }
}

/** Clicks on a link of the menu; returns the ms until the frame in which the heading of its page stands. @param {import('@playwright/test').Page} page @param {string} route */
async function clickTo(page, route) {
  const shown = page.evaluate(
    (path) =>
      new Promise((resolve) => {
        const before = document.querySelector('main h1');
        let began = 0;
        addEventListener(
          'click',
          ({ timeStamp }) => {
            began = timeStamp;
          },
          { once: true, capture: true },
        );
        const look = () => {
          const heading = document.querySelector('main h1');
          if (began > 0 && heading && heading !== before && location.pathname === path) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        look();
      }),
    route,
  );
  await page.locator(`nav a[href="${route}"]`).first().click();
  return /** @type {Promise<number>} */ (shown);
}

/** Opens one item of the long list and types into its title. @param {import('@playwright/test').Page} page */
async function typeInList(page) {
  await clickTo(page, '/admin/projects');
  await page
    .getByRole('button', { name: /^Ajouter \/ Modifier/ })
    .first()
    .click();
  await page.getByRole('button', { name: '251. Projet 250' }).click();
  await page.getByLabel(/^Titre/).fill('');
  await page.evaluate(() => {
    /** @type {{ frame: number, work: number }[]} */
    const seen = [];
    Object.assign(window, { seen });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const began = performance.now();
        let work = 0;
        addEventListener(
          'input',
          () =>
            queueMicrotask(() => {
              work = performance.now() - began;
            }),
          { once: true },
        );
        requestAnimationFrame(() => setTimeout(() => seen.push({ frame: performance.now() - timeStamp, work })));
      },
      true,
    );
  });
  for (const letter of letters) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(120); // as fast as a good typist
  }
  return /** @type {Promise<{ frame: number, work: number }[]>} */ (page.evaluate(() => Reflect.get(window, 'seen')));
}

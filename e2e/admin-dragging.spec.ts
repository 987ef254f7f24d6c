import type { Locator, Page } from '@playwright/test';
import { hydrated, saveBar, tabTo, toast, unfold } from './support/admin';
import { Caller } from './support/api-client';
import { contentOf } from './support/content';
import { nextCall } from './support/next-call';
import { sample } from './support/sample';
import type { Site } from './support/site';
import { expect, test } from './support/test';

/** Items are reordered by their drag handle, with the mouse, by touch and with the keyboard. */

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Déplacer « ${name} »`, exact: true });
const middle = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** The y coordinate just past the middle of the handle's row, in px. */
const past = async (target: Locator) => {
  const box = await target.locator('xpath=ancestor::*[@data-index][1]').boundingBox();
  if (!box) throw new Error(`${target} is in no row`);
  return box.y + box.height / 2 + 4;
};

type Move = (page: Page, from: Locator, onto: Locator) => Promise<void>;
/** Each drags a row by its handle and drops it after the next one. */
const ways: Readonly<Record<'mouse' | 'touch' | 'keyboard', Move>> = {
  mouse: async (page, from, onto) => {
    await hydrated(from);
    const { x, y } = await middle(from);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y + 12);
    await page.mouse.move(x + 3, await past(onto), { steps: 4 });
    await page.mouse.up();
  },
  touch: async (page, from, onto) => {
    await hydrated(from);
    const finger = await page.context().newCDPSession(page);
    const { x, y } = await middle(from);
    const to = await past(onto);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
    await touch('touchStart', y);
    for (let part = 1; part <= 4; part += 1) await touch('touchMove', y + ((to - y) * part) / 4);
    await touch('touchEnd');
  },
  keyboard: async (page, from) => {
    await hydrated(from);
    await from.focus();
    await page.keyboard.press('Space');
    await expect(from).toHaveAttribute('aria-pressed', 'true');
    for (const key of ['ArrowDown', 'Space']) await page.keyboard.press(key);
  },
};
const isMove = (name: string): name is keyof typeof ways => name in ways;
const swapped = ([first = '', second = '', ...rest]: readonly string[]) => [second, first, ...rest];

async function sectionsOf(
  site: Site,
): Promise<{ readonly id: string; readonly title: string; readonly content: unknown }[]> {
  const caller = await new Caller(site.origin).signIn();
  const answer = await caller.call('GET', `/api/sections/${caller.id}`);
  const list: { id: string; title: string; order: number; content: unknown }[] = JSON.parse(
    JSON.stringify(Object.values(answer.json)),
  );
  return list.toSorted((a, b) => a.order - b.order);
}
const titles = async (site: Site) => (await sectionsOf(site)).map(({ title }) => title);
/** What the page shows inside the block « À propos », which it shows first. */
const parts = ['État civil', 'Formation et diplômes'];
const fixed = ['À propos', ...parts];
/** The next order is refused, once the returned function is called. */
async function refusesLate(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await nextCall(page, '**/api/sections/reorder', async (route) => {
    await promise;
    await route.fulfill({ status: 503, json: { success: false } });
  });
  return resolve;
}

/** The titles of the sections that move. */
const movable = async (site: Site) => (await titles(site)).filter((title) => !fixed.includes(title));

test.describe('the sections', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 1400 } });
  const reordered = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith('/api/sections/reorder') && answer.ok());

  for (const [index, route] of ['/admin/sections', '/admin/sections-manager'].entries()) {
    for (const [name, move] of sample(Object.entries(ways), 2, index)) {
      test(`${route}: by ${name}, saved at once and shown`, { tag: '@long' }, async ({ adminPage: page, site }) => {
        const before = await movable(site);
        const at = Math.max(0, before.indexOf('Projets') - 1); // each test before has moved it up by one
        const wanted = [...before.slice(0, at), ...swapped(before.slice(at))];
        const [first = '', second = ''] = before.slice(at);
        await page.goto(route);
        await handle(page, first).scrollIntoViewIfNeeded();
        const box = await handle(page, first).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        const saved = reordered(page);
        await move(page, handle(page, first), handle(page, second));
        await saved;
        await expect(
          page.getByRole('status').filter({ hasText: `« ${first} », position ${at + 2} sur ${before.length}` }),
        ).toHaveCount(1);
        expect(await titles(site)).toEqual([...fixed, ...wanted]);
        await page.reload();
        await expect(page.getByRole('button', { name: /^Déplacer/ })).toHaveText(wanted.map(() => ''));
        expect(
          await page
            .getByRole('button', { name: /^Déplacer/ })
            .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
        ).toEqual(wanted.map((title) => `Déplacer «\u00a0${title}\u00a0»`));
        const home = await (await fetch(`${site.origin}/`)).text();
        const nav = home.slice(home.indexOf('<nav'), home.indexOf('</nav>'));
        const places = [first, second].map((title) =>
          nav.indexOf(title === 'Thèses encadrées' ? 'href="#theses"' : `>${title}`),
        );
        if (places.every((place) => place >= 0)) expect(places[0]).toBeGreaterThan(places[1] ?? 0);
      });
    }
  }

  for (const name of Object.keys(ways).filter((way) => way !== 'touch')) {
    test(`Escape gives up a move by ${name}: nothing moves, nothing is sent`, { tag: '@long' }, async ({
      adminPage: page,
      site,
    }) => {
      const before = await movable(site);
      const [first = '', second = ''] = before;
      const sent: string[] = [];
      page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.url())));
      await page.goto('/admin/sections');
      const grip = handle(page, first);
      if (name === 'mouse') {
        const { x, y } = await middle(grip);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, await past(handle(page, second)), { steps: 4 });
      } else {
        await tabTo(page, grip);
        await page.keyboard.press('Enter');
        await page.keyboard.press('End');
      }
      await expect(grip).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(grip).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('status').filter({ hasText: `« ${first} » reste à sa place` })).toHaveCount(1);
      await page.mouse.up();
      expect(await movable(site)).toEqual(before);
      expect(sent).toEqual([]);
    });
  }

  for (const route of ['/admin/sections', '/admin/sections-manager']) {
    test(`${route}: « À propos » stands first with its parts, wherever they are stored, and does not move`, {
      tag: '@long',
    }, async ({ adminPage: page, site }) => {
      const owner = await new Caller(site.origin).signIn();
      const stored = await sectionsOf(site);
      const others = stored.map(({ title }) => title).filter((title) => !fixed.includes(title));
      const idOf = (title: string) => stored.find((section) => section.title === title)?.id ?? '';
      const [first = '', second = '', ...rest] = others;
      const sections = ['État civil', first, 'À propos', second, ...rest, 'Formation et diplômes'].map(
        (title, index) => ({
          id: idOf(title),
          order: index + 1,
        }),
      );
      expect((await owner.call('PUT', '/api/sections/reorder', { json: { sections } })).status).toBe(200);
      await page.goto(route);
      const rows = page.getByRole('list', { name: 'Sections, dans l’ordre du site' }).getByRole('listitem');
      await expect(rows.locator('[data-title]')).toHaveText([...fixed, ...others]);
      for (const [index, name] of fixed.entries()) {
        await expect(rows.nth(index)).toContainText(
          index === 0 ? 'Toujours en premier' : 'Partie du bloc de présentation',
        );
        await expect(rows.nth(index).getByRole('button'), name).toHaveCount(3);
        await expect(rows.nth(index).getByRole('button', { name: /^(?:Déplacer|Monter|Descendre)/ })).toHaveCount(0);
      }
      const saved = reordered(page);
      await page.getByRole('button', { name: `Monter « ${second} »` }).click();
      await saved;
      await expect(
        page.getByRole('status').filter({ hasText: `« ${second} », position 1 sur ${others.length}` }),
      ).toHaveCount(1);
      await expect(toast(page, 'Ordre sauvegardé')).toBeInViewport();
      expect(await titles(site)).toEqual([...fixed, second, first, ...rest]);
      const back = reordered(page);
      await page.getByRole('button', { name: `Monter « ${first} »` }).click();
      await back;
    });
  }

  test('what the server refuses is taken back, and said', { tag: '@long' }, async ({
    adminPage: page,
    site,
    surprises,
  }) => {
    surprises.expect(/status of 503/);
    const before = await movable(site);
    await page.goto('/admin/sections');
    await nextCall(page, '**/api/sections/reorder', (route) =>
      route.fulfill({ status: 503, json: { success: false } }),
    );
    await ways.keyboard(page, handle(page, before[0] ?? ''), handle(page, before[1] ?? ''));
    await expect(page.getByRole('main').getByText('Erreur lors de la réorganisation')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Déplacer/ }).first()).toHaveAccessibleName(
      `Déplacer « ${before[0]} »`,
    );
  });

  test('of two moves in a row the last one holds, though the first is refused late', { tag: '@long' }, async ({
    adminPage: page,
    site,
    surprises,
  }) => {
    surprises.expect(/status of 503/);
    const [first = '', second = '', third = ''] = await movable(site);
    await page.goto('/admin/sections');
    const refuse = await refusesLate(page);
    const up = page.getByRole('button', { name: `Monter « ${third} »` });
    await up.click();
    await expect(page.getByRole('button', { name: /^Déplacer/ }).nth(1)).toHaveAccessibleName(`Déplacer « ${third} »`);
    await up.click();
    await expect(up).toBeDisabled();
    refuse();
    await expect(toast(page, 'Ordre sauvegardé')).toBeVisible();
    await expect(up, 'it stays first').toBeDisabled();
    expect((await movable(site)).slice(0, 3)).toEqual([third, first, second]);
    for (const _ of [1, 2]) await page.getByRole('button', { name: `Descendre « ${third} »` }).click();
    await expect.poll(async () => (await movable(site)).slice(0, 3)).toEqual([first, second, third]);
  });

  test('a refused order takes nothing back that was saved meanwhile', { tag: '@long' }, async ({
    adminPage: page,
    site,
    surprises,
  }) => {
    surprises.expect(/status of 503/);
    const [first = '', second = '', third = ''] = await movable(site);
    await page.goto('/admin/sections');
    const refuse = await refusesLate(page);
    await ways.keyboard(page, handle(page, first), handle(page, second));
    await page.getByRole('button', { name: `Masquer « ${third} »` }).click();
    await expect(page.getByRole('button', { name: `Afficher « ${third} »` })).toBeVisible();
    refuse();
    await expect(page.getByRole('main').getByText('Erreur lors de la réorganisation')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Déplacer/ }).first()).toHaveAccessibleName(`Déplacer « ${first} »`);
    await expect(page.getByRole('button', { name: `Afficher « ${third} »` }), 'it is hidden on the site').toBeVisible();
  });
});

/**
 * Route, section, the field that names an item ('' for plain lines), the button that opens the form ('' if it is open),
 * its save button, the way.
 */
const lists = [
  ['research', 'axes-recherche', '', 'Ajouter / Modifier', 'Sauvegarder mes axes de recherche', 'mouse'],
  ['competences', 'competences', 'title', 'Ajouter / Modifier', 'Sauvegarder mes compétences', 'keyboard'],
  ['projects', 'projets', 'title', 'Ajouter / Modifier', 'Sauvegarder mes projets', 'mouse'],
  ['responsibilities', 'responsabilites', 'title', 'Ajouter / Modifier', 'Sauvegarder mes responsabilités', 'touch'],
  ['courses', 'enseignement', 'title', 'Ajouter / Modifier', 'Sauvegarder mes cours', 'touch'],
  ['theses', 'theses-encadrees', 'sujet', '', 'Sauvegarder les thèses', 'mouse'],
] as const;

test.describe('the items of a section', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 3000 } });

  for (const [route, id, key, open, save, way] of sample(lists, 6)) {
    test(`/admin/${route}: by ${way}, saved with the form`, async ({ adminPage: page, site }) => {
      const names = async () => {
        const { content } = (await sectionsOf(site)).find((section) => section.id === id) ?? {};
        return namesIn(content, key);
      };
      const before = await names();
      const [first = '', second = ''] = before;
      await page.goto(`/admin/${route}`);
      if (open) await page.getByRole('button', { name: open }).first().click();
      await expect(saveBar(page)).toContainText('Aucune modification');
      if (isMove(way)) await ways[way](page, handle(page, first), handle(page, second));
      await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
      expect(await names()).toEqual(before);
      await saveBar(page).getByRole('button', { name: save }).click();
      await expect(toast(page, /sauvegardé/).first()).toBeVisible();
      expect(await names()).toEqual(swapped(before));
      await page.goto('/');
      const text = (await page.locator('main').textContent()) ?? '';
      if (text.includes(first) && text.includes(second)) expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));
    });
  }

  test('the languages of the profile', { tag: '@long' }, async ({ adminPage: page, site }) => {
    const caller = await new Caller(site.origin).signIn();
    const names = async () => namesIn((await caller.call('GET', `/api/profile/${caller.id}`)).json.langues, 'nom');
    const before = await names();
    await page.goto('/admin/languages');
    await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
    await ways.touch(page, handle(page, before[0] ?? ''), handle(page, before[1] ?? ''));
    await page.keyboard.press('Control+S');
    await expect(toast(page, /sauvegardée/)).toBeVisible();
    expect(await names()).toEqual(swapped(before));
  });

  test('a list in an item moves its own lines only', { tag: '@long' }, async ({ adminPage: page, site }) => {
    const project = (name: string) => ({
      id: name,
      title: name,
      category: 'Recherche',
      year: '2026',
      details: { objectifs: [`${name} un`, `${name} deux`] },
    });
    await (await contentOf(site)).saveSection('projets', { content: [project('Premier'), project('Second')] });
    await page.goto('/admin/projects');
    await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
    await unfold(page, 2);
    await ways.mouse(page, handle(page, 'Second un'), handle(page, 'Second deux'));
    await page.keyboard.press('Control+S');
    await expect(toast(page, /sauvegardé/)).toBeVisible();
    const { content } = (await sectionsOf(site)).find(({ id }) => id === 'projets') ?? {};
    expect(content).toMatchObject([
      { details: { objectifs: ['Premier un', 'Premier deux'] } },
      { details: { objectifs: ['Second deux', 'Second un'] } },
    ]);
  });

  test('with a filter, a row lands beside the one in sight, and no other moves', { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    const letters = [...'ABCDEFGHIJKL'];
    const rare = ['B', 'F', 'K'];
    const theses = letters.map((letter) => ({
      id: `these-${letter}`,
      sujet: `Titre ${letter}`,
      annee: rare.includes(letter) ? '2024, cotutelle' : '2020',
      statut: 'Soutenue',
      color: 'from-blue-500 to-blue-600',
    }));
    await (await contentOf(site)).saveSection('theses-encadrees', { content: { Réseaux: theses } });
    await page.goto('/admin/theses');
    await page.getByRole('searchbox', { name: 'Filtrer : Thèses' }).fill('CÔTUTELLE');
    await expect(page.getByRole('button', { name: /^Déplacer/ })).toHaveCount(3);
    await ways.mouse(page, handle(page, 'Titre B'), handle(page, 'Titre F'));
    await handle(page, 'Titre K').focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await expect(handle(page, 'Titre K')).toBeFocused();
    await page.keyboard.press('Control+S');
    await expect(toast(page, /thèse\(s\)/)).toBeVisible();
    const { content } = (await sectionsOf(site)).find(({ id }) => id === 'theses-encadrees') ?? {};
    expect(namesIn(content, 'sujet').map((title) => title.at(-1))).toEqual([...'ACDEKFBGHIJL']);
  });
});

test('the page follows a drag to its edge', { tag: '@long' }, async ({ adminPage: page, site }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const before = await movable(site);
  const [first = ''] = before;
  await page.goto('/admin/sections');
  await handle(page, first).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const { x, y } = await middle(handle(page, first));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 20);
  await page.mouse.move(x, 590, { steps: 3 });
  await expect(
    page.getByRole('status').filter({ hasText: `Position ${before.length} sur ${before.length}` }),
  ).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(() => titles(site)).toEqual([...fixed, ...before.slice(1), first]);
});

/** The names of the items of a list, or of the first group if the content is grouped. */
function namesIn(content: unknown, key: string): string[] {
  if (Array.isArray(content)) return content.map((item) => (key === '' ? String(item) : String(item[key])));
  const [group] = Object.values(Object(content));
  return namesIn(group, key);
}

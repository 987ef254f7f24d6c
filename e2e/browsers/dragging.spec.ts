import { contentOf } from '../support/content';
import { by } from './support/screen';
import { expect, test } from './support/test';

/** What the page shows first; nothing moves it. */
const fixed = ['À propos', 'État civil', 'Formation et diplômes'];
const nameOf = (title: string) => `Déplacer «\u00a0${title}\u00a0»`;

test('a section is dragged by its handle onto the next one, and stays there', async ({ signedIn: page, site }) => {
  const titles = async () => (await (await contentOf(site)).sections()).map(({ title }) => title);
  const [first = '', second = '', ...rest] = (await titles()).filter((title) => !fixed.includes(title));
  await page.goto('/admin/sections');
  const from = await page.middleOf(by('button', nameOf(first)));
  const onto = await page.on(
    by('button', nameOf(second)),
    (handle) => handle.closest('[data-index]')?.getBoundingClientRect().bottom ?? 0,
  );
  await page.stroke([from, { x: from.x + 3, y: from.y + 12 }, { x: from.x + 3, y: Math.round(onto) }]);
  await expect.poll(titles).toEqual([...fixed, second, first, ...rest]);
  await page.goto('/admin/sections');
  expect(await page.on({ css: 'main button[aria-label^="Déplacer"]' }, (handle) => handle.ariaLabel)).toBe(
    nameOf(second),
  );
});

import { contentOf } from '../support/content';
import type { Screen } from './support/screen';
import { by } from './support/target';
import { expect, test } from './support/test';

/** A section is dragged by its handle onto the next one: what the mouse does, and what a finger does. */

/** What the page shows first; nothing moves it. */
const fixed = ['À propos', 'État civil', 'Formation et diplômes'];
const nameOf = (title: string) => `Déplacer «\u00a0${title}\u00a0»`;

for (const kind of ['mouse', 'touch'] as const) {
  test(`a section is dragged by ${kind}, and stays there`, async ({ signedIn: page, site }) => {
    const titles = async () => (await (await contentOf(site)).sections()).map(({ title }) => title);
    const [first = '', second = '', ...rest] = (await titles()).filter((title) => !fixed.includes(title));
    await page.goto('/admin/sections');
    const pointer = await watchPointers(page);
    const from = await page.middleOf(by('button', nameOf(first)));
    const onto = await page.on(by('button', nameOf(second)), (handle) => handle.closest('[data-index]')?.getBoundingClientRect().bottom ?? 0);
    await page.stroke(kind, [from, { x: from.x + 3, y: from.y + 12 }, { x: from.x + 3, y: Math.round(onto) }]);
    test.skip((await pointer()) !== kind, `le pilote de ce navigateur joue « ${kind} » comme « ${await pointer()} »`);
    await expect.poll(titles).toEqual([...fixed, second, first, ...rest]);
    await page.goto('/admin/sections');
    expect(await page.on({ css: 'main button[aria-label^="Déplacer"]' }, (handle) => handle.ariaLabel)).toBe(nameOf(second));
  });
}

/** Returns what tells the kind of the last pointer that was pressed, as the page sees it. */
async function watchPointers(page: Screen): Promise<() => Promise<string>> {
  await page.on({ css: 'html' }, (html) => addEventListener('pointerdown', (event) => html.setAttribute('data-pointer', event.pointerType), true));
  return () => page.on({ css: 'html' }, (html) => html.getAttribute('data-pointer') ?? '');
}

import { by, type Screen } from './support/screen';
import { expect, test } from './support/test';

const root = { css: 'html' };
const isScripted = (visitor: Screen) => expect.poll(() => visitor.on(root, (html) => html.dataset.script)).toBe('');

test('the page: title, sections in order, nothing wider than the screen', async ({ visitor }) => {
  await visitor.goto('/');
  await isScripted(visitor);
  expect(await visitor.on(root, () => document.title)).toContain('Nabil Tazrouti');
  const headings = await visitor.on(root, () =>
    Array.from(document.querySelectorAll('main > section h2'), (heading) => heading.textContent),
  );
  expect(headings).toEqual(expect.arrayContaining(['À propos', 'Axes de Recherche', 'Publications', 'Contact']));
  for (const width of [390, 1440]) {
    await visitor.tab.resize(width, 900);
    await expect.poll(() => visitor.on(root, () => innerWidth)).toBe(width);
    expect(await visitor.on(root, (html) => html.scrollWidth), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('a window of details opens, closes with Escape and with its button, and gives the focus back', async ({
  visitor,
}) => {
  await visitor.goto('/');
  await isScripted(visitor);
  await visitor.on(root, () => scrollBy(0, 100)); // what is below the first screen is laid out once a visitor scrolls
  await expect.poll(() => visitor.on(root, (html) => html.hasAttribute('data-first-screen'))).toBe(false);
  const opener = by('link', 'Voir Toutes les Publications');
  for (const close of [() => visitor.press('Escape'), () => visitor.click(by('button', 'Fermer', by('dialog')))]) {
    await visitor.click(opener);
    await visitor.see(by('dialog'));
    await close();
    await visitor.miss(by('dialog'));
    await expect.poll(() => visitor.isFocused(opener)).toBe(true);
  }
});

test('the menu of a narrow screen opens and closes', async ({ visitor }) => {
  await visitor.tab.resize(390, 844);
  await visitor.goto('/');
  await isScripted(visitor);
  const menu = { css: 'summary[aria-label="Menu"]' };
  await visitor.click(menu);
  const link = by('link', 'Recherche', { css: 'header details' });
  await visitor.see(link);
  await visitor.press('Escape');
  await visitor.miss(link);
  await expect.poll(() => visitor.isFocused(menu)).toBe(true);
});

test('publications are searched and filtered at once', async ({ visitor }) => {
  await visitor.goto('/publications');
  await isScripted(visitor);
  const status = { css: 'main [role=status]' };
  const all = await visitor.text(status);
  const first = await visitor.text({ css: 'main ol li a' });
  await visitor.fill(by('searchbox', 'Rechercher'), first);
  await expect.poll(() => visitor.text(status)).toMatch(/^1\spublication sur \d+$/);
  await visitor.fill(by('searchbox', 'Rechercher'), '');
  await expect.poll(() => visitor.text(status)).toBe(all);
  const type = { css: 'select[name=type]' }; // WebKitGTK’s driver does not find it by its role and label
  await visitor.on(type, (select) => select.focus());
  await visitor.type('IEEE');
  await expect.poll(() => visitor.text(status)).toMatch(/^\d+\spublications? sur \d+$/);
  expect(await visitor.on({ css: 'html' }, () => location.search)).toBe('?type=IEEE');
});

/** The texts of the administration's screens, to the letter; e2e/messages/words.ts is the table. */
import type { Locator, Page } from '@playwright/test';
import { editors, screens } from './messages/words';
import { unfold } from './support/admin';
import { Caller } from './support/api-client';
import { contentOf } from './support/content';
import { sample } from './support/sample';
import { expect, test } from './support/test';

/** The topmost open dialog, else the page. */
const front = (page: Page) => page.locator('main, dialog[open]').last();

/** Labels and legends of the fields in `part`, in order, without their notes ("obligatoire", "modifié"). */
const labels = (part: Locator) =>
  part.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('label, legend, [data-label]')].flatMap((label) => {
      if (!label.checkVisibility() || label.closest('[data-options], [data-photo], [data-rich-text]')) return [];
      const words = document.createElement('span');
      words.innerHTML = label.innerHTML;
      for (const note of words.querySelectorAll('[data-note], input')) note.remove();
      return [words.textContent ?? ''];
    }),
  );
/** The choices of a field: options of a select, suggestions of a text field, names of radio buttons. */
const choices = (part: Locator, label: string) =>
  part.evaluate((element, wanted) => {
    const found = [...element.querySelectorAll<HTMLElement>('label, legend')].find((one) => one.firstChild?.textContent === wanted);
    const group = found?.closest('fieldset');
    if (found instanceof HTMLLegendElement && group)
      return [...group.querySelectorAll('input')].map((input) => input.getAttribute('aria-label') ?? input.closest('label')?.textContent ?? '');
    const control = found instanceof HTMLLabelElement ? found.control : null;
    const options = control instanceof HTMLSelectElement ? control.options : control instanceof HTMLInputElement ? (control.list?.options ?? []) : [];
    return [...options].map((option) => option.textContent || option.value);
  }, label);
const texts = (part: Locator) =>
  part.evaluate((element) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) found.push((node.textContent ?? '').replace(/^ +| +$/g, ''));
    return found;
  });
const heading = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();

for (const words of sample(editors, 6)) {
  test(`${words.route}: list, form, one item, empty`, async ({ adminPage: page, site }) => {
    const content = await contentOf(site);
    const main = page.getByRole('main');
    await words.store(content, 2);
    await page.goto(words.route);
    await heading(page, words.title);
    expect(await texts(main)).toContain(words.counts[2].replace(' ', '\u00a0'));
    const view = page.getByRole('link', { name: /^Voir sur le site/ });
    await expect(view).toHaveAttribute('target', '_blank');
    expect(await view.getAttribute('href')).toMatch(/^\/(#\w+)?$/);
    await page.getByRole('button', { name: words.edit, exact: true }).click();
    await heading(page, words.editTitle);
    expect(await texts(main)).toEqual(expect.arrayContaining([words.addAnother, 'Annuler', words.save, ...words.guide]));
    if (words.fields.length > 1) await unfold(page, 1);
    const first = page.locator('[data-fields]').first();
    const shown = await labels(first);
    expect(shown.slice(0, words.fields.length)).toEqual(words.fields);
    for (const [label, list] of Object.entries(words.choices)) expect(await choices(first, label), label).toEqual(list);
    const removals = page.getByRole('button', { name: /^(Supprimer «|Retirer la ligne)/ });
    await expect(removals, 'more than one may be removed').toHaveCount(2);
    await page.getByRole('button', { name: 'Fermer l’éditeur' }).click();

    await page
      .getByRole('button', { name: /^Modifier «/ })
      .first()
      .click();
    await heading(page, words.itemTitle);
    await expect(page.getByRole('button', { name: words.addAnother, exact: true })).toHaveCount(0);
    await expect(removals, 'the one item may not').toHaveCount(0);
    expect((await labels(first)).length, 'one item alone').toBeLessThanOrEqual(words.fields.length);

    await words.store(content, 1);
    await page.goto(words.route);
    expect(await texts(main)).toContain(words.counts[1].replace(' ', '\u00a0'));
    await page.getByRole('button', { name: words.edit, exact: true }).click();
    await heading(page, words.editTitle);
    await expect(removals, 'the last one may not be removed').toHaveCount(0);

    await words.store(content, 0);
    await page.goto(words.route);
    expect(await texts(main)).toEqual(expect.arrayContaining([words.counts[0].replace(' ', '\u00a0'), words.empty, words.addFirst]));
  });
}

for (const words of sample(screens, 2)) {
  test(`${words.route}${words.presses ? `, ${words.presses.join(', ')}` : ''}: its words`, async ({ adminPage: page }) => {
    await page.goto(words.route);
    for (const name of words.presses ?? []) await page.getByRole('button', { name, exact: true }).first().click();
    const part = front(page);
    await expect(part.getByRole('heading', { name: words.title, exact: true }).first()).toBeVisible();
    const shown = await labels(part);
    expect(shown.filter((label) => words.fields.includes(label))).toEqual(words.fields);
    for (const [label, list] of Object.entries(words.choices ?? {})) expect(await choices(part, label), label).toEqual(list);
    for (const [label, value] of Object.entries(words.values ?? {})) await expect(part.getByLabel(label, { exact: false }).first(), label).toHaveValue(value);
    expect(await texts(part)).toEqual(expect.arrayContaining([...words.texts]));
  });
}

test('without a section, both pages of sections say so', async ({ adminPage: page, site }) => {
  const caller = await new Caller(site.origin).signIn();
  const all = `/api/sections/${caller.id}`;
  for (const section of Object.values((await caller.call('GET', all)).json)) {
    if (typeof section === 'object' && section !== null && 'id' in section) await caller.call('DELETE', `${all}/${section.id}`);
  }
  for (const route of ['/admin/sections', '/admin/sections-manager']) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: 'Aucune section disponible', exact: true })).toBeVisible();
    expect(await texts(page.getByRole('main'))).toEqual(expect.arrayContaining(['0\u00a0section', '0\u00a0visible']));
  }
});

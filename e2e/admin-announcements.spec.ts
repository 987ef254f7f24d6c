/** Changes outside of the focus are announced by a live region that exists before its text. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/test';

/** Finds the empty live regions, types a search without matches, and expects one of them to say so. */
async function expectSaid(page: Page, region: Locator, type: () => Promise<void>, words: string): Promise<void> {
  const waiting = region.filter({ hasText: /^$/ });
  await expect(waiting).not.toHaveCount(0);
  await waiting.evaluateAll((all) => all.map((one) => one.setAttribute('data-was-there', '')));
  await type();
  await expect(page.locator('[data-was-there]').filter({ hasText: words })).toHaveCount(1);
}

test('nothing found is said: by the filter of a list, by « Aller à… »; so is a line that is moved in a window', {
  tag: '@long',
}, async ({ adminPage: page, content }) => {
  const thesis = (_: unknown, n: number) => ({ id: `t-${n}`, sujet: `Crue ${n}`, statut: 'Soutenue', annee: '2020' });
  await content.saveSection('theses-encadrees', {
    content: { Hydrologie: Array.from({ length: 10 }, thesis) },
  });
  await page.goto('/admin/theses');
  const filter = page.getByRole('searchbox', { name: /^Filtrer/ });
  await expect(filter).toBeVisible();
  const status = page.getByRole('main').getByRole('status');
  await expectSaid(page, status, () => filter.fill('rien de tel'), 'Aucun résultat pour « rien de tel »');
  await page.keyboard.press('Control+k');
  const jump = page.getByRole('dialog', { name: 'Aller à' });
  await expect(jump).toBeVisible();
  await expectSaid(page, jump.getByRole('status'), () => page.keyboard.type('zzz'), 'Aucune page ne porte ce nom.');

  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Modifier « Axes de Recherche »' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Descendre la ligne 1', exact: true }).press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: /position 2 sur/i })).toHaveCount(1);
});

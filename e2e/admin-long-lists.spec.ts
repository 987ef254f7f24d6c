import type { Page } from '@playwright/test';
import { saveBar } from './support/admin';
import { Caller } from './support/api-client';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

/** Searching, editing, moving and saving work in lists of 500 items as in short ones. */

const numbers = Array.from({ length: 500 }, (_, index) => index + 1);
const course = (number: number, level = 'Master 1') => ({
  id: `course-${number}`,
  title: `Cours ${number}`,
  establishment: 'SUPEMIR',
  level,
  hours: '40h',
  description: 'Une description',
  color: 'from-blue-500 to-blue-600',
});

/**
 * Saves, and waits for the response rather than the toast: a page of 500 forms may take longer to render than a toast
 * stays.
 */
async function saved(page: Page, save: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save();
  expect((await answer).status()).toBe(200);
}

test('500 courses: one is found, edited and moved; the others stay as they are', async ({ adminPage: page, site }) => {
  await (await contentOf(site)).saveSection('enseignement', { content: numbers.map((number) => course(number)) });
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).first().click();
  await expect(page.getByRole('button', { name: /^\d+\. Cours \d+$/ })).toHaveCount(500);
  await expect(page.getByLabel(/^Nom du cours/)).toHaveCount(0);
  await page.getByRole('searchbox', { name: /^Filtrer/ }).fill('cours 437');
  await page.getByRole('button', { name: '437. Cours 437' }).click();
  const name = page.getByLabel(/^Nom du cours/);
  await name.fill('Hydrologie de nuit');
  await expect(name, 'what no longer has the words stays while it is edited').toBeFocused();
  await page.getByRole('searchbox', { name: /^Filtrer/ }).fill('');
  await page.getByRole('button', { name: 'Monter « Cours 500 »' }).click();
  await saved(page, () => saveBar(page).getByRole('button', { name: 'Sauvegarder mes cours' }).click());
  const caller = await new Caller(site.origin).signIn();
  const stored = Object.values((await caller.call('GET', `/api/sections/${caller.id}`)).json);
  const wanted = [...numbers.slice(0, 498), 500, 499].map((number) => ({
    id: `course-${number}`,
    title: number === 437 ? 'Hydrologie de nuit' : `Cours ${number}`,
  }));
  expect(stored).toContainEqual(
    expect.objectContaining({ id: 'enseignement', content: wanted.map((item) => expect.objectContaining(item)) }),
  );
  expect(await (await fetch(site.origin)).text()).toContain('Hydrologie de nuit');
});

test('500 courses: what is wrong in the 437th is opened and has the focus, filtered away or not', async ({
  adminPage: page,
  site,
}) => {
  await (await contentOf(site)).saveSection('enseignement', { content: numbers.map((number) => course(number)) });
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).first().click();
  const unfold = page.getByRole('button', { name: '437. Cours 437' });
  await unfold.click();
  const name = page.getByLabel(/^Nom du cours/);
  await name.fill('');
  await page.getByRole('button', { name: /^437\. / }).click();
  await expect(name).toHaveCount(0);
  await page.getByRole('searchbox', { name: /^Filtrer/ }).fill('cours 12');
  await expect(page.getByRole('button', { name: /^437\. / }), 'what is to be mended stays in sight').toHaveCount(1);
  await saveBar(page).getByRole('button', { name: 'Sauvegarder mes cours' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Le nom du cours est requis');
  await expect(name).toBeInViewport();
  await name.fill('Cours 437');
  await expect(name).toBeFocused();
  await saved(page, () => page.keyboard.press('Control+S'));
});

test('500 theses: one more, one less, the focus goes on', async ({ adminPage: page, site }) => {
  const theses = numbers.map((number) => ({
    id: `these-${number}`,
    sujet: `Sujet ${number}`,
    annee: '2020',
    statut: 'En cours',
    color: 'from-blue-500 to-blue-600',
  }));
  await (await contentOf(site)).saveSection('theses-encadrees', { content: { Réseaux: theses } });
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await expect(page.getByRole('textbox', { name: /^Sujet/ })).toBeFocused();
  await page.getByRole('textbox', { name: /^Sujet/ }).fill('Sujet neuf');
  await page.getByRole('radio', { name: 'En cours' }).check();
  await page.getByLabel('Année').fill('2026');
  await expect(page.getByRole('button', { name: '501. Sujet neuf' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Supprimer « Sujet 437 »' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('button', { name: '437. Sujet 438' })).toBeFocused();
  await saved(page, () => page.keyboard.press('Control+S'));
});

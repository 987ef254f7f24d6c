import { openForm, saveBar } from './support/admin';
import { expect, test } from './support/test';

/** Searching, editing, moving and saving work in lists of 500 items as in short ones. */

const course = (number: number) => ({
  ...{ id: `course-${number}`, title: `Cours ${number}`, establishment: 'SUPEMIR', level: 'Master 1', hours: '40h' },
});
const numbers = Array.from({ length: 500 }, (_, index) => index + 1);

test('500 courses: one is found, mended, edited and moved; the others stay as they are', async ({
  adminPage: page,
  site,
  content,
}) => {
  await content.saveSection('enseignement', { content: numbers.map(course) });
  await page.goto('/admin/courses');
  await openForm(page);
  await expect(page.getByRole('button', { name: /^\d+\. Cours \d+$/ })).toHaveCount(500);
  const filter = page.getByRole('searchbox', { name: /^Filtrer/ });
  const name = page.getByLabel(/^Nom du cours/);
  await filter.fill('cours 437');
  await page.getByRole('button', { name: '437. Cours 437' }).click();
  await name.fill('');
  await page.getByRole('button', { name: /^437\. / }).click();
  await expect(name).toHaveCount(0);
  await filter.fill('cours 12');
  const save = saveBar(page).getByRole('button', { name: 'Sauvegarder mes cours' });
  await save.click();
  await expect(name, 'what is wrong is opened, filtered away or not').toBeFocused();
  await expect(name).toHaveAccessibleDescription('Le nom du cours est requis');
  await expect(name).toBeInViewport();
  await name.fill('Hydrologie de nuit');
  await expect(name, 'what no longer has the words stays while it is edited').toBeFocused();
  await filter.fill('');
  await page.getByRole('button', { name: 'Monter « Cours 500 »' }).click();
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await save.click();
  expect((await answer).status()).toBe(200);
  const wanted = [...numbers.slice(0, 498), 500, 499].map((number) => ({
    id: `course-${number}`,
    title: number === 437 ? 'Hydrologie de nuit' : `Cours ${number}`,
  }));
  expect(await content.stored('enseignement')).toMatchObject(wanted);
  expect(await site.text()).toContain('Hydrologie de nuit');
});

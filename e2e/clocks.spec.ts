/**
 * Two browsers of the owner, with clocks an hour off in either direction and in other time zones: both show the
 * server's time in the site's zone.
 */
import type { Browser, Page } from '@playwright/test';
import { saveBar } from './support/admin';
import type { Site } from './support/site';
import { expect, owner, test } from './support/test';

const hour = 60 * 60 * 1000;

/** A signed-in page in a browser of its own, whose clock is off by `offset` ms. */
async function browserAt(browser: Browser, site: Site, offset: number, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, timezoneId });
  await context.request.post('/api/auth/signin', { data: owner, headers: { Origin: site.origin } });
  await context.clock.install({ time: Date.now() + offset });
  return context.newPage();
}

/** Matches the time of day in Paris, the site's zone in these tests, of `start` or of now, as the page writes it. */
function told(start: number): RegExp {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric', minute: '2-digit' });
  const text = (at: number) => format.format(at).replace(/^0?(\d+):/, '$1\\s*h\\s*');
  const minutes = new Set([text(start), text(Date.now())]);
  return new RegExp(`(?:${[...minutes].join('|')})(?!\\d)`);
}

async function fillGrade(page: Page, grade: string): Promise<void> {
  await page.goto('/admin/profile');
  await page.getByLabel('Grade').fill(grade);
}

test('each tells the server’s time of its save, and a conflict when the other saved', async ({ browser, site }) => {
  const [behind, ahead] = await Promise.all([
    browserAt(browser, site, -hour, 'America/Martinique'),
    browserAt(browser, site, hour, 'Asia/Tokyo'),
  ]);
  await fillGrade(behind, 'Professeure');
  const start = Date.now();
  await fillGrade(ahead, 'Maîtresse de conférences');
  await ahead.keyboard.press('Control+s');
  await expect(saveBar(ahead)).toContainText(/Sauvegardé à/);
  expect(await saveBar(ahead).textContent()).toMatch(told(start));

  await behind.keyboard.press('Control+s');
  const dialog = behind.getByRole('dialog', { name: 'Deux versions' });
  await expect(dialog).toContainText('Ce contenu a été sauvegardé ailleurs le');
  expect(await dialog.textContent()).toMatch(told(start));
  await dialog.getByRole('button', { name: 'Garder ma version' }).click();
  await expect(saveBar(behind)).toContainText(/Sauvegardé à/);
  expect(await saveBar(behind).textContent()).toMatch(told(start));

  for (const page of [behind, ahead]) {
    await page.goto('/admin/profile');
    await expect(page.getByLabel('Grade'), 'still signed in, with what was saved last').toHaveValue('Professeure');
    const sessions = page.getByRole('list', { name: 'Sessions ouvertes' }).getByRole('listitem');
    await expect(sessions.first()).toContainText(/Connexion aujourd’hui à .*, active maintenant/);
    await expect(sessions.last()).toContainText(/Connexion aujourd’hui à/);
    await page.goto('/admin/history');
    await expect(page.getByRole('main')).toContainText(/Aujourd’hui à/);
    expect(await page.getByRole('main').textContent()).toMatch(told(start));
    for (const address of ['/admin', '/admin/languages', '/admin/audit']) {
      await page.goto(address);
      expect(await page.getByRole('main').textContent(), address).toMatch(told(start));
    }
    await page.context().close();
  }
});

/**
 * The host's clock jumps ahead and back while the site runs, and the owner's browsers have clocks of their own;
 * sessions, codes and the upkeep are tried in lib/site/auth/sign-in.test.ts and lib/site/db/maintenance.test.ts.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright/test';
import { saveBar } from './support/admin';
import { Caller } from './support/api-client';
import { startUsedSite } from './support/ready-sites';
import type { Site } from './support/site';
import { expect, owner, test } from './support/test';
import { faultsOf, withCopy } from './trust/support/files';

const hour = 60 * 60 * 1000;

test('after the clock jumps, pages, saves, the history and the log still work', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'horloge-')), 'ahead');
  const set = (ms: number) => {
    fs.writeFileSync(`${file}.part`, String(ms));
    fs.renameSync(`${file}.part`, file); // atomic: no reader sees half of it
  };
  set(0);
  const hook = pathToFileURL(path.resolve('e2e/support/shift-clock.ts')).href;
  const site = await startUsedSite({ env: { NODE_OPTIONS: `--import=${hook}`, CLOCK_FILE: file } });
  try {
    const html = async (caller: Caller, address: string) => {
      const { status, json } = await caller.call('GET', address);
      expect(status, address).toBe(200);
      return String(json.text);
    };
    const anyone = new Caller(site.origin);
    for (const ahead of [hour, -hour, 9600 * hour, -9600 * hour]) {
      set(ahead);
      const words = `Enregistré ${ahead}`;
      const caller = await new Caller(site.origin).signIn(site.credentials());
      const saved = caller.call('PUT', `/api/sections/${caller.id}/axes-recherche`, { json: { content: [words] } });
      expect((await saved).status).toBe(200);
      expect(await html(anyone, '/')).toContain(words);
      expect(await html(caller, '/admin/history?sujet=section%2Faxes-recherche')).toContain('Aujourd’hui à');
      expect(await html(caller, '/admin/audit')).toContain('Aujourd’hui');
      withCopy(site, (database) => expect(faultsOf(database)).toEqual([]));
      set(0);
      expect(await html(anyone, '/'), `back from ${ahead}`).toContain(words);
    }
    const caller = await new Caller(site.origin).signIn(site.credentials());
    const { json } = await caller.call('GET', '/api/history/sections/axes-recherche');
    const ids = (Array.isArray(json.versions) ? json.versions : []).map(({ id }: { id: number }) => id);
    expect(ids, 'the order is that of the saves, whatever their dates').toEqual(ids.toSorted((a, b) => b - a));
    for (const page of ['/admin/history', '/admin/audit', '/admin/profile', '/admin']) await html(caller, page);
  } finally {
    await site.remove();
    fs.rmSync(path.dirname(file), { recursive: true });
  }
});

/** A signed-in profile page in a browser of its own, whose clock is off by `offset` ms. */
async function profileAt(browser: Browser, { origin }: Site, offset: number, timezoneId: string) {
  const context = await browser.newContext({ baseURL: origin, timezoneId });
  await context.request.post('/api/auth/signin', { data: owner, headers: { Origin: origin } });
  await context.clock.install({ time: Date.now() + offset });
  const page = await context.newPage();
  await page.goto('/admin/profile');
  return page;
}

test('browsers with other clocks and zones show the server’s time, and a conflict when the other saved', async ({
  browser,
  site,
}) => {
  const start = Date.now();
  /** The time of day in Paris, the site's zone in these tests, of the start or of now, as the page writes it. */
  const told = () => {
    const format = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric', minute: '2-digit' });
    const text = (at: number) => format.format(at).replace(/^0?(\d+):/, '$1\\s*h\\s*');
    return new RegExp(`(?:${text(start)}|${text(Date.now())})(?!\\d)`);
  };
  const behind = await profileAt(browser, site, -hour, 'America/Martinique');
  const ahead = await profileAt(browser, site, hour, 'Asia/Tokyo');
  await behind.getByLabel('Grade').fill('Professeure');
  await ahead.getByLabel('Grade').fill('Maîtresse de conférences');
  await ahead.keyboard.press('Control+s');
  await expect(saveBar(ahead)).toContainText(/Sauvegardé à/);
  expect(await saveBar(ahead).textContent()).toMatch(told());
  await behind.keyboard.press('Control+s');
  const dialog = behind.getByRole('dialog', { name: 'Deux versions' });
  await expect(dialog).toContainText('Ce contenu a été sauvegardé ailleurs le');
  expect(await dialog.textContent()).toMatch(told());
  await dialog.getByRole('button', { name: 'Garder ma version' }).click();
  await expect(saveBar(behind)).toContainText(/Sauvegardé à/);
  for (const page of [behind, ahead]) {
    for (const address of ['/admin/history', '/admin/audit', '/admin']) {
      await page.goto(address);
      expect(await page.getByRole('main').textContent(), address).toMatch(told());
    }
    await page.context().close();
  }
});

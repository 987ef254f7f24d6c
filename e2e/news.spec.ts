/**
 * « Actualités » and events: typed, on the home page, in the list, on pages of their own, in the feeds and the calendar.
 */
import { menuLink, openMenuGroup, pageTitle, toast } from './support/admin';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('news are typed by keyboard, and stand on the home page, in their list and on a page each', async ({
  adminPage: page,
  site,
  surprises,
}) => {
  const get = (path: string) => fetch(site.origin + path);
  expect(await (await get('/')).text()).not.toContain('actualites');
  expect((await get('/actualites')).status).toBe(404);
  expect((await get('/actualites/flux.xml')).status).toBe(404);

  await page.goto('/admin');
  await openMenuGroup(page, 'Site');
  await menuLink(page, 'Actualités').click();
  await page.getByRole('button', { name: 'Ajouter ma première actualité' }).press('Enter');
  await expect(page.getByLabel(/^Titre/)).toBeFocused();
  await page.keyboard.type('Une thèse soutenue');
  await page.getByLabel(/^Date/).fill(day(-3));
  await page.getByLabel('Texte').fill('Avec les félicitations.\n\nVoir https://theses.example/1');
  await page.getByLabel('Épinglée').check();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(toast(page, '1 actualité sauvegardée avec succès!')).toBeVisible();

  await page.goto('/');
  const section = page.getByRole('region', { name: 'Actualités' });
  await section.getByRole('link', { name: 'Une thèse soutenue' }).click();
  await expect(page).toHaveURL(/\/actualites\/une-these-soutenue-\d{4}$/);
  await expect(pageTitle(page, 'Une thèse soutenue')).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://theses.example/1' })).toBeVisible();
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'Toutes les actualités' }).click();
  await expect(pageTitle(page, 'Actualités')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/news');
  await page.getByRole('button', { name: /^Modifier « Une thèse/ }).click();
  await page.getByLabel('Visible sur le site').uncheck();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('masquée')).toBeVisible();
  for (const path of [address, '/actualites', '/actualites/flux.json'])
    expect((await get(path)).status, path).toBe(404);
  surprises.expect(/status of 404/);
});

const talk = 'Conférences invitées et séminaires';

test('an event to come is at the head of the activities with its time and its links, and in the calendar', {
  tag: '@long',
}, async ({ adminPage: page, content }) => {
  const year = new Date().getFullYear() + 1;
  await page.goto('/admin/activities');
  await page.getByRole('button', { name: 'Ajouter une activité' }).click();
  const form = page.getByRole('dialog', { name: 'Ajouter une activité' });
  await form.getByLabel(/^Nature/).selectOption(talk);
  await form.getByLabel(/^Intitulé/).fill('Crues éclair');
  await expect(form.getByLabel('Heure de début')).toHaveCount(0);
  await form.getByLabel('Date ou début').fill(`12/03/${year}`);
  await form.getByLabel('Heure de début').fill('14:30');
  await form.getByLabel('Heure de fin').fill('16:00');
  await form.getByLabel('Diapositives').fill('https://diapos.example/');
  await form.getByLabel('Vidéo').fill('https://video.example/');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/#cv--activites');
  const row = page.getByRole('region', { name: 'Activités' }).getByRole('listitem');
  await expect(row).toHaveText(new RegExp(`12 mars ${year}, 14\\sh\\s30 – 16\\sh\\s00.*Crues éclair`));
  await expect(row.getByRole('link', { name: 'Diapositives : Crues éclair' })).toHaveAttribute(
    'href',
    'https://diapos.example/',
  );
  await expect(row.getByRole('link', { name: 'Vidéo : Crues éclair' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'Ajouter à mon agenda' }).getAttribute('href');
  expect(address).toBe('/agenda.ics');
  const answer = await page.request.get('/agenda.ics');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const uid = /^UID:.*$/m.exec(await answer.text())?.[0];
  expect(uid).toMatch(/^UID:activite-.+@[0-9a-f]{32}$/);
  expect(await answer.text()).toContain(`DTSTART:${year}0312T133000Z\r\nDTEND:${year}0312T150000Z\r\n`);

  await content.saveSection('cv--activites', {
    content: { items: [{ id: 'p', nature: talk, title: 'Passée', start: '2020-03-12' }] },
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ajouter à mon agenda' }), 'nothing is to come').toHaveCount(0);
});

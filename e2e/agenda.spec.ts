/** Events among the activities: on the page, and in the calendar that visitors add to their own. */
import { spawnSync } from 'node:child_process';
import { Caller } from './support/api-client';
import { contentOf } from './support/content';
import { ownerEnv, startNewSite } from './support/ready-sites';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const talk = 'Conférences invitées et séminaires';
const event = (title: string, start: string, more: object = {}) => ({ id: title, nature: talk, title, start, ...more });

test('an event to come is at the head of the activities with its time and its links, and in the calendar', async ({
  adminPage: page,
  site,
}) => {
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

  const content = await contentOf(site);
  await content.saveSection('cv--activites', { content: { items: [event('Passée', '2020-03-12')] } });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ajouter à mon agenda' }), 'nothing is to come').toHaveCount(0);
  await content.saveSection('cv--activites', { content: { items: [event('Un jour', '2020')] } });
  expect((await page.request.get('/agenda.ics')).status()).toBe(404);
});

/** Prints each event of a calendar as Debian's python3-icalendar reads it: title, UID, and when it is, with its zone's clocks. */
const reader = `
import datetime, json, sys, zoneinfo
import icalendar
data = sys.stdin.buffer.read()
zone = zoneinfo.ZoneInfo(sys.argv[1])
def told(value):
    if isinstance(value, datetime.datetime):
        assert value.tzinfo is not None
        return value.astimezone(zone).isoformat(timespec='minutes')
    return value.isoformat()
calendar = icalendar.Calendar.from_ical(data)
print(json.dumps([
    {
        'title': str(event['SUMMARY']), 'uid': str(event['UID']), 'place': str(event.get('LOCATION', '')),
        'start': told(event.decoded('DTSTART')), 'end': told(event.decoded('DTEND')) if 'DTEND' in event else None,
        'isStamped': event.decoded('DTSTAMP').utcoffset() == datetime.timedelta(0),
    }
    for event in calendar.walk('VEVENT')
]))
`;

/** Fails where the program or python3-icalendar is not installed (apt-get install python3-icalendar). */
function read(calendar: string, zone: string): unknown {
  const { stdout, stderr, status, error } = spawnSync('/usr/bin/python3', ['-c', reader, zone], { input: calendar });
  if (error || status !== 0) throw new Error(`python3-icalendar cannot read the calendar: ${error ?? stderr}`);
  return JSON.parse(String(stdout));
}

/** In each zone a talk on either side of a change of its clocks; in Tokyo, whose clocks do not change, on any two days. */
const zones = {
  'Europe/Paris': [
    ['2026-03-28', '+01:00'],
    ['2026-03-30', '+02:00'],
  ],
  // Its clocks are put back for Ramadan, which begins on 18 February 2026.
  'Africa/Casablanca': [
    ['2026-02-14', '+01:00'],
    ['2026-02-16', '+00:00'],
  ],
  'America/Montreal': [
    ['2026-10-31', '-04:00'],
    ['2026-11-02', '-05:00'],
  ],
  'Asia/Tokyo': [
    ['2026-10-31', '+09:00'],
    ['2026-11-02', '+09:00'],
  ],
} as const;

const long =
  'Une conférence dont l’intitulé, en français ; arabe (السدود والفيضانات) et 日本語の洪水, est plié\\coupé, à 🌊 près';

for (const [zone, [before, after]] of Object.entries(zones))
  test(`python3-icalendar reads the calendar of a site in ${zone} as its page says`, { tag: '@long' }, async ({
    browser,
  }) => {
    const site: Site = await startNewSite({ env: { ...ownerEnv, TIME_ZONE: zone } });
    const page = await browser.newPage({ baseURL: site.origin });
    try {
      const items = [
        event('Avant le changement', before[0], { startTime: '09:30', endTime: '11:00', place: 'Rabat, salle B' }),
        event('Après le changement', after[0], { startTime: '09:30', endTime: '11:00' }),
        event('La nuit du changement', before[0], { startTime: '22:00', end: after[0], endTime: '01:00' }),
        event('Ailleurs', after[0], { startTime: '10:00', zone: 'Pacific/Auckland' }),
        event(long, before[0], { startTime: '00:00' }),
        event('Un jour', before[0]),
        event('Des jours', before[0], { end: after[0] }),
        event('Un mois', '2026-10'),
      ];
      await (await contentOf(site)).saveSection('cv--activites', { content: { items } });
      const calendar = await (await fetch(`${site.origin}/agenda.ics`)).text();
      const found = read(calendar, zone);
      expect(found).toMatchObject([
        {
          title: 'Avant le changement',
          place: 'Rabat, salle B',
          start: `${before[0]}T09:30${before[1]}`,
          end: `${before[0]}T11:00${before[1]}`,
        },
        { start: `${after[0]}T09:30${after[1]}`, end: `${after[0]}T11:00${after[1]}` },
        { start: `${before[0]}T22:00${before[1]}`, end: `${after[0]}T01:00${after[1]}` },
        { title: 'Ailleurs', end: null },
        { title: long, start: `${before[0]}T00:00${before[1]}` },
        { title: 'Un jour', start: before[0], end: next(before[0]) },
        { title: 'Des jours', start: before[0], end: next(after[0]) },
      ]);
      expect(JSON.stringify(found)).not.toContain('"isStamped": false');

      await page.goto('/');
      const times = await page.locator('#cv--activites li:has(time)').evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('p')?.textContent.replaceAll('\u00a0', ' '), // before French signs
          row.querySelector('time')?.dateTime ?? '',
        ]),
      );
      const told = JSON.parse(JSON.stringify(found)) as { title: string; start: string; uid: string }[];
      const moments = told
        .filter(({ start }) => start.includes('T'))
        .map(({ title, start }) => [title, Date.parse(start)]);
      expect(times.map(([title, start]) => [title, Date.parse(String(start))]).toSorted()).toEqual(moments.toSorted());

      const caller = await new Caller(site.origin).signIn();
      const retitled = items.map((item, at) => ({ ...item, title: `Autre titre ${at}` }));
      await caller.call('PUT', `/api/sections/${caller.id}/cv--activites`, { json: { content: { items: retitled } } });
      const again = read(await (await fetch(`${site.origin}/agenda.ics`)).text(), zone);
      expect(again).toMatchObject(told.map(({ uid }) => ({ uid })));
    } finally {
      await page.close();
      await site.remove();
    }
  });

/** The day after, at which an event on days ends (RFC 5545, 3.6.1). */
const next = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

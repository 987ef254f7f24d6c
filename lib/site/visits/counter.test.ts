import { channel } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endChannel, visitsChannel } from '@/lib/channels';
import { dayOf } from '@/lib/format/dates';
import { migrate } from '@/lib/site/db/migrate';
import { type Database, openDatabase } from '@/lib/sqlite';
import { tableOf } from '@/lib/testing/rows';
import { countedPage, countVisits } from './counter';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let home = '';
let db: Database;
let watch: ReturnType<typeof countVisits>;

const start = () => countVisits({ databaseFile: path.join(home, 'site.db'), SITE_URL: 'https://exemple.org' });
const refresh = () => channel(visitsChannel).publish(undefined);

beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'visits-'));
  const file = path.join(home, 'site.db');
  migrate(file, path.resolve('prisma/migrations'));
  db = openDatabase(file);
  db.pragma('synchronous = OFF');
  watch = start();
});
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T10:00:00Z') });
  db.exec("DELETE FROM Visit; DELETE FROM Setting WHERE key = 'visits'");
  refresh();
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  channel(endChannel).publish(undefined);
  db.close();
  fs.rmSync(home, { recursive: true });
});

const switchOn = () => {
  db.exec("INSERT INTO Setting VALUES ('visits', '2026-11-27T10:00:00.000Z')");
  refresh();
};
const rows = () => db.prepare('SELECT * FROM Visit').all();

/** Simulates a request with a response status; null for a connection that breaks before the response. */
function ask(url: string, status: number | null = 200, headers: IncomingHttpHeaders = {}, method = 'GET'): void {
  const response = Object.assign(new EventEmitter(), { statusCode: 200, headersSent: false });
  watch({ method, url, headers: { 'user-agent': firefox, host: 'exemple.org', ...headers } }, response as never);
  if (status !== null) Object.assign(response, { statusCode: status, headersSent: true });
  response.emit('close');
}

test.each(tableOf('lib/site/visits/counter.txt', 'the page that is counted'))('%s counts as %s', (target = '', page) =>
  expect(countedPage(target) ?? 'none').toBe(page),
);

test('nothing is counted, nor watched, before the owner switches it on', () => {
  refresh();
  const response = new EventEmitter();
  watch({ method: 'GET', url: '/', headers: { 'user-agent': firefox } }, response as never);
  expect(response.listenerCount('close')).toBe(0);
  expect(rows()).toEqual([]);
});

test('a row has the day, the page, the referring host and the count, and nothing else', () => {
  switchOn();
  ask('/', 200, { referer: 'https://www.example.org/private?who=me' });
  ask('/en', 200, { referer: 'https://www.example.org/' });
  ask('/publications/a-2024/reference.bib', 200, { referer: 'https://exemple.org/publications/a-2024' });
  expect(rows(), 'in memory at first').toEqual([]);
  vi.advanceTimersByTime(10_000);
  const day = dayOf(new Date());
  expect(rows()).toEqual([
    { day, page: '/', origin: 'example.org', count: 2 },
    { day, page: '/publications/a-2024.bib', origin: '', count: 1 },
  ]);
  ask('/', 200, { referer: 'https://example.org/' });
  refresh();
  expect(rows()[0]).toMatchObject({ count: 3 });
});

test.each([
  ['an error', 404, {}, 'GET'],
  ['a site that is off line', 503, {}, 'GET'],
  ['a part of a document', 206, {}, 'GET'],
  ['an answer that never began', null, {}, 'GET'],
  ['a HEAD', 200, {}, 'HEAD'],
  ['a program', 200, { 'user-agent': 'curl/8.5.0' }, 'GET'],
  ['a page fetched in advance', 200, { 'sec-purpose': 'prefetch' }, 'GET'],
  ['the owner', 200, { cookie: 'portfolio_session=Fe26.2*x' }, 'GET'],
] as const)('%s is no visit', (_, status, headers, method) => {
  switchOn();
  ask('/', status, headers, method);
  refresh();
  expect(rows()).toEqual([]);
});

test('a 304 is a visit, for a page once sent in full, even after a restart', () => {
  switchOn();
  ask('/publications/made-up', 304);
  ask('/');
  ask('/', 304);
  refresh();
  expect(rows()).toMatchObject([{ page: '/', count: 2 }]);
  watch = start();
  ask('/', 304);
  ask('/publications/made-up', 304);
  refresh();
  expect(rows()).toMatchObject([{ page: '/', count: 3 }]);
});

test('once switched off by anyone, nothing is counted or written any more', () => {
  switchOn();
  ask('/');
  db.exec("DELETE FROM Setting WHERE key = 'visits'");
  vi.advanceTimersByTime(10_000);
  ask('/');
  switchOn();
  expect(rows()).toEqual([]);
});

test('counts wait while another program writes', () => {
  switchOn();
  ask('/');
  db.exec('BEGIN IMMEDIATE');
  vi.advanceTimersByTime(10_000);
  db.exec('COMMIT');
  expect(rows()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(rows()).toMatchObject([{ page: '/', count: 1 }]);
});

test('a flood of invented hosts and paths stays within a thousand rows, and no visit is lost', () => {
  switchOn();
  for (let n = 0; n < 7000; n += 1) {
    ask(`/publications/a-${n % 30}`, n % 7 === 0 ? 404 : 200, { referer: `https://spam${n}.example/` });
    if (n % 500 === 0) refresh();
  }
  refresh();
  expect(rows().length).toBeLessThan(1100);
  expect(db.prepare('SELECT sum(count) AS sum FROM Visit').get()).toEqual({ sum: 6000 });
});

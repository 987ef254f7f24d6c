import { execFileSync, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { z } from 'zod';
import { slugFrom } from '../../sections/publications/slugs';
import { ownerEnv } from '../support/ready-sites';
import type { AttackCall, AttackPlan } from './support/attack-lanes';
import { isLong, size } from './support/form';
import { articles, libraryOf, unlikeTitles } from './support/long-lists';
import { showCv, siteWith, visitsDuring, type Watched } from './support/watched-site';

/**
 * Who waits for whom: visitors of the home page do not wait for what others have the site do. How long they wait
 * depends on what else the machine does; what the long form holds is for how long the site's thread works without a
 * turn for anybody else, in time of the processor.
 */
test.describe.configure({ timeout: 10 * 60 * 1000 });

function expectTurns({ stretchMax }: Watched, what: string): void {
  if (isLong) expect(stretchMax, what).toBeLessThan(70);
}

/** Calls over and over from a process of its own; returns the number of answers by status. */
function askedBy(plan: AttackPlan): Promise<ReadonlyMap<number, number>> {
  return new Promise((resolve, reject) => {
    const asker = fork(path.join(import.meta.dirname, 'support', 'attack-lanes.ts'), { serialization: 'advanced' });
    asker.once('error', reject);
    asker.once('message', (told: ReadonlyMap<number, number>) => resolve(told));
    asker.once('exit', (code) => reject(new Error(`The calls ended early, with ${code}`))); // without effect after its message
    asker.send(plan);
  });
}

const letters = Array.from('eairtnsoulcdmp');
const searches = letters.flatMap((one) => letters.map((other) => `q=${one}%20${other}`));

test('clients that ask for lists and searches, and leave, keep neither a search nor a page waiting', async () => {
  const { site, caller } = await siteWith(libraryOf(articles(1000)), { ...ownerEnv, TRUSTED_PROXIES: '1' });
  await showCv(caller);
  for (const page of ['liste.json', '']) {
    const calls = searches.map(
      (query): AttackCall => ({
        method: 'GET',
        path: `/publications/${page}?${query}`.replace('/?', '?'),
        headers: {},
      }),
    );
    const during = await visitsDuring(site, `six clients ask for /publications/${page}`, () =>
      askedBy({ origin: site.origin, calls, lanes: 6, seconds: size(3, 20) }),
    );
    expect([...during.result.keys()], page).toEqual([200]);
    expectTurns(during, page);
  }
  for (const [what, pathOf] of [
    ['the CV with a query', (number: number) => `/cv?${number}`],
    ['searches', (number: number) => `/publications?q=${letters[number % 14]}+${number}`],
    ['lists as files', (number: number) => `/publications/liste.json?q=${letters[number % 14]}+${number}`],
  ] as const) {
    const leaving = new AbortController();
    const oneOfMany = (number: number) =>
      fetch(site.origin + pathOf(number), {
        headers: { 'X-Forwarded-For': '203.0.113.9' },
        signal: leaving.signal,
      }).then(
        ({ status, headers }) => (status === 503 ? `503 ${headers.get('retry-after')}` : String(status)),
        () => 'left',
      );
    const search = async (flood: readonly Promise<string>[]) => {
      await after(500);
      const headers = { 'X-Forwarded-For': '198.51.100.7' };
      const { status } = await fetch(`${site.origin}/publications?q=${encodeURIComponent(what)}`, { headers });
      leaving.abort();
      return { status, others: await Promise.all(flood) };
    };
    const { result } = await visitsDuring(site, `${what} 300 times, and after half a second a search`, () =>
      search(Array.from({ length: 300 }, (_, number) => oneOfMany(number))),
    );
    expect(result.status, what).toBe(200);
    for (const answer of result.others) expect(['200', '503 2', 'left']).toContain(answer);
  }
  await site.remove();
});

test('what the owner does with a thousand publications keeps no page waiting, and the first CV no search', async () => {
  const { site, caller } = await siteWith(libraryOf(articles(1000)));
  const { choices } = (await caller.call('POST', '/api/dossiers/preview', { json: { model: 'cv' } })).json;
  const made = await caller.call('POST', '/api/dossiers', { json: { name: 'CV', choices } });
  const { id } = z.object({ id: z.string() }).parse(made.json.dossier);
  const works = articles(1000, 800);
  const content = libraryOf(works);
  const search = async (word: string) => {
    const asked = performance.now();
    const { status } = await fetch(`${site.origin}/publications?q=${word}`);
    process.stdout.write(`a search: ${Math.round(performance.now() - asked)} ms\n`);
    return status;
  };
  await search('seule');
  for (const [what, work] of [
    ['a preview', () => caller.call('POST', '/api/dossiers/preview', { json: { choices } })],
    [
      'a model filled to its pages',
      () => caller.call('POST', '/api/dossiers/preview', { json: { model: 'cv-court' } }),
    ],
    ['a dossier made again', () => caller.call('PUT', `/api/dossiers/${id}`, { json: {} })],
    ['the CV shown', () => caller.call('PUT', '/api/dossiers/cv', { json: { cv: { is: 'dossier', id } } })],
    ['résumé', () => caller.call('GET', '/api/dossiers/exports/resume.json')],
    ['the list', async () => fetch(`${site.origin}/publications/liste.csv`)],
    ['a save', () => caller.call('PUT', `/api/sections/${caller.id}/publications`, { json: { content } })],
    ['a page of the list', async () => fetch(`${site.origin}/publications?page=2`)],
    ['a publication', async () => fetch(`${site.origin}/publications/${works.map((work) => slugFrom(work))[0]}`)],
    ['the first CV', async () => fetch(`${site.origin}/cv`)],
    ['the first PDF', async () => fetch(`${site.origin}/cv.pdf`)],
  ] as const) {
    const during = await visitsDuring(site, what, async () => {
      const isCv = what === 'the first CV';
      const [{ status }, searched] = await Promise.all([work(), isCv ? search('pendant') : 200]);
      return [status, searched];
    });
    expect(during.result, what).toEqual([200, 200]);
    expectTurns(during, what);
  }
  await site.remove();
});

/** How many processes read or compare references for the site. */
const readers = (pid: number): number =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => new RegExp(`^ *${pid} .*job\\..* references`).test(line)).length;

test('comparing long works keeps no visitor waiting, and ends once the caller has left', async () => {
  const { site, caller } = await siteWith(libraryOf([]));
  const leaving = new AbortController();
  const body = new FormData();
  body.append('file', new Blob([JSON.stringify(unlikeTitles(size(1500, 3000)))]), 'liste.json');
  const asked = fetch(`${site.origin}/api/publications/import`, {
    method: 'POST',
    body,
    headers: { Origin: site.origin, Cookie: caller.cookies, Accept: 'application/x-ndjson' },
    signal: leaving.signal,
  });
  const compared = async () => {
    const reader = (await asked).body?.getReader();
    for (let told = ''; !told.includes('"comparison"'); )
      told += Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(readers(site.pid)).toBe(1);
    leaving.abort();
  };
  expectTurns(await visitsDuring(site, 'comparing', compared), 'comparing');
  await expect.poll(() => readers(site.pid)).toBe(0);
  await site.remove();
});

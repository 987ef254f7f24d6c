import { execFileSync, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ownerEnv } from '../support/ready-sites';
import type { AttackCall, AttackPlan } from './support/attack-lanes';
import { allowTime, isLong, report, size } from './support/form';
import { articles, formulaTitles, libraryOf, longTitles, unlikeTitles } from './support/long-lists';
import { showCv, siteWith, slowness, visitsDuring } from './support/watched-site';

/**
 * Who waits for whom: visitors of the home page do not wait for what others have the site do. How long they wait
 * depends on what else the machine does, and is reported; what the long form holds is for how long the site's thread
 * works without a turn for anybody else, in time of the processor.
 */

const address = '/api/publications/import';

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

/** How many processes read or compare for the site. */
const readers = (pid: number): number =>
  execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => new RegExp(`^ *${pid} .*references\\.mjs`).test(line)).length;

const fileOf = (works: readonly object[]): FormData => {
  const form = new FormData();
  form.append('file', new Blob([JSON.stringify(works)]), 'liste.json');
  return form;
};

const letters = Array.from('eairtnsoulcdmp');
const searches = letters
  .flatMap((one) => letters.map((other) => `${one} ${other}`))
  .map((q) => `q=${encodeURIComponent(q)}`);

for (const count of [300, 1000]) {
  for (const [what, paths] of [
    ['lists as files', searches.map((query) => `/publications/liste.json?${query}`)],
    ['searches', searches.map((query) => `/publications?${query}`)],
  ] as const) {
    test(`six clients that ask for ${what} of ${count} publications keep no visitor waiting`, {
      tag: count > 300 || what === 'searches' ? '@long' : [],
    }, async () => {
      allowTime();
      const { site } = await siteWith(libraryOf(articles(count)));
      const slow = await slowness(site);
      const calls = paths.map((at): AttackCall => ({ method: 'GET', path: at, headers: {} }));
      const during = await visitsDuring(site, askedBy({ origin: site.origin, calls, lanes: 6, seconds: size(3, 20) }));
      const asked = Array.from(during.result.values()).reduce((sum, each) => sum + each, 0);
      report({
        cases: during.count,
        what,
        publications: count,
        asked,
        pageP50: during.median,
        pageP99: during.p99,
        stretchP99: during.stretchP99,
        stretchMax: during.stretchMax,
        slow: Number(slow.toFixed(1)),
      });
      expect([...during.result.keys()]).toEqual([200]);
      if (isLong) expect(during.stretchP99).toBeLessThan(50);
      await site.remove();
    });
  }
}

test('three hundred requests in half a second, whose client leaves, keep neither a search nor a page waiting', async () => {
  allowTime();
  const env = { ...ownerEnv, TRUSTED_PROXIES: '1' };
  const { site, caller } = await siteWith(libraryOf(articles(1000)), env);
  await showCv(caller);
  const slow = await slowness(site);
  const from = (network: string) => ({ 'X-Forwarded-For': network });
  for (const [what, pathOf] of [
    ['the CV with a query', (number: number) => `/cv?${number}`],
    ['searches', (number: number) => `/publications?q=${letters[number % 14]}+${number}`],
    ['lists as files', (number: number) => `/publications/liste.json?q=${letters[number % 14]}+${number}`],
  ] as const) {
    const leaving = new AbortController();
    const flood = Array.from({ length: 300 }, (_, number) =>
      fetch(site.origin + pathOf(number), { headers: from('203.0.113.9'), signal: leaving.signal }).then(
        ({ status, headers }) => (status === 503 ? `503 ${headers.get('retry-after')}` : String(status)),
        () => 'left',
      ),
    );
    const search = async () => {
      await after(500);
      const asked = performance.now();
      const answer = await fetch(`${site.origin}/publications?q=${what}`, { headers: from('198.51.100.7') });
      await answer.arrayBuffer();
      expect(answer.status, what).toBe(200);
      return Math.round(performance.now() - asked);
    };
    const during = await visitsDuring(site, search());
    leaving.abort();
    const answers = new Set(await Promise.all(flood));
    for (const answer of answers) expect(['200', '503 2', 'left']).toContain(answer);
    report({
      cases: flood.length,
      what,
      search: during.result,
      pageP50: during.median,
      pageP99: during.p99,
      stretchP99: during.stretchP99,
      slow: Number(slow.toFixed(1)),
    });
  }
  await site.remove();
});

test('the first CV, and what the owner does with a thousand publications, keep neither a search nor a page waiting', async () => {
  allowTime();
  const { site, caller } = await siteWith(libraryOf(articles(1000)));
  const slow = await slowness(site);
  const timed = async (work: () => Promise<{ readonly status: number }>) => {
    const asked = performance.now();
    const { status } = await work();
    return { status, took: Math.round(performance.now() - asked) };
  };
  const visit = (at: string) =>
    timed(async () => fetch(site.origin + at).then((answer) => answer.arrayBuffer().then(() => answer)));
  const { choices } = (await caller.call('POST', '/api/dossiers/preview', { json: { model: 'cv' } })).json;
  const made = await caller.call('POST', '/api/dossiers', { json: { name: 'CV', choices } });
  const { id } = z.object({ id: z.string() }).parse(made.json.dossier);
  const content = libraryOf(articles(1000, 800));
  const alone = await visit('/publications?q=seule');
  for (const [what, work] of [
    ['a preview', () => caller.call('POST', '/api/dossiers/preview', { json: { choices } })],
    [
      'a model filled to its pages',
      () => caller.call('POST', '/api/dossiers/preview', { json: { model: 'cv-court' } }),
    ],
    ['a dossier made again', () => caller.call('PUT', `/api/dossiers/${id}`, { json: {} })],
    ['the CV shown', () => caller.call('PUT', '/api/dossiers/cv', { json: { cv: { is: 'dossier', id } } })],
    ['résumé', () => caller.call('GET', '/api/dossiers/exports/resume.json')],
    ['Hcéres', () => caller.call('GET', '/api/dossiers/exports/hceres.csv')],
    ['the list', async () => fetch(`${site.origin}/publications/liste.csv`)],
    ['a save', () => caller.call('PUT', `/api/sections/${caller.id}/publications`, { json: { content } })],
    ['the first CV', async () => fetch(`${site.origin}/cv`)],
    ['the first PDF', async () => fetch(`${site.origin}/cv.pdf`)],
  ] as const) {
    const during = await visitsDuring(
      site,
      Promise.all([timed(work), visit(`/publications?q=${encodeURIComponent(what)}`)]),
    );
    const [own, search] = during.result;
    expect(own.status, what).toBe(200);
    expect(search.status, what).toBe(200);
    report({
      ...{ cases: during.count, what, took: own.took, search: search.took, searchAlone: alone.took },
      ...{ pageP50: during.median, pageP99: during.p99, pageMax: during.most },
      ...{ stretchP99: during.stretchP99, stretchMax: during.stretchMax, slow: Number(slow.toFixed(1)) },
    });
    if (isLong) expect(during.stretchP99, what).toBeLessThan(50);
  }
  await site.remove();
});

test('comparing long works keeps no visitor waiting, and ends within a second of the caller leaving', async () => {
  allowTime();
  const { site, caller } = await siteWith(libraryOf([]));
  const slow = await slowness(site);
  const leaving = new AbortController();
  const asked = fetch(site.origin + address, {
    method: 'POST',
    body: fileOf(unlikeTitles(size(1500, 3000))),
    headers: { Origin: site.origin, Cookie: caller.cookies, Accept: 'application/x-ndjson' },
    signal: leaving.signal,
  });
  const during = await visitsDuring(
    site,
    (async () => {
      const reader = (await asked).body?.getReader();
      for (let told = ''; !told.includes('"comparison"'); )
        told += Buffer.from((await reader?.read())?.value ?? []).toString();
      await after(size(500, 5000));
      expect(readers(site.pid)).toBe(1);
      leaving.abort();
    })(),
  );
  await expect.poll(() => readers(site.pid), { timeout: isLong ? 1000 * slow : 20_000, intervals: [100] }).toBe(0);
  report({
    cases: during.count,
    what: 'comparing',
    pageP50: during.median,
    pageMax: during.most,
    stretchP99: during.stretchP99,
    stretchMax: during.stretchMax,
    slow: Number(slow.toFixed(1)),
  });
  if (isLong) expect(during.stretchP99).toBeLessThan(50);
  const next = await caller.call('POST', address, { body: fileOf(longTitles(3)) });
  expect(next.status).toBe(200);
  await site.remove();
});

test('thousands of long works, like or unlike each other and what is stored, are compared or refused in a sentence', {
  tag: '@long',
}, async () => {
  test.slow();
  allowTime();
  const { site, caller } = await siteWith(libraryOf(articles(5000, 1500)));
  const slow = await slowness(site);
  for (const [what, works] of [
    ['alike', longTitles(3000)],
    [
      'abstracts of 2,000 letters',
      articles(5000, 2000).map(({ title, authors, year, journal, details }) => ({
        type: 'article-journal',
        title: `${title} bis`,
        author: [{ family: authors }],
        issued: { 'date-parts': [[Number(year)]] },
        'container-title': journal,
        abstract: details.abstract,
      })),
    ],
    ['titles of 2,000 letters', unlikeTitles(5000)],
  ] as const) {
    const started = performance.now();
    const during = await visitsDuring(site, caller.call('POST', address, { body: fileOf(works) }));
    report({
      cases: works.length,
      what,
      seconds: Math.round((performance.now() - started) / 1000),
      status: during.result.status,
      pageP50: during.median,
      pageP99: during.p99,
      stretchP99: during.stretchP99,
      stretchMax: during.stretchMax,
      pageMax: during.most,
      slow: Number(slow.toFixed(1)),
    });
    if (during.result.status !== 200)
      expect(during.result).toMatchObject({
        status: 413,
        json: { error: expect.stringMatching(/^Comparer ces références .+\.$/) },
      });
    else expect(during.result.json.entries).toHaveLength(works.length);
  }
  await site.remove();
});

test('long formulas keep no answer waiting for more than two seconds, and are made once', async () => {
  allowTime();
  const { site } = await siteWith(libraryOf(formulaTitles(size(200, 1500))));
  const slow = await slowness(site);
  const ask = async (at: string) => {
    const started = performance.now();
    const answer = await fetch(site.origin + at);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    return {
      seconds: (performance.now() - started) / 1000,
      waiting: text.split('data-formule="en-attente"').length - 1,
      text,
    };
  };
  const times: Record<string, number> = {};
  for (const at of [
    '/',
    '/publications',
    '/publications?page=tout',
    '/publications?q=formule',
    '/publications/liste.bib',
    '/publications/liste.csv',
    '/publications/liste.json',
  ]) {
    const [first, second] = [await ask(at), await ask(at)];
    times[at] = Math.round(first.seconds * 1000);
    times[`${at} again`] = Math.round(second.seconds * 1000);
    expect(second.waiting, `${at}, again`).toBeLessThanOrEqual(first.waiting);
    if (isLong) for (const { seconds } of [first, second]) expect(seconds, at).toBeLessThan(2 * slow);
  }
  await expect
    .poll(async () => (await ask('/publications?page=tout')).waiting, { timeout: 100_000, intervals: [1000] })
    .toBe(0);
  report({
    cases: Object.keys(times).length,
    ...times,
    slow: Number(slow.toFixed(1)),
    memoryKiB: Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]),
  });
  await site.remove();
});

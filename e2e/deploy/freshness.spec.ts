import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { percentile, report } from '../trust/support/form';
import { openStand, type Stand } from './support/stand';
import { saveFirstName, signedIn, textOf } from './support/visitor';

/**
 * nginx caches a public page for one second at most (docs/deploy/nginx.conf). The tests share one site and run in
 * order.
 */

/** Time after a save, in ms, from which no older page may be served. */
const longest = 1000;

let stand: Stand;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  stand = await openStand();
});
test.afterAll(() => stand.close());

/** The version that a page shows, 0 if none: the saves here write it as `Tour12`. */
const versionOf = (html: string): number => Number(/Tour(\d+)/.exec(html)?.[1] ?? 0);

test('within a second visitors share one copy, which the site is not asked for', async () => {
  const mark = 'shared';
  await expect
    .poll(async () => {
      await Promise.all(Array.from({ length: 10 }, () => stand.visitor.ask('/', { headers: { 'x-mark': mark } })));
      return stand.nginx.served(mark).some(({ cache, upstream }) => cache === 'HIT' && upstream === '');
    })
    .toBe(true);
});

test('an edit is there within a second, and nothing older comes after that second', async () => {
  const owner = await signedIn(stand.visitor, stand.origin);
  const waits: number[] = [];
  for (let version = 1; version <= 20; version += 1) {
    await after((version * 618) % 1000); // spreads the saves over the second
    await stand.visitor.ask('/'); // has nginx cache the page for this second
    await saveFirstName(owner, `Tour${version}`);
    const saved = performance.now();
    for (;;) {
      const asked = performance.now();
      const answers = await Promise.all(
        ['br', 'gzip', 'identity'].map((encoding) =>
          stand.visitor.ask('/', { headers: { 'accept-encoding': encoding } }),
        ),
      );
      const isFresh = answers.every((answer) => versionOf(textOf(answer)) === version);
      if (asked - saved >= longest)
        expect(isFresh, `an older page, asked for ${Math.round(asked - saved)} ms after the save`).toBe(true);
      if (!isFresh) continue;
      waits.push(asked - saved);
      break;
    }
  }
  report({
    cases: waits.length,
    visibleMedianMs: Math.round(percentile(waits, 0.5)),
    visibleMaxMs: Math.round(Math.max(...waits)),
  });
});

test('two hundred visitors after an edit have the page drawn once', async () => {
  const owner = await signedIn(stand.visitor, stand.origin);
  await saveFirstName(owner, 'Tour100');
  const saved = performance.now();
  await expect.poll(() => performance.now() - saved).toBeGreaterThan(longest);
  await saveFirstName(owner, 'Tour101');
  const before = stand.renders();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      stand.visitor.ask('/', { headers: { 'accept-encoding': 'br', 'x-mark': 'crowd' } }),
    ),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(stand.renders()).toBeGreaterThan(0);
  expect(stand.renders() - before).toBeLessThanOrEqual(1);
  await expect.poll(async () => versionOf(textOf(await stand.visitor.ask('/')))).toBe(101);
});

test('what the site does not answer is said in French, and no old copy stands in', async () => {
  await stand.visitor.ask('/');
  expect(await stand.site.end()).toBe(0);
  await expect
    .poll(async () => {
      const { status, headers, body } = await stand.visitor.ask('/');
      return [status, headers['retry-after'], headers['cache-control'], headers['content-type'], body.toString()];
    })
    .toEqual([503, '5', 'no-store', 'text/plain; charset=utf-8', 'Le site redémarre. Réessayez dans un instant.\n']);
});

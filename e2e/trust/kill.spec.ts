import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { firstColumn } from '../../lib/sqlite';
import { Caller } from '../support/api-client';
import { startUsedSite } from '../support/ready-sites';
import { type Site, startSite } from '../support/site';
import { faultsOf, uploadFaults, withCopy } from './support/files';
import { randomFrom, seed, size } from './support/form';
import { KillWriters } from './support/kill-writers';
import { bytesAt, noisePng, sha256 } from './support/uploads';

/**
 * A write acknowledged with 2xx survives `kill -9` at any moment, on a used site. The clients' own records are the
 * reference.
 */
test('what was acknowledged survives kill -9, uploads included, and nothing is half-written', async () => {
  const kills = size(5, 200);
  const random = randomFrom(seed);
  const first = await startUsedSite();
  const session = await new Caller(first.origin).signIn(first.credentials());
  const past = withCopy(first, (database) => firstColumn(database, 'SELECT "sha256" FROM "Upload"').map(String));
  const writers = await KillWriters.start(
    session,
    await Promise.all([40, 150, 400].map((side, at) => noisePng(side, seed + at))),
  );
  const whole = new Set([...past, ...writers.pictures.map(({ served }) => served)]);
  const looked = new Set<string>();
  const served = new Set<string>();
  const faults: string[] = [];

  let site: Site = first;
  for (let kill = 1; kill <= kills; kill += 1) {
    const writing = writers.run(session.at(site.origin));
    if (random() < 0.8) await writing.busy; // otherwise the site may still be loading its code
    await after(Math.floor(random() * 400)); // when to kill
    await site.end('SIGKILL');
    faults.push(...(await writing.ended).map((line) => `kill ${kill}: ${line}`));
    withCopy(site, (database) => {
      faults.push(
        ...[...faultsOf(database), ...uploadFaults(site, database, whole, looked)].map(
          (line) => `kill ${kill}: ${line}`,
        ),
      );
    });
    site = await startSite({ home: site.home });
    faults.push(...(await writers.verdicts(session.at(site.origin))).map((line) => `kill ${kill}: ${line}`));
    faults.push(...(await wrongUploads(site, writers, served)).map((line) => `kill ${kill}: ${line}`));
  }
  const lost = await wrongUploads(site, writers, new Set());
  await site.remove();

  expect([...faults, ...lost]).toEqual([]);
  const acknowledged = [writers.section, writers.profile, writers.order].reduce(
    (sum, each) => sum + each.acknowledged,
    0,
  );
  expect(acknowledged).toBeGreaterThan(kills);
  expect(writers.uploads.size).toBeGreaterThan(0);
});

/** Errors about acknowledged uploads that are not served intact. Skips those in `done`, and adds those it checks. */
async function wrongUploads(site: Site, writers: KillWriters, done: Set<string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [url, digest] of writers.uploads) {
    if (done.has(url)) continue;
    done.add(url);
    const bytes = await bytesAt(site.origin, url);
    if (!bytes || sha256(bytes) !== digest)
      wrong.push(`acknowledged upload ${url} is ${bytes ? 'other bytes' : 'gone'}`);
  }
  return wrong;
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import { z } from 'zod';
import { firstValue } from '../../lib/sqlite';
import { Caller } from '../support/api-client';
import { startUsedSite } from '../support/ready-sites';
import { faultsOf, withCopy } from './support/files';
import { seed } from './support/form';
import { noisePng, upload } from './support/uploads';

/**
 * Thousands of saves with a young generation of 1 MiB and a forced collection every few requests, to expose crashes of
 * the engine or of native code.
 */

const saves = 160;
/** Number of saves after which all code is loaded and the caches are full: from then on the heap must not grow. */
const settled = 80;
/** Growth of the heap allowed from `settled` to the end, in bytes: for code that is compiled late. */
const margin = 8 * 1024 * 1024;

const memory = z.object({ heapUsed: z.number() });
const sections = z.array(z.object({ id: z.string(), content: z.unknown() }));
const hook = pathToFileURL(path.resolve('e2e/support/soak-hook.ts')).href;

test.describe.configure({ timeout: 10 * 60 * 1000 }); // collections are slow

test('a used site takes saves, uploads and a backup with forced collections: each is read back, nothing leaks, and it ends with 0', async () => {
  test.setTimeout(10 * 60 * 1000); // collections are slow; a bound for a test that hangs
  const site = await startUsedSite({ env: { NODE_OPTIONS: `--max-semi-space-size=1 --expose-gc --import=${hook}` } });
  const caller = await new Caller(site.origin).signIn(site.credentials());
  const heap = async () => memory.parse(await (await fetch(`${site.origin}/soak/memory`)).json()).heapUsed;
  const photo = await noisePng(60, seed);
  const lost: string[] = [];
  let after = 0;
  for (let save = 1; save <= saves; save += 1) {
    const content = [`Enregistrement ${save}`, `Graine ${seed} ${'x'.repeat(1 + (save % 300))}`];
    const answer = await caller.call('PUT', `/api/sections/${caller.id}/axes-recherche`, { json: { content } });
    if (answer.status !== 200) lost.push(`save ${save}: ${answer.status}`);
    const stored = sections
      .parse((await caller.call('GET', `/api/sections/${caller.id}`)).json)
      .find(({ id }) => id === 'axes-recherche');
    if (JSON.stringify(stored?.content) !== JSON.stringify(content))
      lost.push(`save ${save}: read as ${JSON.stringify(stored?.content)}`);
    if (save % 10 === 0 && !(await site.text()).includes(`Enregistrement ${save}<`))
      lost.push(`save ${save}: not on the page`);
    if (save % 20 === 0) {
      const sent = await upload(caller, photo);
      if (sent.status !== 200) lost.push(`upload ${save}: ${sent.status}`);
      await caller.call('GET', '/api/history/sections/axes-recherche');
    }
    if (save === settled) after = await heap();
  }
  const backup = await caller.call('POST', '/api/backup', { json: site.credentials() });
  const end = await heap();
  expect(lost).toEqual([]);
  expect(end - after, 'bytes more on the heap').toBeLessThanOrEqual(margin);
  expect(await site.end('SIGTERM')).toBe(0);
  withCopy(site, (database) => {
    expect(faultsOf(database)).toEqual([]);
    expect(firstValue(database, `SELECT "content" FROM "Section" WHERE "id" = 'axes-recherche'`)).toContain(
      `Enregistrement ${saves}"`,
    );
  });
  expect(backup.status).toBe(200);
  await site.remove();
});

import { setTimeout as after } from 'node:timers/promises';
import { Caller } from '../support/api-client';
import { expect, test } from '../support/test';
import { allowTime, isLong, percentile, progress, report, size } from './support/form';
import { noisePng, upload } from './support/uploads';
import { visits } from './support/visits';

/** The public page of a used site while uploads and a flood of sign-ins run; in the long form, its memory over ten minutes. */

test.use({ used: true });

const lanes = 8;

test('visitors are served while uploads and a flood of sign-ins run, and memory stays', async ({ site }) => {
  allowTime();
  const seconds = size(5, 600);
  const caller = await new Caller(site.origin).signIn(site.credentials());
  const photos = await Promise.all([1, 2].map((start) => noisePng(800, start))); // 1.9 MB each
  await (await fetch(site.origin)).arrayBuffer(); // the first visit after a start renders the page
  const end = performance.now() + seconds * 1000;
  const isOver = () => performance.now() >= end;
  const statuses = { upload: new Map<number, number>(), signIn: new Map<number, number>() };
  const count = (of: Map<number, number>, status: number) => of.set(status, (of.get(status) ?? 0) + 1);
  const uploads = async () => {
    for (let turn = 0; !isOver(); turn += 1) {
      count(statuses.upload, (await upload(caller, photos[turn % photos.length] ?? Buffer.alloc(0))).status);
      if (isLong) await after(1000); // hundreds of pictures instead of gigabytes
    }
  };
  const flood = async (lane: number) => {
    for (let turn = 0; !isOver(); turn += 1) {
      const { status } = await new Caller(site.origin).call('POST', '/api/auth/signin', {
        json: { email: `inconnu-${lane}-${turn}@exemple.org`, password: 'essai' },
      });
      count(statuses.signIn, status);
      if (status === 429) await after(50);
    }
  };
  const [{ waits, statuses: pages, memory }] = await Promise.all([
    visits(site, isOver, (second) => progress('secondes', second, seconds)),
    uploads(),
    ...Array.from({ length: lanes }, (_, lane) => flood(lane)),
  ]);

  const window = Math.min(60, Math.max(1, Math.floor(memory.length / 3)));
  const atFirst = percentile(memory.slice(0, window), 0.5);
  const atLast = percentile(memory.slice(-window), 0.5);
  report({
    cases: waits.length,
    seconds,
    pageP50: Number(percentile(waits, 0.5).toFixed(1)),
    pageP99: Number(percentile(waits, 0.99).toFixed(1)),
    pageMax: Number(percentile(waits, 1).toFixed(1)),
    uploads: statuses.upload.get(200) ?? 0,
    signIns: Array.from(statuses.signIn.values()).reduce((sum, each) => sum + each, 0),
    rssFirstMiB: Math.round(atFirst),
    rssLastMiB: Math.round(atLast),
    rssGrowthMiB: Math.round(atLast - atFirst),
  });
  expect([...pages]).toEqual([200]);
  expect(Array.from(statuses.upload.keys())).toEqual([200]);
  expect(Array.from(statuses.signIn.keys()).filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  if (isLong) expect(atLast - atFirst, 'memory grows without end').toBeLessThan(150);
});

/** A site whose thread is watched, and visits of its home page meanwhile. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { Caller } from '../../support/api-client';
import { ownerEnv, startNewSite } from '../../support/ready-sites';
import type { Site } from '../../support/site';
import { percentile, size } from './form';
import { visits } from './visits';

const restOfQuietMachine = 2;
const hook = pathToFileURL(path.resolve(import.meta.dirname, 'stretch-hook.ts')).href;
const stretchesSchema = z.object({ count: z.number(), longest: z.array(z.number()) });

/** A new site with these publications, and its owner, signed in. */
export async function siteWith(
  content: unknown,
  env: Readonly<Record<string, string>> = ownerEnv,
): Promise<{ site: Site; caller: Caller }> {
  const site = await startNewSite({ env: { ...env, NODE_OPTIONS: `--import=${hook}` } });
  const caller = await new Caller(site.origin).signIn();
  const saved = await caller.call('PUT', `/api/sections/${caller.id}/publications`, { json: { content } });
  expect(saved.status, JSON.stringify(saved.json).slice(0, 500)).toBe(200);
  return { site, caller };
}

/** Makes a CV of the model « CV » public. */
export async function showCv(caller: Caller): Promise<void> {
  const { choices } = (await caller.call('POST', '/api/dossiers/preview', { json: { model: 'cv' } })).json;
  const made = await caller.call('POST', '/api/dossiers', { json: { name: 'CV', choices } });
  const { id } = z.object({ id: z.string() }).parse(made.json.dossier);
  const shown = await caller.call('PUT', '/api/dossiers/cv', { json: { cv: { is: 'dossier', id } } });
  expect(shown.status).toBe(200);
}

/** Visits at rest, once the page is cached; returns how much slower than a quiet machine this one is now. */
export async function slowness(site: Site): Promise<number> {
  await (await fetch(site.origin)).arrayBuffer();
  const end = performance.now() + size(1000, 5000);
  const { waits } = await visits(site, () => performance.now() > end);
  return Math.max(1, percentile(waits, 0.5) / restOfQuietMachine);
}

/**
 * The longest stretches of the site's thread since the last call, in ms of the processor: that beyond which one in a
 * hundred is, and the longest.
 */
async function stretchesOf(site: Site) {
  const { count, longest } = stretchesSchema.parse(await (await fetch(`${site.origin}/trust/stretches`)).json());
  const figure = (place: number) => Number((longest[Math.min(place, longest.length - 1)] ?? 0).toFixed(1));
  return { stretchP99: figure(Math.floor(count / 100)), stretchMax: figure(0) };
}

/** Visits while `work` runs, with their figures. */
export async function visitsDuring<Result>(site: Site, work: Promise<Result>) {
  let isOver = false;
  const watched = work.finally(() => {
    isOver = true;
  });
  await stretchesOf(site); // those from now on
  const [seen, result] = await Promise.all([visits(site, () => isOver), watched]);
  const stretches = await stretchesOf(site);
  expect([...seen.statuses]).toEqual([200]);
  const figure = (share: number) => Number(percentile(seen.waits, share).toFixed(1));
  return { result, median: figure(0.5), p99: figure(0.99), most: figure(1), count: seen.waits.length, ...stretches };
}

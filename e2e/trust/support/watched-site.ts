/** A site whose thread is watched, and visits of its home page meanwhile. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { Caller } from '../../support/api-client';
import { ownerEnv, startNewSite } from '../../support/ready-sites';
import type { Site } from '../../support/site';
import type { Visits } from './visitor';

const hook = pathToFileURL(path.resolve(import.meta.dirname, 'stretch-hook.ts')).href;
const stretchesSchema = z.object({ longest: z.array(z.number()) });

/** A new site with these publications, which has made its home page once, and its owner, signed in. */
export async function siteWith(
  content: unknown,
  env: Readonly<Record<string, string>> = ownerEnv,
): Promise<{ site: Site; caller: Caller }> {
  const site = await startNewSite({ env: { ...env, NODE_OPTIONS: `--import=${hook}` } });
  const caller = await new Caller(site.origin).signIn();
  const saved = await caller.call('PUT', `/api/sections/${caller.id}/publications`, { json: { content } });
  expect(saved.status, JSON.stringify(saved.json).slice(0, 500)).toBe(200);
  await (await fetch(site.origin)).arrayBuffer();
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

/** In ms: how long visits waited by the clock, and the site's thread worked without a turn, in time of the processor. */
export type Watched = { readonly waitP99: number; readonly waitMax: number; readonly stretchMax: number };

async function stretchesOf(site: Site): Promise<Pick<Watched, 'stretchMax'>> {
  const { longest } = stretchesSchema.parse(await (await fetch(`${site.origin}/trust/stretches`)).json());
  return { stretchMax: Math.round(longest[0] ?? 0) };
}

/**
 * Visits of the home page while `work` runs (visitor.ts), which get it whole. Their figures are printed under the name
 * `what`, with how long the work took.
 */
export async function visitsDuring<Result>(
  site: Site,
  what: string,
  work: () => Promise<Result>,
): Promise<Watched & { result: Result }> {
  const visitor = fork(path.join(import.meta.dirname, 'visitor.ts'), [site.origin]);
  await once(visitor, 'message');
  await stretchesOf(site); // those from now on
  const started = performance.now();
  const result = await work();
  const took = Math.round(performance.now() - started);
  const stretches = await stretchesOf(site);
  visitor.send('end');
  const [visits]: Visits[] = await once(visitor, 'message');
  expect(new Set(visits?.map(({ status }) => status))).toEqual(new Set([200]));
  const waits = visits?.map(({ wait }) => Math.round(wait)).toSorted((a, b) => b - a) ?? [];
  const figures = { waitP99: waits[Math.floor(waits.length / 100)] ?? 0, waitMax: waits[0] ?? 0, ...stretches };
  process.stdout.write(`${what}: ${JSON.stringify({ took, visits: waits.length, ...figures })}\n`);
  return { result, ...figures };
}

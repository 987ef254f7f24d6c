/** A site whose thread is watched, and visits of its home page meanwhile. */
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { Caller } from '../../support/api-client';
import { ownerEnv, startNewSite } from '../../support/ready-sites';
import type { Site } from '../../support/site';

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

export type Watched = {
  /** That beyond which one in a hundred stretches of the site's thread is, in ms of the processor. */
  readonly stretchP99: number;
};

async function stretchesOf(site: Site): Promise<Watched> {
  const { count, longest } = stretchesSchema.parse(await (await fetch(`${site.origin}/trust/stretches`)).json());
  return { stretchP99: longest[Math.min(Math.floor(count / 100), longest.length - 1)] ?? 0 };
}

const visitsASecond = 50;

/** Fifty visits a second while `work` runs, which get the page whole; a slow response delays no other visit. */
export async function visitsDuring<Result>(site: Site, work: Promise<Result>): Promise<Watched & { result: Result }> {
  let isOver = false;
  const watched = work.finally(() => {
    isOver = true;
  });
  await stretchesOf(site); // those from now on
  const started = performance.now();
  const answers: Promise<number>[] = [];
  while (!isOver) {
    await after(Math.max(0, started + (answers.length * 1000) / visitsASecond - performance.now()));
    answers.push(fetch(site.origin).then((answer) => answer.arrayBuffer().then(() => answer.status)));
  }
  const result = await watched;
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  return { result, ...(await stretchesOf(site)) };
}

// Saves on a used site: how long one takes, how soon visitors see it, and whether any of them reads a stale page.
import path from 'node:path';
import { Client } from '../client.mjs';
import { startSite, usedData } from '../sites.mjs';
import { median, percentile, spread } from '../statistics.mjs';
import { load } from '../wrk.mjs';

/** @param {import('../context.mjs').Context} context */
export async function measure({ folder, rounds, isShort, say }) {
  const home = path.join(folder, 'data');
  const credentials = await usedData(home);
  const site = await startSite(home);
  const owner = await new Client(site.origin).signIn(credentials);
  const visitor = new Client(site.origin);
  const [count, edits] = isShort ? [20, 40] : [60, 200];
  await timedSaves(owner, visitor, 5);
  const [alone, crowded] = [[], []].map(() => /** @type {Saves[]} */ ([]));
  for (let round = 1; round <= rounds; round += 1) {
    alone?.push(await timedSaves(owner, visitor, count));
    crowded?.push((await underLoad(site.origin, () => timedSaves(owner, visitor, count))).result);
    say(`tour ${round} sur ${rounds}`);
  }
  say(`${edits} modifications relues aussitôt, sous la charge de 50 lecteurs`);
  const freshness = await underLoad(site.origin, () => readBack(owner, visitor, edits));
  owner.close();
  visitor.close();
  await site.end();
  return {
    count,
    alone: summary(alone ?? []),
    crowded: summary(crowded ?? []),
    freshness: { edits, ...freshness.result, readers: freshness.requests, errors: freshness.errors },
  };
}

/** @typedef {{ saves: number[], fresh: number[], stale: number }} Saves times in ms */

/**
 * One save after the other; after each response, a visitor's GET is timed.
 * @param {Client} owner
 * @param {Client} visitor
 * @param {number} count
 * @returns {Promise<Saves>}
 */
async function timedSaves(owner, visitor, count) {
  /** @type {Saves} */
  const result = { saves: [], fresh: [], stale: 0 };
  for (let number = 0; number < count; number += 1) {
    const mark = nextMark();
    result.saves.push((await owner.saveSection('axes-recherche', ['Sécurité des réseaux', mark])).ms);
    const { body, ms } = await visitor.ask('/');
    result.fresh.push(ms);
    if (!body.includes(mark)) result.stale += 1;
  }
  return result;
}

/**
 * Edits while pages are being rendered: each begins with five requests in flight, and is read back at once by five requests, and
 * once more when all have ended, so that a page left by a render in flight would be seen.
 * @param {Client} owner
 * @param {Client} visitor
 * @param {number} edits
 */
async function readBack(owner, visitor, edits) {
  let [stale, reads] = [0, 0];
  for (let edit = 0; edit < edits; edit += 1) {
    const mark = nextMark();
    const inFlight = Array.from({ length: 5 }, () => visitor.ask('/'));
    await owner.saveSection('axes-recherche', ['Sécurité des réseaux', mark]);
    const atOnce = await Promise.all(Array.from({ length: 5 }, () => visitor.ask('/')));
    await Promise.all(inFlight);
    for (const { body } of [...atOnce, await visitor.ask('/')]) {
      reads += 1;
      if (!body.includes(mark)) stale += 1;
    }
  }
  return { reads, stale };
}

/**
 * Runs `work` while 50 connections read the home page.
 * @template T
 * @param {string} origin
 * @param {() => Promise<T>} work
 */
async function underLoad(origin, work) {
  let isOver = false;
  const readers = (async () => {
    let [requests, errors] = [0, 0];
    while (!isOver) {
      const one = await load({ url: `${origin}/`, connections: 50, seconds: 1, encoding: 'br' });
      requests += one.requests;
      errors += one.errors;
    }
    return { requests, errors };
  })();
  try {
    const result = await work();
    isOver = true;
    return { result, ...(await readers) };
  } finally {
    isOver = true;
    await readers.catch(() => undefined); // its error, if any, was thrown above
  }
}

let marks = 0;
const nextMark = () => `Marque ${process.pid} ${++marks}.`;

/** @param {readonly Saves[]} rounds */
function summary(rounds) {
  return {
    save: spread(rounds.map(({ saves }) => median(saves))),
    saveP99: spread(rounds.map(({ saves }) => percentile(saves, 99))),
    fresh: spread(rounds.map(({ fresh }) => median(fresh))),
    stale: rounds.reduce((sum, { stale }) => sum + stale, 0),
  };
}

// Resident memory of a used site: at rest, after reading, after writing.
import path from 'node:path';
import { Client } from '../client.mjs';
import { restingMemory } from '../resident.mjs';
import { startSite, usedData } from '../sites.mjs';
import { spread } from '../statistics.mjs';

/** @param {import('../context.mjs').Context} context */
export async function measure({ folder, rounds, isShort, say }) {
  const [reads, saves] = isShort ? [2000, 50] : [10_000, 500];
  /** @type {Awaited<ReturnType<typeof oneStart>>[]} */
  const starts = [];
  for (let round = 1; round <= Math.min(rounds, 2); round += 1) {
    const home = path.join(folder, `data-${round}`);
    const credentials = await usedData(home);
    const site = await startSite(home, { unvisited: true });
    starts.push(await oneStart(site, credentials, reads, saves));
    await site.end();
    say(`démarrage ${round}`);
  }
  const at = (/** @type {'started' | 'visited' | 'read' | 'written'} */ moment) => spread(starts.map((each) => each[moment]));
  return { reads, saves, started: at('started'), visited: at('visited'), read: at('read'), written: at('written') };
}

/**
 * MiB at rest; after the home page and the list were rendered; after `reads` requests; after `saves` saves, each read back.
 * @param {import('../sites.mjs').Site} site
 * @param {Awaited<ReturnType<typeof usedData>>} credentials
 * @param {number} reads
 * @param {number} saves
 */
async function oneStart({ origin, pid }, credentials, reads, saves) {
  const client = new Client(origin);
  const br = { headers: { 'Accept-Encoding': 'br' } };
  const started = await restingMemory(pid);
  for (const path of ['/', '/', '/publications']) await client.ask(path, br);
  const visited = await restingMemory(pid);
  for (let done = 0; done < reads; done += 50) await Promise.all(Array.from({ length: 50 }, () => client.ask('/', br)));
  const read = await restingMemory(pid);
  await client.signIn(credentials);
  for (let done = 0; done < saves; done += 1) {
    await client.saveSection('axes-recherche', ['Sécurité des réseaux', `Axe ${done}`]);
    await client.ask('/', br);
  }
  const written = await restingMemory(pid);
  client.close();
  return { started, visited, read, written };
}

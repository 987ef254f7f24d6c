// What grows with the content: sites with more and more publications, and with more and more sections.
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '../client.mjs';
import { residentOf } from '../resident.mjs';
import { startSite } from '../sites.mjs';
import { exponent, spread } from '../statistics.mjs';
import { load } from '../wrk.mjs';

/** What is measured at each size. */
export const measured = /** @type {const} */ (['homeBytes', 'renderMs', 'listRenderMs', 'rate', 'saveMs', 'rssMiB', 'databaseKiB']);

/** @typedef {import('../statistics.mjs').Spread} Spread */
/** @typedef {{ size: number } & Record<(typeof measured)[number], Spread>} Point */

/** @param {import('../context.mjs').Context} context */
export async function measure({ folder, rounds, isShort, say }) {
  const grow = async (/** @type {string} */ kind, /** @type {readonly number[]} */ sizes, /** @type {Kind} */ make) => {
    /** @type {Point[]} */
    const points = [];
    for (const size of sizes) {
      points.push(await point(path.join(folder, `${kind}-${size}`), size, make, rounds));
      say(`${size} ${kind}`);
    }
    return {
      points,
      exponents: Object.fromEntries(measured.map((name) => [name, exponent(points.map((each) => ({ size: each.size, value: each[name].median })))])),
    };
  };
  return {
    publications: await grow('publications', isShort ? [10, 100, 1000] : [10, 100, 1000, 10_000], publications),
    sections: await grow('sections', isShort ? [10, 100] : [10, 100, 500], sections),
  };
}

/** @typedef {{ fill: (owner: Client, size: number) => Promise<void>, save: (owner: Client, size: number, mark: string) => Promise<{ ms: number }> }} Kind */

/** One section holds all publications: each save sends them all. @type {Kind} */
const publications = {
  fill: async (owner, size) => {
    await owner.saveSection('publications', domains(size, 'Étude'));
  },
  save: (owner, size, mark) => owner.saveSection('publications', domains(size, mark)),
};

/** @type {Kind} */
const sections = {
  fill: async (owner, size) => {
    for (let number = 0; number < size; number += 1) {
      await owner.call('POST', `/api/sections/${owner.id}`, { title: `Rubrique ${number}`, type: 'list', content: [`Ligne ${number}`, 'Autre ligne'] });
    }
  },
  save: (owner, _size, mark) => owner.saveSection('rubrique-1', [mark]),
};

/**
 * @param {string} home
 * @param {number} size
 * @param {Kind} kind
 * @param {number} rounds
 * @returns {Promise<Point>}
 */
async function point(home, size, { fill, save }, rounds) {
  const first = await startSite(home);
  const author = await new Client(first.origin).signIn();
  await fill(author, size);
  author.close();
  await first.end();

  const site = await startSite(home); // started again, so that memory and files are those of a site with this content
  const owner = await new Client(site.origin).signIn();
  const visitor = new Client(site.origin);
  const databaseKiB = fs.statSync(path.join(home, 'portfolio.db')).size / 1024;
  /** @type {Record<(typeof measured)[number], number[]>} */
  const seen = { homeBytes: [], renderMs: [], listRenderMs: [], rate: [], saveMs: [], rssMiB: [], databaseKiB: [databaseKiB] };
  for (let round = 0; round < rounds + 1; round += 1) {
    const { ms } = await save(owner, size, `Étude ${round}`);
    const page = await visitor.ask('/');
    const list = await visitor.ask('/publications');
    if (round === 0) continue; // the first visit of a route loads its code
    seen.saveMs.push(ms);
    seen.renderMs.push(page.ms);
    seen.listRenderMs.push(list.ms);
    seen.homeBytes.push(page.body.length);
  }
  seen.rssMiB.push(await residentOf(site.pid));
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    seen.rate.push((await load({ url: `${site.origin}/`, connections: 50, seconds: 1, encoding: 'br' })).rate);
  }
  owner.close();
  visitor.close();
  await site.end();
  return { size, ...mapped(seen) };
}

/** @param {Record<(typeof measured)[number], number[]>} seen */
function mapped({ homeBytes, renderMs, listRenderMs, rate, saveMs, rssMiB, databaseKiB }) {
  return {
    homeBytes: spread(homeBytes),
    renderMs: spread(renderMs),
    listRenderMs: spread(listRenderMs),
    rate: spread(rate),
    saveMs: spread(saveMs),
    rssMiB: spread(rssMiB),
    databaseKiB: spread(databaseKiB),
  };
}

/** `size` articles of various years, types and co-authors. @param {number} size @param {string} mark in the first one's title */
function domains(size, mark) {
  const articles = Array.from({ length: size }, (_, number) => ({
    id: `article-${number}`,
    title: `Détection d’intrusions dans les réseaux de capteurs, ${number === 0 ? mark : `étude ${number}`}`,
    authors: `N. Éluard, A. Coauteur-${number % 37}`,
    year: String(1991 + (number % 30)),
    journal: `Revue des systèmes répartis, vol. ${number % 50}`,
    type: ['SCOPUS', 'Web of Science', 'IEEE', 'ESCI'][number % 4],
    pages: `${number}-${number + 12}`,
  }));
  return { reseauxSecurite: { title: 'Réseaux et Sécurité', articles, communications: [] } };
}

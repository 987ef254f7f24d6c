// The home page under load: nginx with the same bytes as a file (the limit), the site, and the other servers.
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '../client.mjs';
import { readDeployed, startNginx, staticHttp } from '../nginx.mjs';
import { freePort, startEmptyNext, startPlainNode, startSite } from '../sites.mjs';
import { spread } from '../statistics.mjs';
import { load } from '../wrk.mjs';

export const encodings = /** @type {const} */ (['br', 'gzip', 'identity']);
export const connectionCounts = /** @type {const} */ ([10, 50, 200]);

/** The measured servers by id, in the order of the tables. */
export const subjectNames = {
  limit: 'nginx, fichier statique (la limite)',
  limit1: 'nginx, fichier statique, un seul processus',
  node: 'Node.js seul (node:http), les mêmes octets',
  site: 'le site (npm start)',
  alone: 'le site (next start)',
  behind: 'le site derrière docs/deploy/nginx.conf',
  empty: 'page Next statique vide (next start)',
};

/** @typedef {keyof typeof subjectNames} Subject */
/** @typedef {import('../statistics.mjs').Spread} Spread */
/** @typedef {{ subject: Subject, encoding: string, connections: number, rate: Spread, p50: Spread, p99: Spread, errors: number }} Row */

/**
 * @param {import('../context.mjs').Context} context
 */
export async function measure({ folder, rounds, isShort, say }) {
  const site = await startSite(path.join(folder, 'home-data'));
  const alone = await startSite(path.join(folder, 'home-data'), { byNext: true });
  const bodies = await saveBodies(site.origin, folder);
  const [limitBr, limitPlain, oneBr, onePlain, front, spare] = await Promise.all([freePort(), freePort(), freePort(), freePort(), freePort(), freePort()]);
  const pages = (/** @type {number} */ br, /** @type {number} */ plain) =>
    staticHttp([
      { port: br, ...bodies.br },
      { port: plain, ...bodies.identity },
    ]);
  const running = [
    site,
    alone,
    await startNginx({ folder, name: 'limit', http: pages(limitBr, limitPlain) }, `http://127.0.0.1:${limitBr}/`),
    await startNginx({ folder, name: 'limit1', http: pages(oneBr, onePlain), workers: '1' }, `http://127.0.0.1:${oneBr}/`),
    await startNginx(
      { folder, name: 'front', http: readDeployed({ site: site.port, port: front, spare, cache: path.join(folder, 'front/cache') }) },
      `http://127.0.0.1:${front}/`,
    ),
  ];
  const empty = await startEmptyNext(path.join(folder, 'empty'));
  const node = { br: await startPlainNode(bodies.br), gzip: await startPlainNode(bodies.gzip), identity: await startPlainNode(bodies.identity) };
  running.push(empty, node.br, node.gzip, node.identity);

  /** @type {(subject: Subject, encoding: typeof encodings[number]) => number} */
  const portOf = (subject, encoding) => {
    const ports = {
      limit: encoding === 'br' ? limitBr : limitPlain,
      limit1: encoding === 'br' ? oneBr : onePlain,
      node: node[encoding].port,
      site: site.port,
      alone: alone.port,
      behind: front,
      empty: empty.port,
    };
    return ports[subject];
  };
  const cells = encodings.flatMap((encoding) =>
    connectionCounts.flatMap((connections) => subjectsAt(connections, encoding).map((subject) => ({ subject, encoding, connections }))),
  );
  /** @type {Map<string, import('../wrk.mjs').Load[]>} */
  const loads = new Map();
  const seconds = isShort ? 1 : 2;
  for (const { subject, encoding } of cells.filter(({ connections }) => connections === 50))
    await load({ url: `http://127.0.0.1:${portOf(subject, encoding)}/`, connections: 10, seconds: 1, encoding });
  for (let round = 1; round <= rounds; round += 1) {
    say(`tour ${round} sur ${rounds}`);
    for (const { subject, encoding, connections } of cells) {
      const one = await load({ url: `http://127.0.0.1:${portOf(subject, encoding)}/`, connections, seconds, encoding });
      const key = `${subject} ${encoding} ${connections}`;
      loads.set(key, [...(loads.get(key) ?? []), one]);
    }
  }
  for (const each of running.reverse()) await each.end();
  return {
    bytes: { identity: fs.statSync(bodies.identity.file).size, gzip: fs.statSync(bodies.gzip.file).size, br: fs.statSync(bodies.br.file).size },
    seconds,
    rows: cells.map((cell) => rowOf(cell, loads.get(`${cell.subject} ${cell.encoding} ${cell.connections}`) ?? [])),
  };
}

/**
 * A single nginx process is measured only at 50 connections, where the limits are checked; so is gzip, which is all that Next does itself.
 * @param {number} connections
 * @param {typeof encodings[number]} encoding
 * @returns {Subject[]}
 */
function subjectsAt(connections, encoding) {
  if (encoding === 'gzip') return connections === 50 ? ['node', 'site', 'alone', 'empty'] : [];
  return ['limit', ...(connections === 50 ? /** @type {const} */ (['limit1']) : []), 'node', 'site', 'behind', 'empty'];
}

/**
 * @param {{ subject: Subject, encoding: string, connections: number }} cell
 * @param {import('../wrk.mjs').Load[]} loads
 * @returns {Row}
 */
function rowOf(cell, loads) {
  const of = (/** @type {'rate' | 'p50' | 'p99'} */ name) => spread(loads.map((each) => each[name]));
  return { ...cell, rate: of('rate'), p50: of('p50'), p99: of('p99'), errors: loads.reduce((sum, { errors }) => sum + errors, 0) };
}

/**
 * Saves the home page's bytes and headers for the others to send the same: after a second of load, since the site sends smaller bytes once it
 * has had the time to compress them well.
 * @param {string} origin
 * @param {string} folder
 */
async function saveBodies(origin, folder) {
  const client = new Client(origin);
  const bodyOf = async (/** @type {string} */ encoding) => {
    const headers = { 'Accept-Encoding': encoding };
    await load({ url: `${origin}/`, connections: 2, seconds: 1, encoding });
    const answer = await client.ask('/', { headers });
    const file = path.join(folder, `home.${encoding}`);
    fs.writeFileSync(file, answer.body);
    const own = ['content-length', 'connection', 'keep-alive', 'date', 'etag', 'content-type', 'transfer-encoding', 'last-modified'];
    const kept = Object.entries(answer.headers).filter(([name]) => !own.includes(name));
    return { file, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])) };
  };
  const bodies = { br: await bodyOf('br'), gzip: await bodyOf('gzip'), identity: await bodyOf('identity') };
  client.close();
  return bodies;
}

// The limits that the figures must keep to; a part that was not measured has none.
import { number } from './format.mjs';

/** @typedef {{ what: string, limit: string, value: string, isKept: boolean }} Bar */
/** @typedef {import('../statistics.mjs').Spread} Spread */

/** @type {(what: string, limit: string, value: string, isKept: boolean) => Bar} */
const bar = (what, limit, value, isKept) => ({ what, limit, value, isKept });

/** @param {import('./results.mjs').Parts} parts @returns {Bar[]} */
export function barsOf({ home, start, memory, saves, growth }) {
  return [
    ...(home ? homeBars(home) : []),
    ...(start
      ? [
          bar(
            'Démarrage, tout étant prêt, jusqu’au premier 200',
            '≤ 1,5 s',
            `${number(start.ready.first.median / 1000, 2)} s`,
            start.ready.first.median <= 1500,
          ),
        ]
      : []),
    ...(memory ? memoryBars(memory) : []),
    ...(saves ? saveBars(saves) : []),
    ...(growth ? growthBars(growth) : []),
  ];
}

/**
 * The row of a server where the limits are checked: 50 connections, brotli unless another encoding is given. Throws when there is none.
 * @param {readonly import('../parts/home.mjs').Row[]} rows
 * @param {import('../parts/home.mjs').Subject} subject
 * @param {string} [encoding]
 */
export function rowAt(rows, subject, encoding = 'br') {
  const found = rows.find((row) => row.subject === subject && row.encoding === encoding && row.connections === 50);
  if (!found) throw new Error(`no row of ${subject}`);
  return found;
}

/**
 * Behind nginx the site is held to nginx; alone, to Node's own server with the same bytes (docs/decisions/0011-hot-path.md).
 * @param {NonNullable<import('./results.mjs').Parts['home']>} home
 * @returns {Bar[]}
 */
function homeBars({ rows }) {
  const [limit, node, site, behind] = [rowAt(rows, 'limit'), rowAt(rows, 'node'), rowAt(rows, 'site'), rowAt(rows, 'behind')];
  const share = site.rate.median / node.rate.median;
  const alone = rowAt(rows, 'alone', 'gzip').rate.median;
  const front = behind.rate.median / limit.rate.median;
  const errors = rows.filter(({ subject, connections }) => subject === 'site' && connections === 200).reduce((sum, each) => sum + each.errors, 0);
  return [
    bar('Accueil, brotli, 50 connexions : part de Node.js seul, mêmes octets', '≥ 0,8', number(share, 2), share >= 0.8),
    bar('Accueil derrière nginx : part du débit d’un fichier', '≥ 0,9', number(front, 2), front >= 0.9),
    bar('Accueil, next start, gzip, 50 connexions', '≥ 150 requêtes/s', `${number(alone, 0)} requêtes/s`, alone >= 150),
    bar('Erreurs à 200 connexions', '0', number(errors), errors === 0),
  ];
}

/** @param {NonNullable<import('./results.mjs').Parts['memory']>} memory @returns {Bar[]} */
function memoryBars({ started, visited, read, reads }) {
  const more = read.median - visited.median;
  return [
    bar('Mémoire au repos', '≤ 130 Mio', `${number(started.median, 0)} Mio`, started.median <= 130),
    bar(`Mémoire que ${number(reads)} requêtes ajoutent`, '≤ 20 Mio', `${number(more, 1)} Mio`, more <= 20),
  ];
}

/** @param {NonNullable<import('./results.mjs').Parts['saves']>} saves @returns {Bar[]} */
function saveBars({ alone, crowded, freshness }) {
  const stale = alone.stale + crowded.stale + freshness.stale;
  return [
    bar('Enregistrement d’une section, seul, médiane', '≤ 25 ms', `${number(alone.save.median)} ms`, alone.save.median <= 25),
    bar('Lectures périmées après un enregistrement', '0', number(stale), stale === 0),
  ];
}

/** @param {NonNullable<import('./results.mjs').Parts['growth']>} growth @returns {Bar[]} */
function growthBars({ publications, sections }) {
  const { points } = publications;
  const [first, last] = [points.find(({ size }) => size === 100)?.homeBytes.median ?? 1, points.at(-1)?.homeBytes.median ?? 0];
  const worst = Math.max(...[publications, sections].flatMap(({ exponents }) => Object.values(exponents)));
  return [
    bar(
      `Accueil : octets avec ${number(points.at(-1)?.size ?? 0)} publications au lieu de 100`,
      '≤ + 1 %',
      `${number((last / first - 1) * 100, 1)} %`,
      last / first <= 1.01,
    ),
    bar('Croissance la plus forte (1 : linéaire)', '≤ 1,15', number(worst, 2), worst <= 1.15),
  ];
}

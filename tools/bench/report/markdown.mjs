// The report as Markdown, in French.

import { measured } from '../parts/growth.mjs';
import { connectionCounts, encodings, subjectNames } from '../parts/home.mjs';
import { orderInWords } from '../statistics.mjs';
import { rowAt } from './bars.mjs';
import { browserText } from './browser-text.mjs';
import { kilobytes, number, spreadText, table } from './format.mjs';
import { growthNames } from './plots.mjs';

/** @typedef {import('./results.mjs').Results} Results */
/** @template {keyof import('./results.mjs').Parts} Name @typedef {NonNullable<import('./results.mjs').Parts[Name]>} Part */

/**
 * @param {Results} results
 * @param {readonly import('./bars.mjs').Bar[]} bars
 * @param {readonly import('./plots.mjs').Plot[]} plots
 */
export function reportText(results, bars, plots) {
  const { home, start, memory, saves, growth, photo, browser } = results.parts;
  const pictures = (/** @type {string} */ part) => plots.filter((plot) => plot.part === part).map(({ name, alt }) => `![${alt}](performance/${name}.svg)`);
  const parts = [
    intro(results),
    bars.length > 0 && `## Les barres\n\n${barTable(bars)}`,
    home && platformText(home),
    home && [`## Page d’accueil sous charge`, homeText(home), ...pictures('home')].join('\n\n'),
    start && ['## Démarrage', startText(start), ...pictures('start')].join('\n\n'),
    memory && `## Mémoire\n\n${memoryText(memory)}`,
    saves && `## Enregistrements\n\n${savesText(saves)}`,
    growth && ['## Ce qui croît', growthText(growth), ...pictures('growth')].join('\n\n'),
    photo && `## Photo\n\n${photoText(photo)}`,
    browser && `## Dans le navigateur\n\n${browserText(browser)}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** @param {Results} results */
function intro({ at, form, rounds, minutes, loadBefore, machine }) {
  const { cores, processor, memoryGiB, system, node, nginx, wrk } = machine;
  const busy =
    loadBefore > 1 ? `\n\n**La machine était occupée par autre chose (charge ${number(loadBefore)}) : ces chiffres ne valent que pour essayer.**` : '';
  return `# Performances

Écrit par \`npm run bench\`, en un passage${form === 'short' ? ' court' : ''} de ${number(minutes, 0)} minutes, le ${new Date(at).toLocaleDateString('fr-FR', { dateStyle: 'long' })}. Les mêmes chiffres sont dans [performance.json](performance.json).

Machine : ${cores} cœurs (${processor}), ${memoryGiB} Gio, ${system}, Node.js ${node}, nginx ${nginx}, wrk ${wrk} ; charge avant le passage : ${number(loadBefore)}. Le générateur de charge partage les cœurs avec ce qu’il mesure : comparez les rapports, non les nombres. Tours entrelacés : ${rounds} (chaque sujet à son tour, dans chacun) ; médianes, étendues entre parenthèses.${busy}`;
}

/** @param {readonly import('./bars.mjs').Bar[]} bars */
const barTable = (bars) =>
  table(
    ['Ce qui est tenu', 'Barre', 'Mesuré', ''],
    bars.map(({ what, limit, value, isKept }) => [what, limit, value, isKept ? 'tenu' : '**non tenu**']),
  );

/** Compares the site with Node's own HTTP server. @param {Part<'home'>} home */
function platformText({ rows }) {
  const rate = (/** @type {import('../parts/home.mjs').Subject} */ subject) => rowAt(rows, subject).rate.median;
  const [limit, node, site, empty] = [rate('limit'), rate('node'), rate('site'), rate('empty')];
  return `La plateforme a sa propre limite : dans ce même passage, le serveur HTTP de Node.js, sans rien d’autre que les mêmes octets en mémoire, atteint ${number(node / limit, 2)} du débit de nginx et ${number(node / empty, 1)} fois celui d’une page Next vide ; le site en fait ${number(site / node, 2)} ([décision 11](decisions/0011-hot-path.md)).`;
}

/** @param {Part<'home'>} home */
function homeText({ bytes, seconds, rows }) {
  const tables = encodings.map((encoding) => {
    const lines = connectionCounts.flatMap((connections) => {
      const own = rows.filter((row) => row.encoding === encoding && row.connections === connections);
      const limit = own.find(({ subject }) => subject === 'limit')?.rate.median ?? Number.NaN;
      return own.map(({ subject, rate, p50, p99, errors }) => [
        subjectNames[subject],
        String(connections),
        spreadText(rate, 0),
        number(rate.median / limit, 3),
        spreadText(p50),
        spreadText(p99),
        String(errors),
      ]);
    });
    const name = `${{ br: 'Brotli', gzip: 'Gzip', identity: 'Sans compression' }[encoding]} (${kilobytes(bytes[encoding])})`;
    return `### ${name}\n\n${table(['Sujet', 'Connexions', 'Requêtes/s', 'Part de la limite', 'p50, ms', 'p99, ms', 'Erreurs'], lines)}`;
  });
  return `${tables.join('\n\n')}

Contenu d’exemple, ${seconds} s par mesure. La limite est nginx, un processus par cœur, qui envoie les mêmes octets et les mêmes en-têtes depuis un fichier gardé ouvert ; le site, lui, sert depuis un seul processus : la ligne « un seul processus » donne nginx à cette mesure, et « Node.js seul » ce que le serveur HTTP de Node.js, sans rien d’autre, atteint sur cette machine. « Page vide » est \`next start\` seul, qui ne fait pas de brotli et comprime chaque réponse à neuf.`;
}

/** @param {Part<'start'>} start */
function startText({ ready, fresh, bare }) {
  const labels = [...new Set([ready, fresh, ...(bare ? [bare] : [])].flatMap(({ steps }) => steps.map(({ label }) => label)))];
  const cell = (/** @type {Part<'start'>['ready'] | null} */ kind, /** @type {string} */ label) => {
    const found = kind?.steps.find((step) => step.label === label);
    return found ? spreadText(found.ms, 0) : '–';
  };
  const rows = labels.map((label) => [label, cell(ready, label), cell(fresh, label), cell(bare, label)]);
  const total = ['**Premier 200**', ...[ready, fresh, bare].map((kind) => (kind ? `**${spreadText(kind.first, 0)}**` : '–'))];
  return `${table(['Étape, ms', 'Tout est prêt', 'Base neuve', 'Dossier nu (une fois)'], [...rows, total])}

Du lancement de la commande au premier 200 de la page d’accueil. Le dossier nu n’a ni dépendances, ni construction, ni données. « Tout est prêt » est un redémarrage : « Première page » est alors le dessin de l’accueil.`;
}

/** @param {Part<'memory'>} memory */
function memoryText({ started, visited, read, written, reads, saves }) {
  const rows = [
    ['Au repos, après le démarrage', spreadText(started, 0)],
    ['Accueil et publications dessinées', spreadText(visited, 0)],
    [`Après ${number(reads)} requêtes`, spreadText(read, 0)],
    [`Après ${number(saves)} enregistrements, chacun relu`, spreadText(written, 0)],
  ];
  return table(['Mémoire résidente d’un site d’un an d’usage', 'Mio'], rows);
}

/** @param {Part<'saves'>} saves */
function savesText({ count, alone, crowded, freshness }) {
  const row = (/** @type {string} */ label, /** @type {Part<'saves'>['alone']} */ { save, saveP99, fresh, stale }) => [
    label,
    spreadText(save),
    spreadText(saveP99),
    spreadText(fresh),
    String(stale),
  ];
  const heads = ['', 'PUT, médiane, ms', 'PUT, p99, ms', 'Puis page à jour en, ms', 'Lectures périmées'];
  return `${table(heads, [row('Seul', alone), row('Sous 50 lecteurs', crowded)])}

${count} enregistrements d’une section d’un site d’un an d’usage par tour, chacun suivi d’une lecture de la page d’accueil. Fraîcheur : ${number(freshness.edits)} modifications relues ${number(freshness.reads)} fois, sous la charge et pendant des rendus en cours (${number(freshness.readers)} lectures de la foule, ${number(freshness.errors)} erreur${freshness.errors > 1 ? 's' : ''}) : **${number(freshness.stale)} lecture${freshness.stale > 1 ? 's' : ''} périmée${freshness.stale > 1 ? 's' : ''}**.`;
}

/** @param {Part<'growth'>} growth */
function growthText(growth) {
  const units = { homeBytes: 'octets', renderMs: 'ms', listRenderMs: 'ms', rate: 'req/s', saveMs: 'ms', rssMiB: 'Mio', databaseKiB: 'Kio' };
  const tables = /** @type {const} */ (['publications', 'sections']).map((kind) => {
    const { points, exponents } = growth[kind];
    const rows = measured.map((name) => [
      `${growthNames[name]}, ${units[name]}`,
      ...points.map((point) => spreadText(point[name])),
      `${name === 'rate' && (exponents[name] ?? 0) < -0.1 ? 'décroît' : orderInWords(exponents[name] ?? 0)} (${number(exponents[name] ?? 0, 2)})`,
    ]);
    return `### Avec les ${kind}\n\n${table(['', ...points.map(({ size }) => number(size)), 'Ordre'], rows)}`;
  });
  return `${tables.join('\n\n')}

L’ordre est l’exposant entre les deux plus grandes tailles : 0 constant, 1 linéaire. « Enregistrement » est celui de la section qui contient toutes les publications, ou d’une section parmi les autres ; « rendu » est la première lecture après lui, « débit » la page gardée, en brotli, à 50 connexions.`;
}

/** @param {Part<'photo'>} photo */
function photoText({ bytes, variants, upload, shown, served }) {
  return `Un JPEG de ${number(bytes / 2 ** 20, 2)} Mio : envoi accepté en ${spreadText(upload, 0)} ms, page d’accueil qui la montre à ${spreadText(shown, 0)} ms, ses ${variants} tailles et formats servis à ${spreadText(served, 0)} ms.`;
}

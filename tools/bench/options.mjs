// The command line of the benchmark.
import { CliError } from '../../scripts/lib/console.mjs';

/** @typedef {{ id: string, shows: string }} PartName */

/** @type {readonly PartName[]} */
export const partNames = [
  { id: 'home', shows: 'page d’accueil sous charge, à côté de nginx, de Next et d’une page Next vide' },
  { id: 'start', shows: 'démarrages à froid et à chaud, étape par étape' },
  { id: 'memory', shows: 'mémoire au repos, après 10 000 requêtes, après 500 enregistrements' },
  { id: 'saves', shows: 'enregistrements : durée, fraîcheur, lectures périmées' },
  { id: 'growth', shows: 'ce qui croît avec les publications et les sections' },
  { id: 'photo', shows: 'une photo de 2 Mo, de l’envoi à toutes ses tailles' },
  { id: 'browser', shows: 'dans Chromium : LCP, TBT, CLS, octets ; pages publiques et administration' },
];

export const help = `
Utilisation : npm run bench [-- OPTIONS]

Mesure le site à côté de nginx et de Next, tours entrelacés, médianes et étendues (vingt minutes au plus), et écrit
docs/performance.md, ses graphiques et docs/performance.json. Un passage court ou partiel écrit dans .scratch/bench/report.
Une machine occupée par autre chose donne des chiffres sans valeur : le rapport note sa charge.

  --only PARTIE[,PARTIE]  seulement ces parties
  --rounds N              nombre de tours (5 par défaut ; 2 avec --short)
  --short                 une forme courte, pour essayer
  --lighthouse            installe Lighthouse à part, dans .scratch, et s’en sert en plus

Sur deux cœurs d’une machine qui en a plus : taskset -c 0,1 npm run bench.
Il faut wrk, nginx et chromium (Debian et Ubuntu : apt-get install wrk nginx-light chromium).

Parties :
${partNames.map(({ id, shows }) => `  ${id.padEnd(9)}${shows}`).join('\n')}
`;

/**
 * @param {readonly string[]} args
 * @returns {{ only: string[], rounds: number, isShort: boolean, withLighthouse: boolean, isWhole: boolean }}
 */
export function readOptions(args) {
  let [isShort, withLighthouse, rounds] = [false, false, 0];
  let only = partNames.map(({ id }) => id);
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', given] = (args[at] ?? '').split('=', 2);
    const value = () => given ?? args[++at] ?? '';
    if (name === '--short') isShort = true;
    else if (name === '--lighthouse') withLighthouse = true;
    else if (name === '--rounds') rounds = readRounds(value());
    else if (name === '--only') only = readParts(value());
    else throw new CliError(`Option inconnue : ${name}. Voir npm run bench -- --help`);
  }
  return { only, rounds: rounds || (isShort ? 2 : 5), isShort, withLighthouse, isWhole: !isShort && only.length === partNames.length };
}

/** @param {string} text */
function readRounds(text) {
  if (!/^[1-9]\d?$/.test(text)) throw new CliError('Le nombre de tours est un entier de 1 à 99 : --rounds 5');
  return Number(text);
}

/** @param {string} text */
function readParts(text) {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !partNames.some(({ id }) => id === name));
  if (unknown !== undefined) throw new CliError(`Partie inconnue : ${unknown || '(aucune)'}. Parties : ${partNames.map(({ id }) => id).join(', ')}`);
  return partNames.filter(({ id }) => names.includes(id)).map(({ id }) => id);
}

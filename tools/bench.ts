#!/usr/bin/env node
// `npm run bench`: measures the site beside nginx and plain Node, in interleaved rounds, and prints medians
// (docs/performance.md).
import fs from 'node:fs';
import os from 'node:os';
import { parseArguments } from '../scripts/lib/arguments.ts';
import { CliError, command, printedHelp, seconds } from '../scripts/lib/console.ts';
import { findOnPath, systemFolders } from '../scripts/lib/find-on-path.ts';
import { inRoot } from '../scripts/lib/project.ts';
import { setUp, setUpSite } from '../scripts/lib/setup.ts';
import { parts } from './bench/parts.ts';
import { endAll } from './bench/servers.ts';

const help = `
Utilisation : npm run bench [-- OPTIONS]

Mesure le site à côté de nginx et de Node.js seul, tours entrelacés, et donne les médianes (une dizaine de minutes).
Il faut wrk, nginx et une machine qui ne fait rien d’autre : le générateur de charge partage ses cœurs, comparez les rapports.

  --only PARTIE,…   seulement ces parties : ${Object.keys(parts).join(', ')}
  --rounds N        nombre de tours (5 par défaut)
  --write           écrit docs/performance.md
`;

if (!printedHelp(help)) await command(bench);

async function bench() {
  const began = performance.now();
  const { only, rounds, write } = options();
  const missing = ['wrk', 'nginx'].filter((name) => !findOnPath([name], systemFolders));
  if (missing.length > 0)
    throw new CliError(`Il manque ${missing.join(' et ')} (Debian et Ubuntu : apt-get install wrk nginx-light).`);
  await setUp();
  await setUpSite();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void endAll().then(() => process.exit(130)));
  const load = os.loadavg()[0] ?? 0;
  const lines = [
    `Machine : ${os.availableParallelism()} cœurs (${os.cpus()[0]?.model.trim() ?? ''}), ${os.type()}, Node.js ${process.versions.node} ; charge avant : ${number(load)}. ${rounds} tours entrelacés, médianes (de la plus petite à la plus grande valeur).`,
  ];
  for (const [name, { title, unit, measure }] of Object.entries(parts).filter(([each]) => only.includes(each))) {
    const since = performance.now();
    const folder = inRoot('.scratch/bench', name);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    try {
      const rows = await measure({ folder, rounds });
      lines.push(
        '',
        `## ${title}`,
        '',
        `| | ${unit} |`,
        '| --- | ---: |',
        ...rows.map(([label, values]) => `| ${label} | ${spread(values)} |`),
      );
      console.log(`  ✓ ${title} (${seconds(since)})`);
    } finally {
      await endAll();
    }
  }
  const report = `# Performances\n\nÉcrit par \`npm run bench -- --write\`, le ${new Date().toLocaleDateString('fr-FR', { dateStyle: 'long' })}.\n\n${lines.join('\n')}\n`;
  console.log(`\n${report}\n${seconds(began)}`);
  if (write) fs.writeFileSync(inRoot('docs/performance.md'), report);
}

function options() {
  const { values } = parseArguments('npm run bench', {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean' },
  });
  const only = values.only?.split(',') ?? Object.keys(parts);
  const unknown = only.find((name) => !(name in parts));
  if (unknown !== undefined)
    throw new CliError(`Partie inconnue : ${unknown}. Parties : ${Object.keys(parts).join(', ')}`);
  if (!/^[1-9]\d?$/.test(values.rounds)) throw new CliError('Le nombre de tours est un entier de 1 à 99 : --rounds 5');
  return { only, rounds: Number(values.rounds), write: values.write };
}

function number(value: number) {
  return value.toLocaleString('fr-FR', { maximumSignificantDigits: 3 });
}

/** The median with the smallest and the largest value. */
function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, middle = 0, high = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return low === high ? number(middle) : `${number(middle)} (${number(low)}–${number(high)})`;
}

#!/usr/bin/env node
// Measures many sites of one checkout side by side behind nginx (docs/department.md).
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArguments } from '../scripts/lib/arguments.ts';
import { CliError, command, printedHelp, seconds } from '../scripts/lib/console.ts';
import { findOnPath, systemFolders } from '../scripts/lib/find-on-path.ts';
import { setUp, setUpSite } from '../scripts/lib/setup.ts';
import { endAll } from './bench/servers.ts';
import { measureDepartment } from './lib/measure-department.ts';

const help = `
Utilisation : node scripts/node.mjs tools/department.ts [--sites N] [--seconds S]

Fait N sites (20) d’un même code par les fonctions de npm run new-site, chacun sous son utilisateur si la commande est
lancée par root, et les mesure derrière un nginx : démarrages, mémoire, disque, visites, puis visites à côté d’un site
occupé et d’un site qui s’arrête sans cesse, S secondes chacune (10). Il faut nginx, et une machine qui ne fait rien
d’autre.
`;

if (!printedHelp(help)) await command(department);

async function department() {
  const began = performance.now();
  const { values } = parseArguments('node scripts/node.mjs tools/department.ts', {
    sites: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
  });
  const [count, duration] = [values.sites, values.seconds].map(Number);
  if (![count, duration].every((each) => Number.isInteger(each) && each !== undefined && each >= 1 && each <= 100))
    throw new CliError('--sites et --seconds sont des entiers de 1 à 100.');
  if (!findOnPath(['nginx'], systemFolders))
    throw new CliError('Il manque nginx (Debian et Ubuntu : apt-get install nginx-light).');
  await setUp();
  await setUpSite();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-department-'));
  fs.chmodSync(folder, 0o755); // the sites run as other users
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void endAll().then(() => process.exit(130)));
  console.log(
    `Machine : ${os.availableParallelism()} cœurs (${os.cpus()[0]?.model.trim() ?? ''}), ${Math.round(os.totalmem() / 2 ** 30)} Gio, ${os.type()}, Node.js ${process.versions.node} ; charge avant : ${os.loadavg()[0]?.toFixed(2)}. ${count} sites ; médiane (de la plus petite à la plus grande valeur).\n`,
  );
  try {
    await measureDepartment({ folder, count: count ?? 0, seconds: duration ?? 0 });
  } finally {
    await endAll();
    fs.rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${seconds(began)}`);
}

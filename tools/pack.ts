#!/usr/bin/env node
// Writes what serves a built site, and nothing else, into a folder (docs/decisions/0038-container.md).
import fs from 'node:fs';
import path from 'node:path';
import { buildProblem } from '../scripts/lib/build-state.ts';
import { CliError, command, printedHelp, step } from '../scripts/lib/console.ts';
import { inRoot, invocationCwd } from '../scripts/lib/project.ts';
import { servingFiles } from './lib/serving-files.ts';

const help = `
Utilisation : node scripts/node.mjs tools/pack.ts DOSSIER

Copie dans DOSSIER, vide ou à créer, le site construit et ses commandes, pour une machine du même système : ni sources,
ni essais, ni ce qui ne sert qu’à construire. Dockerfile s’en sert.
`;

if (!printedHelp(help)) await command(pack);

async function pack() {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new CliError('Indiquez le dossier : node scripts/node.mjs tools/pack.ts DOSSIER');
  const folder = path.resolve(invocationCwd, name);
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) throw new CliError(`${folder} n’est pas vide.`);
  const problem = buildProblem();
  if (problem) throw problem;
  const files = await step('Fichiers qui servent', servingFiles, (found) => found.length.toLocaleString('fr-FR'));
  await step('Copie', () => {
    for (const file of files)
      fs.cpSync(inRoot(file), path.join(folder, file), { recursive: true, verbatimSymlinks: true });
  });
}

#!/usr/bin/env node
// `npm run import FILE`
import path from 'node:path';
import { CliError, command, printedHelp } from './lib/console.mjs';
import { inRoot, invocationCwd } from './lib/project.mjs';
import { setUp, setUpContent } from './lib/setup.mjs';

const help = `
Utilisation : npm run import FICHIER

Remplace le profil et les sections par ceux d’un fichier JSON (format « portfolio », version 1 ; un exemple est
dans e2e/fixtures/portfolio.json). Les sections que le fichier ne nomme pas vont à la corbeille, et rien du contenu
d’exemple ne reste public.
Un fichier incorrect n’est pas importé : chaque erreur est montrée avec son chemin. Le site peut rester en marche.
`;

if (!printedHelp(help)) await command(importFile);

async function importFile() {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new CliError('Indiquez le fichier à importer : npm run import FICHIER');
  await setUpContent(await setUp());
  /** @type {typeof import('./cli/import')} */
  const program = await import(inRoot('dist/import.mjs'));
  const sections = await program.importFile(path.resolve(invocationCwd, file));
  console.log(`${sections} section${sections > 1 ? 's' : ''} importée${sections > 1 ? 's' : ''}, ainsi que le profil.`);
}

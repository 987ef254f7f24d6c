#!/usr/bin/env node
// `npm run backup`
import path from 'node:path';
import { command, parseArguments, printedHelp } from './lib/console.ts';
import { countedFiles, lostFiles } from './lib/counted-files.ts';
import { invocationCwd } from './lib/project.ts';
import { setUp } from './lib/setup.ts';

const help = `
Utilisation : npm run backup [FICHIER]

Écrit une sauvegarde de tout le site (base de données, images, documents, empreintes SHA-256) dans une archive .tar.gz, sans
arrêter le site. Sans FICHIER, son nom porte la date : sauvegarde-2026-11-21T10-30-00.tar.gz
Elle est relue avant de prendre son nom ; une base abîmée est refusée.
Gardez-la en lieu sûr, sur une autre machine : elle contient tout, hormis le secret des sessions.
`;

if (!printedHelp(help)) await command(backup);

async function backup() {
  const [name] = parseArguments('npm run backup', {}, 1).positionals;
  await setUp();
  const program = await import('../lib/site/backup/backup.ts');
  const file = path.resolve(invocationCwd, name ?? program.archiveName());
  const { bytes, lost, ...files } = await program.backup(file);
  console.log(`Sauvegarde écrite : ${file} (${program.formatFileSize(bytes)}, ${countedFiles(files)})`);
  if (lost.length > 0) console.log(lostFiles(lost));
}

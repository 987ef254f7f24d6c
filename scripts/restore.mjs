#!/usr/bin/env node
// `npm run restore FILE`
import path from 'node:path';
import { command, helped, Stop } from './lib/console.mjs';
import { calledFrom, inRoot } from './lib/project.mjs';
import { setUp } from './lib/setup.mjs';

const help = `
Utilisation : npm run restore FICHIER

Remet le site dans l’état d’une sauvegarde, base de données et images. Arrêtez d’abord le site.
L’archive est vérifiée en entier avant que rien ne change ; une archive abîmée, ou d’une version plus récente, est
refusée. L’état précédent est gardé à côté de la base de données, dans avant-restauration-….tar.gz.
`;

if (!helped(help)) await command(restore);

async function restore() {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Stop('Indiquez la sauvegarde à restaurer : npm run restore FICHIER');
  await setUp();
  /** @type {typeof import('./cli/restore')} */
  const program = await import(inRoot('dist/restore.mjs'));
  const { createdAt, uploads, previous } = await program.restore(path.resolve(calledFrom, file));
  console.log(`Le site est revenu à son état du ${new Date(createdAt).toLocaleString('fr-FR')} (${uploads} image${uploads > 1 ? 's' : ''}).`);
  if (previous !== null) console.log(`L’état précédent est gardé dans ${previous}`);
}

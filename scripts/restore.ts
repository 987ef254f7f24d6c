#!/usr/bin/env node
// `npm run restore FILE`
import path from 'node:path';
import type { Restored } from '../lib/site/backup/restore.ts';
import { CliError, command, parseArguments, printedHelp } from './lib/console.ts';
import { countedFiles, lostFiles } from './lib/counted-files.ts';
import { invocationCwd } from './lib/project.ts';
import { setUp } from './lib/setup.ts';

const help = `
Utilisation : npm run restore FICHIER

Remet le site dans l’état d’une sauvegarde, base de données, images et documents, ou sa base seule dans celui d’une copie
faite avant une mise à jour (avant-….db). Arrêtez d’abord le site.
Le fichier est vérifié en entier avant que rien ne change ; s’il est abîmé, ou d’une version plus récente, il est
refusé. L’état précédent est gardé à côté de la base de données, dans avant-restauration-….tar.gz.
Le mot de passe est celui de la sauvegarde ; toutes les sessions prennent fin, et les codes déjà utilisés le restent.
`;

if (!printedHelp(help)) await command(restore);

async function restore() {
  const [file] = parseArguments('npm run restore', {}, 1).positionals;
  if (file === undefined) throw new CliError('Indiquez la sauvegarde à restaurer : npm run restore FICHIER');
  await setUp();
  const program = await import('../lib/site/backup/restore.ts');
  const { createdAt, previous, lost, account, ...files } = await program.restore(path.resolve(invocationCwd, file));
  const summary = program.isDatabase(file) ? 'base de données seule' : countedFiles(files);
  console.log(`Le site est revenu à son état du ${program.formatDateTime(createdAt)} (${summary}).`);
  console.log(accountLines(account, program.formatLongDate(createdAt)));
  if (lost.length > 0) console.log(lostFiles(lost));
  if (previous !== null) console.log(`L’état précédent est gardé dans ${previous}`);
}

/** French lines about the restored site's account; `day`: the backup's. */
function accountLines(account: Restored['account'], day: string): string {
  if (account === null)
    return 'Cette sauvegarde n’a pas de compte : le prochain démarrage donnera l’adresse qui le crée.';
  const lines = [`Le compte est ${account.email}, avec le mot de passe du ${day} ; toutes les sessions ont pris fin.`];
  if (account.isOlderPassword)
    lines.push(
      'Attention : ce mot de passe a été changé depuis, et l’ancien vaut de nouveau. Pour en choisir un autre : npm run owner',
    );
  if (account.isSecondFactorGone)
    lines.push('Attention : le second facteur, activé depuis, ne l’est plus. La page Profil permet de l’activer.');
  return lines.join('\n');
}

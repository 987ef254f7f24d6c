#!/usr/bin/env node
// `node scripts/node.mjs tools/dossiers.ts`: what the dossiers of a real bibliography cost and hold.
import { build } from 'esbuild';
import { parseArguments } from '../scripts/lib/arguments.ts';
import { CliError, command, printedHelp } from '../scripts/lib/console.ts';
import { findOnPath, systemFolders } from '../scripts/lib/find-on-path.ts';
import { inRoot } from '../scripts/lib/project.ts';
import { setUp, setUpSite } from '../scripts/lib/setup.ts';
import { needed } from './lib/document-checks.ts';

const help = `
Utilisation : node scripts/node.mjs tools/dossiers.ts FICHIER --prenom PRÉNOM --nom NOM

Importe une bibliographie dans un site neuf, en fait une liste classée et un CV de deux pages, mesure chaque fichier (le
premier d’un processus neuf, les suivants : médianes de cinq), le relit avec ${needed.join(', ')},
puis compare les délais des visiteurs sans dossier, et pendant que dix PDF sont demandés à la fois et leur processus tué.
Les fichiers restent dans .scratch/dossiers.
`;

if (!printedHelp(help)) await command(measure);

async function measure() {
  const { values, positionals } = parseArguments(
    'tools/dossiers.ts',
    { prenom: { type: 'string', default: '' }, nom: { type: 'string', default: '' } },
    1,
  );
  const [file] = positionals;
  if (!file) throw new CliError('Donnez le fichier d’une bibliographie. Voir --help.');
  const missing = needed.filter((name) => !findOnPath([name], systemFolders));
  if (missing.length > 0)
    throw new CliError(
      `Il manque ${missing.join(', ')} (Debian et Ubuntu : apt-get install poppler-utils qpdf pandoc libreoffice-writer-nogui).`,
    );
  await setUp();
  await setUpSite();
  // What starts sites for tests is written for their runner, which finds files without their endings.
  const outfile = inRoot('.scratch/tools/dossiers.mjs');
  await build({
    entryPoints: [inRoot('tools/lib/measure-dossiers.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const { measureDossiers } = await import(outfile);
  await measureDossiers(file, values);
}

#!/usr/bin/env node
// `npm run export`
import fs from 'node:fs';
import path from 'node:path';
import { parseArguments } from './lib/arguments.ts';
import { CliError, command, printedHelp, step } from './lib/console.ts';
import { withOwnServer } from './lib/own-server.ts';
import { bundled, inRoot, invocationCwd } from './lib/project.ts';
import { setUp, setUpContent, setUpSite } from './lib/setup.ts';

const help = `
Utilisation : npm run export -- DOSSIER [--sous /~nom/] [--adresse URL]

Écrit dans DOSSIER une copie du site public, en fichiers qu’un hébergement quelconque sert tels quels, ou qui s’ouvrent
depuis un disque : les pages de toutes les langues, les références, les flux, les PDF et les images. Rien de
l’administration, ni de ce qui est masqué ou sous embargo, n’y est. Le site peut rester en marche.
  --sous      le chemin où la copie sera posée, si ce n’est pas la racine : /~nom/
  --adresse   l’adresse complète de la copie : https://univ.fr/~nom/ ; elle comprend --sous
Sans l’une ni l’autre, les adresses données aux moteurs de recherche restent celles du site (SITE_URL).
DOSSIER doit être vide, ou tenir une copie précédente : seul ce qui a changé est alors écrit, et ce qui n’est plus du
site est retiré.
`;

if (!printedHelp(help)) await command(exportSite);

async function exportSite() {
  const { folder, sous, adresse } = readOptions();
  const env = await setUp();
  const { ownerExists } = await setUpContent(env);
  if (!ownerExists && env.ADMIN_EMAIL === undefined)
    // a start would make another one-time address than the site’s own
    throw new CliError('Le site n’a pas encore de compte : créez-le par « npm start », puis recommencez.');
  await setUpSite();
  const program = await bundled<typeof import('./cli/export.ts')>('export');
  program.checkFolder(folder);
  const base = adresse ?? (sous === undefined ? null : env.SITE_URL + sous);
  const script = fs.readFileSync(inRoot('.next/copie/page.js'), 'utf8').trim();
  const { pages, missing, written, removed, kept } = await step('Copie', () =>
    withOwnServer(env.SITE_URL, (origin) => program.copySite({ origin, siteUrl: env.SITE_URL, base, folder, script })),
  );
  console.log(
    `Copie dans ${folder} : ${count(pages, 'page')}, ${count(written + kept, 'fichier')}, dont ${count(written, 'écrit')} ; ${count(removed, 'retiré')}.`,
  );
  for (const { address, from } of missing)
    console.log(`Attention : la page ${from} mène à ${address}, qui n’existe pas : ce lien y est resté sans adresse.`);
}

function count(number: number, noun: string) {
  return `${number.toLocaleString('fr-FR')} ${noun}${number > 1 ? 's' : ''}`;
}

function readOptions() {
  const { values, positionals } = parseArguments(
    'npm run export',
    { sous: { type: 'string' }, adresse: { type: 'string' } },
    1,
  );
  const [name] = positionals;
  if (!name) throw new CliError('Indiquez le dossier de la copie : npm run export -- DOSSIER');
  if (values.sous !== undefined && !/^\/(?:[\w.~-]+\/)*$/.test(values.sous))
    throw new CliError('--sous doit être un chemin qui commence et finit par « / », comme /~nom/');
  if (values.sous !== undefined && values.adresse !== undefined)
    throw new CliError('--adresse comprend --sous : donnez l’une ou l’autre.');
  return { folder: path.resolve(invocationCwd, name), sous: values.sous, adresse: readAddress(values.adresse) };
}

/** The address of the copy, which ends in « / ». */
function readAddress(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new CliError('--adresse doit être une adresse http ou https, comme https://univ.fr/~nom/');
  return url.href.replace(/\/*$/, '/');
}

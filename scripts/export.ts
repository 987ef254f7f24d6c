#!/usr/bin/env node
// `npm run export`
import path from 'node:path';
import { copyAddress } from '../lib/copy-job.ts';
import type { Copied } from '../lib/site/static-copy/copy-site.ts';
import { CliError, command, parseArguments, printedHelp, step } from './lib/console.ts';
import { withOwnServer } from './lib/own-server.ts';
import { invocationCwd } from './lib/project.ts';
import { setUp, setUpContent, setUpSite } from './lib/setup.ts';

const help = `
Utilisation : npm run export -- DOSSIER [--sous /~nom/] [--adresse URL]
              npm run export -- --deposer

Écrit dans DOSSIER une copie du site public, en fichiers qu’un hébergement quelconque sert tels quels, ou qui s’ouvrent
depuis un disque : les pages de toutes les langues, les références, les flux, les PDF et les images. Rien de
l’administration, ni de ce qui est masqué ou sous embargo, n’y est. Le site peut rester en marche.
  --sous      le chemin où la copie sera posée, si ce n’est pas la racine : /~nom/
  --adresse   l’adresse complète de la copie : https://univ.fr/~nom/ ; elle comprend --sous
Sans l’une ni l’autre, les adresses données aux moteurs de recherche restent celles du site (SITE_URL).
DOSSIER doit être vide, ou tenir une copie précédente : seul ce qui a changé est alors écrit, et ce qui n’est plus du
site est retiré.
  --deposer   met la copie à l’endroit que dit COPY_TO, pour l’adresse COPY_ADDRESS : ce que fait aussi le bouton
              « Publier la copie » de l’administration.
`;

/** Requests at once; nobody else uses this server. */
const together = 6;

if (!printedHelp(help)) await command(exportSite);

async function exportSite() {
  const options = readOptions();
  const env = await setUp();
  await setUpContent(env);
  await setUpSite();
  const { folder, sous, adresse } = options;
  if (folder === null) return publish(env.SITE_URL);
  const program = await import('../lib/site/static-copy/copy-site.ts');
  program.checkFolder(folder);
  const base = adresse ?? (sous === undefined ? null : env.SITE_URL + sous);
  const copied = await step('Copie', () =>
    withOwnServer(env.SITE_URL, (origin) =>
      program.copySite(folder, { origin, siteUrl: env.SITE_URL, base, together }),
    ),
  );
  tell(folder, copied, `${count(copied.written, 'écrit')} ; ${count(copied.removed, 'retiré')}`);
}

async function publish(siteUrl: string) {
  const program = await import('../lib/site/static-copy/publish-copy.ts');
  const published = await step('Copie publiée', () =>
    withOwnServer(siteUrl, (origin) => program.publishCopy({ origin, together })),
  );
  tell(published.to, published, `${count(published.written, 'écrit')} ; ${count(published.removed, 'retiré')}`);
}

function tell(place: string, { pages, written, kept, missing }: Copied, changes: string) {
  console.log(`Copie dans ${place} : ${count(pages, 'page')}, ${count(written + kept, 'fichier')}, dont ${changes}.`);
  for (const { address, from } of missing)
    console.log(`Attention : la page ${from} mène à ${address}, qui n’existe pas : ce lien y est resté sans adresse.`);
}

function count(number: number, noun: string) {
  return `${number.toLocaleString('fr-FR')} ${noun}${number > 1 ? 's' : ''}`;
}

function readOptions() {
  const { values, positionals } = parseArguments(
    'npm run export',
    { sous: { type: 'string' }, adresse: { type: 'string' }, deposer: { type: 'boolean' } },
    1,
  );
  const [name] = positionals;
  if (values.deposer) {
    if (name !== undefined || values.sous !== undefined || values.adresse !== undefined)
      throw new CliError(
        '--deposer prend l’endroit et l’adresse des réglages COPY_TO et COPY_ADDRESS, et rien d’autre.',
      );
    return { folder: null };
  }
  if (!name) throw new CliError('Indiquez le dossier de la copie : npm run export -- DOSSIER');
  if (values.sous !== undefined && !/^\/(?:[\w.~-]+\/)*$/.test(values.sous))
    throw new CliError('--sous doit être un chemin qui commence et finit par « / », comme /~nom/');
  if (values.sous !== undefined && values.adresse !== undefined)
    throw new CliError('--adresse comprend --sous : donnez l’une ou l’autre.');
  return { folder: path.resolve(invocationCwd, name), sous: values.sous, adresse: readAddress(values.adresse) };
}

/** The copy's base URL, which ends in « / ». */
function readAddress(typed: string | undefined): string | undefined {
  const address = typed === undefined ? undefined : copyAddress(typed);
  if (address === null)
    throw new CliError('--adresse doit être une adresse http ou https, comme https://univ.fr/~nom/');
  return address;
}

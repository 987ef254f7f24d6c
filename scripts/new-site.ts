#!/usr/bin/env node
// `npm run new-site`
import fs from 'node:fs';
import path from 'node:path';
import { parseArguments } from './lib/arguments.ts';
import { buildProblem } from './lib/build-state.ts';
import { CliError, command, printedHelp } from './lib/console.ts';
import { refuseSharedSettings } from './lib/env-file.ts';
import { isSiteName, type Made, makeSite, placeText, type SiteUser } from './lib/new-site.ts';
import { checkCertificate, nginxFile } from './lib/nginx-file.ts';
import { invocationCwd } from './lib/project.ts';
import { run } from './lib/run.ts';

const help = `
Utilisation : npm run new-site -- NOM --adresse https://nom.univ.fr [OPTIONS]

Prépare un site de plus sur une machine qui en sert plusieurs avec le même code (docs/department.md) : son utilisateur
(portfolio-NOM, sous root), son dossier avec .env, data/ et uploads/, sa base, son fichier pour nginx, et donne l’adresse
à usage unique qui crée le compte de son propriétaire. Rien de ce qui existe n’est remplacé ; recommencée, la commande
ajoute ce qui manque et, tant que le compte n’est pas créé, donne une nouvelle adresse, qui remplace la précédente.
  NOM            19 caractères au plus : lettres sans accent, chiffres, traits d’union ; une lettre d’abord
  --adresse      l’adresse que les visiteurs tapent, sans chemin
  --sites        le dossier des sites (/srv/portfolio/sites)
  --port         le port du site sur cette machine ; sinon le premier libre à partir de 3001
  --certificat   le dossier de fullchain.pem et privkey.pem (/etc/letsencrypt/live/NOM-DE-DOMAINE)
  --nginx        le dossier où nginx lit ses sites (/etc/nginx/conf.d)
  --sans-nginx   n’écrit rien pour nginx : Caddy, ou un serveur d’une autre machine, est devant les sites
  --sauvegardes  un dossier d’un autre disque : le site s’y sauvegarde chaque jour, dans un dossier à son nom
  --demarrer     démarre le site et recharge nginx
`;

if (!printedHelp(help)) await command(newSite);

async function newSite() {
  const { start, front, ...wanted } = readOptions();
  const isRoot = process.getuid?.() === 0;
  if (process.env.SITE_DIR) throw new CliError('Lancez cette commande sans SITE_DIR.');
  refuseSharedSettings();
  if (front) checkFront(front);
  const problem = buildProblem(); // the code is there for all the sites: it is built by whom it belongs to
  if (problem) throw problem;
  const made = await makeSite(wanted, () =>
    isRoot ? systemUser(wanted.name, path.join(wanted.sites, wanted.name)) : null,
  );
  console.log(
    `Le site « ${wanted.name} » ${made.isNew ? 'est prêt' : 'existait déjà'} : ${made.folder}, port ${made.port}.`,
  );
  if (front) {
    const text = nginxFile({ ...front, name: wanted.name, port: made.port });
    console.log(
      placeText(front.file, text) ? `nginx : ${front.file} est écrit.` : `nginx : ${front.file} existait déjà.`,
    );
  }
  if (start) await startSite(wanted.name, front !== null);
  else console.log(nextSteps(wanted.name, wanted.address, made, front !== null));
  console.log(
    made.oneTimeAddress === null
      ? 'Son compte administrateur est créé.'
      : `\nPour créer le compte administrateur, son propriétaire ouvre cette adresse, qui ne sert qu’une fois :\n${made.oneTimeAddress}`,
  );
}

function nextSteps(name: string, address: string, { port }: Made, hasFront: boolean) {
  return [
    '\nIl reste, sous root :',
    `  systemctl enable --now portfolio@${name}`,
    hasFront
      ? '  nginx -t && systemctl reload nginx'
      : `  et devant lui, pour Caddy :  ${new URL(address).host} { reverse_proxy 127.0.0.1:${port} }`,
  ].join('\n');
}

async function startSite(name: string, hasFront: boolean) {
  await must('systemctl', 'enable', '--now', `portfolio@${name}`);
  if (hasFront) {
    await must('nginx', '-t');
    await must('systemctl', 'reload', 'nginx');
  }
  console.log('Le site démarre.');
}

/** The system's user of the site, made where there is none. */
async function systemUser(name: string, home: string): Promise<SiteUser> {
  const user = `portfolio-${name}`;
  if ((await run('id', ['-u', user])).code !== 0)
    await must(
      'useradd',
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      home,
      '--shell',
      '/usr/sbin/nologin',
      user,
    );
  const id = async (what: string) => Number(await must('id', what, user));
  return { uid: await id('-u'), gid: await id('-g') };
}

/** The output of a program that must succeed. */
async function must(program: string, ...args: string[]) {
  const { code, output } = await run(program, args).catch(() => ({ code: 1, output: 'programme introuvable' }));
  if (code !== 0) throw new CliError(`${[program, ...args].join(' ')} a échoué :\n${output.trim()}`);
  return output.trim();
}

type Front = { readonly file: string; readonly host: string; readonly certificate: string };

/** Before anything is made: nginx's folder can be written, and the certificate is there. */
function checkFront({ file, certificate }: Front) {
  const folder = path.dirname(file);
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch {
    throw new CliError(
      `Cet utilisateur ne peut pas écrire dans ${folder} : lancez la commande sous root, ou donnez --nginx DOSSIER ou --sans-nginx.`,
    );
  }
  checkCertificate(certificate);
}

function readOptions() {
  const { values, positionals } = parseArguments(
    'npm run new-site',
    {
      adresse: { type: 'string' },
      sites: { type: 'string', default: '/srv/portfolio/sites' },
      port: { type: 'string' },
      certificat: { type: 'string' },
      nginx: { type: 'string' },
      'sans-nginx': { type: 'boolean', default: false },
      sauvegardes: { type: 'string' },
      demarrer: { type: 'boolean', default: false },
    },
    1,
  );
  const [name] = positionals;
  if (name === undefined || values.adresse === undefined)
    throw new CliError('Indiquez le nom et l’adresse : npm run new-site -- nom --adresse https://nom.univ.fr');
  if (!isSiteName(name))
    throw new CliError(
      `« ${name} » ne peut pas être le nom d’un site : 19 caractères au plus, lettres sans accent, chiffres et traits d’union, une lettre d’abord.`,
    );
  const hasFront = !values['sans-nginx'];
  if (!hasFront && (values.nginx !== undefined || values.certificat !== undefined))
    throw new CliError('--sans-nginx ne va pas avec --nginx ni --certificat.');
  const { origin, hostname } = readAddress(values.adresse, hasFront);
  return {
    name,
    address: origin,
    sites: path.resolve(invocationCwd, values.sites),
    port: readPort(values.port),
    backups: values.sauvegardes === undefined ? null : path.resolve(invocationCwd, values.sauvegardes),
    start: values.demarrer,
    front: hasFront
      ? {
          host: hostname,
          file: path.resolve(invocationCwd, values.nginx ?? '/etc/nginx/conf.d', `portfolio-${name}.conf`),
          certificate: path.resolve(invocationCwd, values.certificat ?? `/etc/letsencrypt/live/${hostname}`),
        }
      : null,
  };
}

/** @param hasFront with nginx's file the address is https, at its usual port */
function readAddress(given: string, hasFront: boolean): URL {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin || !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(url.hostname))
    throw new CliError('--adresse doit être une adresse sans chemin, comme https://nom.univ.fr');
  if (hasFront && (url.protocol !== 'https:' || url.port !== ''))
    throw new CliError('Derrière nginx, --adresse commence par https:// et n’a pas de port (sinon, --sans-nginx).');
  return url;
}

function readPort(given: string | undefined): number | null {
  if (given === undefined) return null;
  if (!/^\d{1,5}$/.test(given) || Number(given) < 1024 || Number(given) > 65_535)
    throw new CliError('--port doit être un nombre entre 1024 et 65535');
  return Number(given);
}

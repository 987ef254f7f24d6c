#!/usr/bin/env node
// `npm run new-site`
import fs from 'node:fs';
import path from 'node:path';
import { faultWithin } from './lib/answers.ts';
import { buildProblem } from './lib/build-state.ts';
import { CliError, command, printedHelp } from './lib/console.ts';
import { refuseSharedSettings } from './lib/env-file.ts';
import { type Made, makeSite, placeText, type SiteUser } from './lib/new-site.ts';
import { type Front, readOptions } from './lib/new-site-options.ts';
import { checkCertificate, nginxFile } from './lib/nginx-file.ts';
import { run } from './lib/run.ts';

const help = `
Utilisation : npm run new-site -- NOM --adresse https://nom.univ.fr [OPTIONS]

Prépare un site de plus sur une machine qui en sert plusieurs avec le même code (docs/department.md) : son utilisateur
(portfolio-NOM, sous root), son dossier avec .env, data/ et uploads/, sa base, son fichier pour nginx, et donne l’adresse
à usage unique qui crée le compte de son propriétaire. Rien de ce qui existe n’est remplacé ; recommencée, la commande
ajoute ce qui manque et, tant que le compte n’est pas créé, donne une nouvelle adresse, qui remplace la précédente.
  NOM            19 caractères au plus : lettres minuscules sans accent, chiffres, traits d’union ; une lettre d’abord
  --adresse      l’adresse que les visiteurs tapent, sans chemin
  --sites        le dossier des sites (/srv/portfolio/sites)
  --port         le port du site sur cette machine ; sinon le premier libre à partir de 3001
  --certificat   le dossier de fullchain.pem et privkey.pem (/etc/letsencrypt/live/NOM-DE-DOMAINE)
  --nginx        le dossier où nginx lit ses sites (/etc/nginx/conf.d)
  --sans-nginx   n’écrit rien pour nginx : Caddy, ou un serveur d’une autre machine, est devant les sites
  --sauvegardes  un dossier d’un autre disque : le site s’y sauvegarde chaque jour, dans un dossier à son nom
  --demarrer     démarre le site et recharge nginx
`;

/** What became of nginx's file. */
const frontLines = {
  written: (file: string) => `nginx : ${file} est écrit.`,
  same: (file: string) => `nginx : ${file} existait déjà.`,
  other: (file: string) =>
    `ATTENTION : ${file} existait déjà, avec un autre contenu, et reste tel quel. S’il n’est pas de votre main, supprimez-le, puis relancez cette commande.`,
};

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
    isRoot ? systemUser(wanted.name, path.join(wanted.sites, wanted.name)) : Promise.resolve(null),
  );
  console.log(
    `Le site « ${wanted.name} » ${made.isNew ? 'est prêt' : 'existait déjà'} : ${made.folder}, port ${made.port}.`,
  );
  if (front) {
    const text = nginxFile({ ...front, name: wanted.name, port: made.port });
    console.log(frontLines[placeText(front.file, text)](front.file));
  }
  console.log(
    made.oneTimeAddress === null
      ? 'Son compte administrateur est créé.'
      : `\nPour créer le compte administrateur, son propriétaire ouvre cette adresse, qui ne sert qu’une fois :\n${made.oneTimeAddress}`,
  );
  if (start) await startSite(wanted.name, made.port, front !== null);
  else console.log(nextSteps(wanted.name, wanted.address, made, front !== null));
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

async function startSite(name: string, port: number, hasFront: boolean) {
  await must('systemctl', 'enable', '--now', `portfolio@${name}`);
  if (hasFront) {
    await must('nginx', '-t');
    await must('systemctl', 'reload', 'nginx');
  }
  const fault = await faultWithin(`http://127.0.0.1:${port}`, 60_000, () => true);
  if (fault !== null)
    throw new CliError(`Le site ne répond pas (${fault}). Son journal dit pourquoi : journalctl -u portfolio@${name}`);
  console.log('Le site répond.');
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

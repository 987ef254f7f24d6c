/** `npm run doctor`: checks everything that the site needs besides its own program. */

import fs from 'node:fs';
import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Env, parseEnv, settingNames } from '@/lib/env';
import { freeBytes } from '@/lib/files';
import { formatDateTime } from '@/lib/format/dates';
import { formatFileSize } from '@/lib/format/file-size';
import { counted } from '@/lib/format/french';
import { isLoopback } from '@/lib/network';
import { isDamage } from '@/lib/site/backup/database';
import { missingUploads } from '@/lib/site/backup/uploads';
import { pendingMigrations, storageError } from '@/lib/site/db/migrate';
import { canMakePdf } from '@/lib/site/dossiers/in-process';
import { type Database, firstValue, openDatabase, tableNames, type Value } from '@/lib/sqlite';
import { isCliError } from '../lib/console';
import { unknownNames } from '../lib/env-file';
import { checkBackups, checkCopy, checkFiles } from './doctor/files';
import { doubtful, type Finding, good, wrong } from './doctor/finding';
import { checkCertificate, checkHosts, checkRunningSite } from './doctor/network';

export { good, lineOf, wrong } from './doctor/finding';

/**
 * Yields the findings, check by check. `settingsFile`: the path of `.env`; `isNetworkAsked`: whether to try the hosts
 * that publications are read from.
 */
export async function* examine(settingsFile: string, isNetworkAsked: boolean): AsyncGenerator<Finding> {
  yield checkPdf();
  for (const name of unknownNames(settingsFile, settingNames))
    yield doubtful(`Réglages : dans .env, ${name} n’en est pas un`, 'Vérifiez ce nom (.env.example)');
  const settings = parseEnv(process.env);
  if (!settings.ok) {
    for (const line of settings.lines) yield wrong(`Réglages : ${line}`, 'Corrigez-le, puis relancez npm run doctor');
    return; // the other checks depend on the settings
  }
  const { env } = settings;
  yield good('Réglages : lisibles');
  yield* checkSettings(env);
  yield* checkFiles(env, settingsFile);
  yield* checkDisks([path.dirname(env.databaseFile), env.uploadsDir, ...(env.backupDir ? [env.backupDir] : [])], env);
  yield* checkData(env, path.resolve('prisma/migrations'));
  yield checkBackups(env);
  const copy = checkCopy(env);
  if (copy) yield copy;
  yield await checkRunningSite(env);
  yield* await checkCertificate(env);
  if (isNetworkAsked) yield* await checkHosts(env);
}

/** « 1 point à corriger, 2 à regarder. » */
export function summaryOf(findings: readonly Finding[]): string {
  const [faults, doubts] = (['✗', '!'] as const).map((mark) => findings.filter((each) => each.mark === mark).length);
  return faults || doubts
    ? `${counted(faults ?? 0, 'point à corriger', 'points à corriger')}, ${doubts} à regarder.`
    : 'Tout va bien.';
}

type Address = Pick<Env, 'SITE_URL' | 'siteUrlIsSet' | 'HOST' | 'TRUSTED_PROXIES'>;

export const checkSettings = (settings: Address): Finding[] => [checkAddress(settings), checkProxies(settings)];

function checkAddress({ SITE_URL, siteUrlIsSet, HOST, TRUSTED_PROXIES }: Address): Finding {
  const { protocol, hostname } = new URL(SITE_URL);
  if (!siteUrlIsSet && (!isLoopback(HOST) || TRUSTED_PROXIES > 0))
    return wrong(
      `Adresse publique : SITE_URL n’est pas réglé, et les liens du site commencent par ${SITE_URL}`,
      'Réglez SITE_URL sur l’adresse que les visiteurs tapent, comme https://exemple.org',
    );
  if (protocol === 'http:' && isPublicHost(hostname))
    return wrong(
      `Adresse publique : ${SITE_URL} est en http, et le mot de passe circule en clair`,
      'Mettez un certificat en place (docs/operations.md), et réglez SITE_URL en https',
    );
  return good(siteUrlIsSet ? `Adresse publique : ${SITE_URL}` : `Adresse : ${SITE_URL}, sur cette machine seulement`);
}

function checkProxies({ SITE_URL, HOST, TRUSTED_PROXIES }: Address): Finding {
  const about = `Serveurs mandataires : TRUSTED_PROXIES vaut ${TRUSTED_PROXIES}`;
  const { protocol, hostname } = new URL(SITE_URL);
  if (TRUSTED_PROXIES === 0 && protocol === 'https:')
    return doubtful(
      `${about}, alors qu’un site en https est derrière un serveur mandataire : tous les visiteurs ont la même adresse, et partagent les mêmes limites`,
      'Réglez TRUSTED_PROXIES=1, ou un de plus pour un CDN',
    );
  if (TRUSTED_PROXIES > 0 && isLoopback(hostname))
    return doubtful(`${about}, alors que l’adresse du site est ${SITE_URL}`, 'Réglez SITE_URL, ou TRUSTED_PROXIES=0');
  if (TRUSTED_PROXIES > 0 && !isLoopback(HOST))
    return doubtful(
      `${about}, et HOST=${HOST} : qui joint le port du site sans passer par le mandataire choisit l’adresse qu’on lui voit`,
      'Réglez HOST=127.0.0.1, ou fermez ce port au pare-feu ; dans un conteneur, publiez-le sur 127.0.0.1 seulement',
    );
  return good(about);
}

/**
 * Whether a host may be reached from the internet, judging by its name: private networks are those of RFC 1918 and RFC
 * 4193.
 */
function isPublicHost(host: string): boolean {
  if (isLoopback(host) || !/[.:]/.test(host) || /\.(?:local|lan|internal|test)$/.test(host)) return false;
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) === 6) return !/^f[cd]|^fe[89ab]/i.test(address);
  return isIP(address) !== 4 || !/^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(address);
}

export function checkPdf(isThere = canMakePdf()): Finding {
  return isThere
    ? good('PDF : le compilateur est installé')
    : doubtful(
        'PDF : le compilateur n’est pas installé, et les dossiers ne se téléchargent que pour Word, en page et en texte',
        'S’il existe pour cette machine, npm ci --include=optional l’installe',
      );
}

/** In bytes: peak memory of a build, with a margin. */
const buildMemory = 1.5 * 2 ** 30;

/** @param limit of the container or service around this process, in bytes; 0 for none */
export function checkMemory(free = os.freemem(), limit = process.constrainedMemory()): Finding {
  const isLimited = limit > 0 && limit < free;
  const room = isLimited ? limit : free;
  const text = `Mémoire : ${formatFileSize(room)} libres`;
  if (room >= buildMemory) return good(text);
  return doubtful(
    `${text}, et construire le site en demande 1,5`,
    isLimited
      ? 'Relevez la limite du conteneur ou du service le temps de construire'
      : 'Arrêtez d’autres programmes le temps de construire, ou ajoutez de la mémoire, au besoin un fichier d’échange',
  );
}

/** In bytes: below `minSpace`, saves will soon fail; below `lowSpace`, a backup or an update may. */
const minSpace = 100 * 2 ** 20;
const lowSpace = 2 ** 30;

/** The free space of each disk that the site writes to; `free` asks the system by default. */
export function checkDisks(
  folders: readonly string[],
  { databaseFile }: Pick<Env, 'databaseFile'>,
  free: (folder: string) => number = freeBytes,
): Finding[] {
  const database = fs.statSync(databaseFile, { throwIfNoEntry: false })?.size ?? 0;
  const devices = new Set<number>();
  return folders
    .map(nearestExisting)
    .filter((folder) => {
      const { dev } = fs.statSync(folder);
      return !devices.has(dev) && devices.add(dev);
    })
    .map((folder) => {
      const room = free(folder);
      const text = `Disque de ${folder} : ${formatFileSize(room)} libres`;
      // A backup and a migration each copy the database beside it.
      if (room < Math.max(minSpace, database))
        return wrong(text, 'Faites de la place : rien ne pourra plus s’enregistrer');
      return room < Math.max(lowSpace, 3 * database) ? doubtful(text, 'Prévoyez de la place') : good(text);
    });
}

/** The folder itself, or its nearest existing ancestor. */
function nearestExisting(folder: string): string {
  return fs.existsSync(folder) || path.dirname(folder) === folder ? folder : nearestExisting(path.dirname(folder));
}

type Places = Pick<Env, 'databaseFile' | 'uploadsDir'>;

/** In ms: tolerated clock error; dates are read to the minute. */
const tolerance = 60 * 1000;

/** @param migrations the folder of the migrations */
export function checkData({ databaseFile, uploadsDir }: Places, migrations: string, now = new Date()): Finding[] {
  if (!fs.existsSync(databaseFile))
    return [
      doubtful(
        `Base de données : ${databaseFile} n’existe pas`,
        'Le premier démarrage la crée ; si le site avait un contenu, vérifiez DATABASE_URL ou restaurez une sauvegarde',
      ),
    ];
  try {
    const db = openDatabase(databaseFile, { readOnly: true, wait: 5000 });
    try {
      const content = checkContent(db);
      if (content.mark !== '✓') return [content];
      const schema = checkMigrations(db, migrations);
      return [content, schema, checkClock(db, now), checkUploads(databaseFile, uploadsDir)];
    } finally {
      db.close();
    }
  } catch (error) {
    if (isDamage(error)) return [damaged];
    const cliError = isCliError(error) ? error : storageError(error, databaseFile);
    if (cliError) return [{ mark: '✗', text: `Base de données : ${cliError.message}` }];
    throw error;
  }
}

const damaged = wrong(
  'Base de données : abîmée',
  'Arrêtez le site, gardez le fichier, et restaurez la dernière bonne sauvegarde : npm run restore FICHIER',
);

function checkContent(db: Database): Finding {
  if (firstValue(db, 'PRAGMA quick_check(1)') !== 'ok') return damaged;
  return tableNames(db).has('_prisma_migrations')
    ? good('Base de données : intacte')
    : wrong('Base de données : ce n’est pas celle de ce site', 'Vérifiez DATABASE_URL');
}

function checkMigrations(db: Database, folder: string): Finding {
  const pending = pendingMigrations(db, folder);
  return pending.length === 0
    ? good('Migrations : toutes appliquées')
    : doubtful(
        `Migrations : ${counted(pending.length, 'reste à appliquer', 'restent à appliquer')}`,
        'Le prochain démarrage le fait ; sauvegardez avant (npm run backup)',
      );
}

/** The latest entry must not be in the future. */
function checkClock(db: Database, now: Date): Finding {
  const newest = Math.max(...['AuditEvent', 'Version'].map((table) => newestIn(db, table)));
  return newest > now.getTime() + tolerance
    ? wrong(
        `Horloge : il serait le ${formatDateTime(now)}, et le site a enregistré quelque chose le ${formatDateTime(new Date(newest))}`,
        'Mettez la machine à l’heure (timedatectl set-ntp true)',
      )
    : good(`Horloge : ${formatDateTime(now)}`);
}

/** In ms since 1970; 0 for an empty table. */
function newestIn(db: Database, table: string): number {
  const at: Value | undefined = firstValue(db, `SELECT "at" FROM "${table}" ORDER BY "id" DESC LIMIT 1`);
  const time = typeof at === 'number' ? at : Date.parse(String(at));
  return Number.isNaN(time) ? 0 : time;
}

function checkUploads(databaseFile: string, uploadsDir: string): Finding {
  const missing = missingUploads(databaseFile, uploadsDir);
  const shown = missing.slice(0, 3).join(', ');
  return missing.length === 0
    ? good('Images et documents : tous à leur place')
    : wrong(
        `Images et documents : ${counted(missing.length, 'manque', 'manquent')} dans ${uploadsDir} (${shown}${missing.length > 3 ? '…' : ''})`,
        'Reprenez ces fichiers dans une sauvegarde, ou téléversez-les de nouveau',
      );
}

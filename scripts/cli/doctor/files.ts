/** Permissions of the site's files. */
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/env';
import { formatDateTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { backupProblem, readBackupRecord, readCopyRecord } from '@/lib/records';
import { doubtful, type Finding, good, wrong } from './finding';

type Places = Pick<Env, 'databaseFile' | 'uploadsDir'>;

/** @param settingsFile the path of `.env`, which need not be there */
export function checkFiles({ databaseFile, uploadsDir }: Places, settingsFile: string): Finding[] {
  const home = path.dirname(databaseFile);
  const secrets = [
    ...['', '-wal', '-shm', '-journal'].map((suffix) => databaseFile + suffix),
    path.join(home, 'session-secret'),
    settingsFile,
  ].filter((file) => fs.existsSync(file));
  return [
    ...[home, uploadsDir].flatMap(checkFolder),
    // Where files have no permissions of their own, the folder's apply.
    ...(process.platform === 'win32' ? [] : [checkPrivate(secrets, home)]),
  ];
}

function checkFolder(folder: string): Finding[] {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  if (!stat) return [doubtful(`Dossier ${folder} : absent`, 'Le premier démarrage le crée')];
  if (!stat.isDirectory())
    return [wrong(`Dossier ${folder} : ce n’est pas un dossier`, 'Changez le réglage qui le nomme')];
  if (!isWritableFolder(folder))
    return [
      wrong(
        `Dossier ${folder} : cet utilisateur ne peut pas y écrire`,
        'Lancez la commande sous l’utilisateur du site, ou donnez-lui ce dossier (chown)',
      ),
    ];
  const foreign = foreignFiles(folder, stat.uid);
  const [first] = foreign;
  if (first !== undefined)
    return [
      wrong(
        `Dossier ${folder} : ${counted(foreign.length, 'fichier y appartient', 'fichiers y appartiennent')} à un autre utilisateur que le dossier (${first})`,
        `Rendez-les à celui du site : chown -R --reference=${shellWord(folder)} ${shellWord(folder)}`,
      ),
    ];
  const uid = process.getuid?.();
  if (uid !== undefined && uid !== stat.uid)
    return [
      doubtful(
        `Dossier ${folder} : cette commande n’a pas été lancée par l’utilisateur du dossier`,
        'Relancez-la sous celui-ci : elle dira ce que le site peut faire',
      ),
    ];
  return [good(`Dossier ${folder} : le site peut y écrire`)];
}

/** Whether a folder exists, and this user may read and write in it. */
function isWritableFolder(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return fs.statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** A path quoted as one word of a shell command. */
const shellWord = (file: string): string =>
  /^[\w./@:+-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;

/** Names of files directly in a folder that belong to another user. */
const foreignFiles = (folder: string, uid: number): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => (fs.lstatSync(path.join(folder, name), { throwIfNoEntry: false })?.uid ?? uid) !== uid);

/** The database, the session secret and `.env` must be neither readable nor writable by other users. */
function checkPrivate(files: readonly string[], home: string): Finding {
  const open = files.filter((file) => ((fs.statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o006) !== 0);
  if (open.length === 0) return good('Fichiers privés : les autres utilisateurs de la machine ne les lisent pas');
  const link = open.find((file) => fs.lstatSync(file).isSymbolicLink());
  if (link !== undefined)
    // no command: run as root, it would change the permissions of whatever the site's user has linked to
    return wrong(
      `Fichiers privés : tous les utilisateurs de la machine peuvent lire ou changer ${fs.realpathSync(link)}, où mène le lien ${link}`,
      'Regardez qui a fait ce lien, puis mettez le fichier lui-même à sa place',
    );
  const foreign = open.filter((file) => fs.lstatSync(file).uid !== fs.statSync(home).uid); // the site would not read them
  const chownCommand =
    foreign.length === 0 ? '' : `chown --reference=${shellWord(home)} ${foreign.map(shellWord).join(' ')} && `;
  return wrong(
    `Fichiers privés : tous les utilisateurs de la machine peuvent lire ou changer ${open.join(', ')}`,
    `Retirez-leur ce droit : ${chownCommand}chmod o-rwx ${open.map(shellWord).join(' ')}`,
  );
}

export function checkBackups(
  { backupDir, databaseFile }: Pick<Env, 'backupDir' | 'databaseFile'>,
  now = new Date(),
): Finding {
  if (backupDir === null)
    return doubtful(
      'Sauvegardes : le site n’en fait pas lui-même',
      'Réglez BACKUP_DIR sur un dossier d’un autre disque, ou lancez npm run backup chaque jour',
    );
  if (!isWritableFolder(backupDir))
    return wrong(
      `Sauvegardes : ${backupDir} n’existe pas, ou cet utilisateur ne peut pas y écrire`,
      'Créez ce dossier pour l’utilisateur du site, remettez le disque en place, ou changez BACKUP_DIR',
    );
  const record = readBackupRecord(databaseFile);
  const problem = backupProblem(record, now);
  if (problem !== null) return { mark: '✗', text: `Sauvegardes : ${problem}` };
  if (record.last === null)
    return doubtful('Sauvegardes : aucune encore', 'Le site fait la première une minute après son démarrage');
  const last = `Sauvegardes : la dernière, du ${formatDateTime(record.last.at)}`;
  if (!fs.existsSync(record.last.file))
    return wrong(`${last}, n’est plus là (${record.last.file})`, 'Si vous ne l’avez pas déplacée, vérifiez ce dossier');
  if (fs.statSync(backupDir).dev === fs.statSync(path.dirname(databaseFile)).dev)
    return doubtful(
      `${last}, est relue et restaurable, mais sur le même disque que le site`,
      'Copiez ce dossier sur une autre machine, ou réglez BACKUP_DIR sur un autre disque',
    );
  return good(`${last}, est relue et restaurable`);
}

/** Null where no destination is configured, as on most sites. */
export function checkCopy({ copyTo, databaseFile }: Pick<Env, 'copyTo' | 'databaseFile'>): Finding | null {
  if (copyTo === null) return null;
  const about = `Copie publiée dans ${copyTo}`;
  if (!isWritableFolder(copyTo))
    return wrong(
      `${about} : ce dossier n’existe pas, ou cet utilisateur ne peut pas y écrire`,
      'Créez-le pour l’utilisateur du site, ou changez COPY_TO',
    );
  const { last, failure } = readCopyRecord(databaseFile);
  if (failure) return { mark: '✗', text: `${about} : ${failure.line}` };
  return last?.to === copyTo
    ? good(`${about} : la dernière, du ${formatDateTime(last.at)}`)
    : doubtful(`${about} : aucune encore`, 'Le propriétaire la publie à la page « Copie du site »');
}

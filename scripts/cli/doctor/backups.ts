/** The daily back-ups: where they go, and what has come of the last one. */
import fs from 'node:fs';
import path from 'node:path';
import { backupProblem, readBackupRecord } from '@/lib/records';
import type { Env } from '@/lib/env';
import { formatDateTime } from '@/lib/format/dates';
import { isWritableFolder } from './files';
import { type Finding, doubtful, good, wrong } from './finding';

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

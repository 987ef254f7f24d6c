/** The database, and what it names: looked at without a change. */
import fs from 'node:fs';
import type { Env } from '@/lib/env';
import { formatDateTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { isDamage } from '@/lib/site/backup/database';
import { missingUploads } from '@/lib/site/backup/uploads';
import { pendingMigrations, storageError } from '@/lib/site/db/migrate';
import { type Database, firstValue, openDatabase, tableNames, type Value } from '@/lib/sqlite';
import { isCliError } from '../../lib/console';
import { doubtful, type Finding, good, wrong } from './finding';

type Places = Pick<Env, 'databaseFile' | 'uploadsDir'>;

/** A clock may be wrong by so much, in ms: dates are read to the minute. */
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
    const told = isCliError(error) ? error : storageError(error, databaseFile);
    if (told) return [{ mark: '✗', text: `Base de données : ${told.message}` }];
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

/** What was written last cannot be of the future. */
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

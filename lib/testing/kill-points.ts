/**
 * For tests, by `node --import`: what `kill -9` would leave just before each step of a process. A step is a call that
 * changes a file, of `fs` or of SQLite. With KEEP_IN, the site's files are copied there before each, to folders named 1,
 * 2… With KILL_WITHIN, the path of a database, the process is killed when half of a copy has been written into it.
 */
import fs from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';

const { KEEP_IN: points, KILL_WITHIN: within, DATABASE_URL: database = '', UPLOADS_DIR: uploads = '' } = process.env;
const data = path.dirname(database.replace('file:', ''));
let steps = 0;
let isCopying = false; // by functions that are counted too

function step() {
  if (!points || isCopying) return;
  steps += 1;
  isCopying = true;
  for (const folder of [data, uploads])
    fs.cpSync(folder, path.join(points, String(steps), path.basename(folder)), { recursive: true });
  isCopying = false;
}

function count(owner: object, names: readonly string[]) {
  for (const name of names) {
    const original = Reflect.get(owner, name);
    Reflect.set(owner, name, function counted(this: unknown, ...given: unknown[]) {
      step();
      return Reflect.apply(original, this, given);
    });
  }
}

count(fs, [
  'chmodSync',
  'copyFileSync',
  'fsyncSync',
  'linkSync',
  'mkdirSync',
  'mkdtempSync',
  'openSync',
  'renameSync',
  'rmSync',
  'writeFileSync',
]);
count(fs.promises, ['copyFile', 'link', 'open']);
count(SQLite.prototype, ['close', 'exec']);

const { backup } = SQLite.prototype;
SQLite.prototype.backup = function (file: string, options: SQLite.BackupOptions) {
  step();
  if (file !== within) return backup.call(this, file, options);
  const halfway: SQLite.BackupOptions['progress'] = ({ totalPages, remainingPages }) => {
    if (remainingPages < totalPages / 2) process.kill(process.pid, 'SIGKILL');
    return 5; // pages at a time
  };
  return backup.call(this, file, { progress: halfway });
};

/**
 * For tests, by `node --import`: kills this process with SIGKILL just before its step number KILL_AT. A step is a call
 * that changes a file, of `fs` or of SQLite. With KILL_WITHIN, the path of a database: when half of a copy has been
 * written into it. A process that is not killed prints how many steps it took.
 */
import fs from 'node:fs';
import SQLite from 'better-sqlite3';

const at = Number(process.env.KILL_AT ?? 0);
const within = process.env.KILL_WITHIN;
let steps = 0;

const kill = () => process.kill(process.pid, 'SIGKILL');

function step() {
  steps += 1;
  if (steps === at) kill();
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
    if (remainingPages < totalPages / 2) kill();
    return 5; // pages at a time
  };
  return backup.call(this, file, { progress: halfway });
};

process.on('exit', () => console.log(`steps: ${steps}`));

/**
 * For tests, by `node --import`: kills this process with SIGKILL just before its step number KILL_AT. A step is a call that
 * changes a file, of `fs` or of SQLite. With KILL_WITHIN, the path of a database: when half of a copy has been written into it.
 * A process that is not killed prints how many steps it took.
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

/** @param {any} owner @param {readonly string[]} names */
function count(owner, names) {
  for (const name of names) {
    const original = owner[name];
    owner[name] = function counted(/** @type {unknown[]} */ ...given) {
      step();
      return Reflect.apply(original, this, given);
    };
  }
}

count(fs, ['chmodSync', 'copyFileSync', 'fsyncSync', 'linkSync', 'mkdirSync', 'mkdtempSync', 'openSync', 'renameSync', 'rmSync', 'writeFileSync']);
count(fs.promises, ['copyFile', 'link', 'open']);
count(SQLite.prototype, ['close', 'exec']);

const { backup } = SQLite.prototype;
/** @this {SQLite.Database} @param {string} file @param {SQLite.BackupOptions} options */
SQLite.prototype.backup = function (file, options) {
  step();
  if (file !== within) return backup.call(this, file, options);
  /** @type {typeof options.progress} five pages at a time */
  const halfway = ({ totalPages, remainingPages }) => {
    if (remainingPages < totalPages / 2) kill();
    return 5;
  };
  return backup.call(this, file, { progress: halfway });
};

process.on('exit', () => console.log(`steps: ${steps}`));

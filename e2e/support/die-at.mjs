// Preloaded into a program: counts the SQL statements it executes, those of a script one by one, and kills the program with SIGKILL
// before statement number DIE_AT (from 1). Appends the first line of each to STATEMENTS_FILE.
import fs from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';

const dieAt = Number(process.env.DIE_AT ?? Number.POSITIVE_INFINITY);
const file = process.env.STATEMENTS_FILE ?? '';
let count = 0;

/** @param {string} sql */
function meet(sql) {
  count += 1;
  if (file !== '') fs.appendFileSync(file, `${sql.replace(/^(?:\s|--.*$)+/gm, '').split('\n', 1)[0]}\n`);
  if (count === dieAt) process.kill(process.pid, 'SIGKILL');
}

for (const name of /** @type {const} */ (['run', 'get', 'all'])) {
  const own = StatementSync.prototype[name];
  /** @this {StatementSync} @param {...unknown} values */
  const counted = function (...values) {
    meet(this.sourceSQL);
    return Reflect.apply(own, this, values);
  };
  Object.assign(StatementSync.prototype, { [name]: counted });
}

/** Executes a script statement by statement, so that the program can be killed between any two. @this {DatabaseSync} @param {string} sql */
DatabaseSync.prototype.exec = function (sql) {
  for (let rest = sql.trim(); /^(?!--)\S/m.test(rest); ) {
    const statement = this.prepare(rest);
    statement.all();
    rest = rest.slice(rest.indexOf(statement.sourceSQL) + statement.sourceSQL.length).trim();
  }
};

// Preloaded into a program: counts the SQL statements it executes, those of a script one by one, and kills the program with SIGKILL
// before statement number DIE_AT (from 1). Appends the first line of each to STATEMENTS_FILE.
import fs from 'node:fs';
import SQLite from 'better-sqlite3';

const dieAt = Number(process.env.DIE_AT ?? Number.POSITIVE_INFINITY);
const file = process.env.STATEMENTS_FILE ?? '';
let count = 0;

function meet(sql: string) {
  count += 1;
  if (file !== '') fs.appendFileSync(file, `${sql.replace(/^(?:\s|--.*$)+/gm, '').split('\n', 1)[0]}\n`);
  if (count === dieAt) process.kill(process.pid, 'SIGKILL');
}

const statement = Object.getPrototypeOf(new SQLite(':memory:').prepare('SELECT 1'));
for (const name of ['run', 'get', 'all']) {
  const own = statement[name];
  statement[name] = function (this: SQLite.Statement, ...values: unknown[]) {
    meet(this.source);
    return Reflect.apply(own, this, values);
  };
}

/** Executes a script statement by statement, so that the program can be killed between any two. */
SQLite.prototype.exec = function (sql: string) {
  for (let rest = sql; /^(?!--)\S/m.test(rest.trim()); ) {
    const first = firstStatement(this, rest);
    first.reader ? first.all() : first.run();
    rest = rest.slice(first.source.length);
  }
  return this;
};

/** The shortest beginning that SQLite can prepare: a trigger has semicolons inside. */
function firstStatement(db: SQLite.Database, sql: string) {
  for (let end = sql.indexOf(';'); end !== -1; end = sql.indexOf(';', end + 1)) {
    try {
      return db.prepare(sql.slice(0, end + 1));
    } catch (error) {
      if (!(error instanceof Error) || !/incomplete input|unrecognized token|contains no statements/.test(error.message)) throw error;
    }
  }
  return db.prepare(sql);
}

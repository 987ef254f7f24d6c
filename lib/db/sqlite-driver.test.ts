import { type ArgType, ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '@/lib/sqlite.mjs';
import { sqliteDriver } from './sqlite-driver.mjs';

type Scalar = ArgType['scalarType'];
type Cell = { readonly type: Scalar; readonly sent: unknown; readonly read: unknown };

let db: Database;
beforeEach(() => {
  db = openDatabase(':memory:', { create: true });
  db.exec(`
    CREATE TABLE parent (id INTEGER PRIMARY KEY);
    INSERT INTO parent VALUES (1), (2);
    CREATE TABLE item (
      id INTEGER PRIMARY KEY, whole INTEGER, big BIGINT, fraction REAL, moment DATETIME, text TEXT, bytes BLOB,
      flag BOOLEAN NOT NULL, code TEXT UNIQUE, parent INTEGER REFERENCES parent (id)
    )`);
});
afterEach(() => db.close());

const columns = ['whole', 'big', 'fraction', 'moment', 'text', 'bytes', 'flag', 'code', 'parent'] as const;
type Row = Record<(typeof columns)[number], Cell>;

const cell = <T>(type: Scalar, values: fc.Arbitrary<T>, read: (value: T) => unknown = (value) => value) =>
  values.map((sent): Cell => ({ type, sent, read: read(sent) }));
const nullable = (type: Scalar, cells: fc.Arbitrary<Cell>) => fc.oneof({ weight: 5, arbitrary: cells }, fc.constant<Cell>({ type, sent: null, read: null }));

const text = fc.string({ unit: 'binary', maxLength: 40 }).map((value) => value.replaceAll('\0', '').toWellFormed());
const moment = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
const stored = (value: Date) => value.toISOString().replace('Z', '+00:00');
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
const safe = (value: bigint) => (Number.isSafeInteger(Number(value)) ? Number(value) : value.toString());

const row: fc.Arbitrary<Row> = fc.record({
  whole: nullable('int', fc.oneof(cell('int', fc.maxSafeInteger()), cell('int', fc.integer().map(String), Number))),
  big: nullable(
    'bigint',
    fc.oneof(
      cell('bigint', int64, safe),
      cell('bigint', int64.map(String), (value) => safe(BigInt(value))),
    ),
  ),
  fraction: nullable(
    'float',
    cell(
      'float',
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
    ),
  ),
  moment: nullable(
    'datetime',
    fc.oneof(
      cell('datetime', moment, stored),
      cell(
        'datetime',
        moment.map((value) => value.toISOString()),
        (value) => stored(new Date(value)),
      ),
    ),
  ),
  text: nullable('string', cell('string', text)),
  bytes: nullable(
    'bytes',
    fc.oneof(
      cell(
        'bytes',
        fc.uint8Array({ maxLength: 50 }).map((value) => Buffer.from(value)),
        (value) => Uint8Array.from(value),
      ),
      cell(
        'bytes',
        fc.uint8Array({ maxLength: 50 }).map((value) => Buffer.from(value).toString('base64')),
        (value) => Uint8Array.from(Buffer.from(value, 'base64')),
      ),
    ),
  ),
  flag: nullable('boolean', cell('boolean', fc.boolean(), Number)),
  code: nullable(
    'string',
    cell(
      'string',
      fc.integer({ min: 0, max: 12 }).map((number) => `code ${number}`),
    ),
  ),
  parent: nullable('int', cell('int', fc.integer({ min: 1, max: 4 }))),
});

type Step =
  | { readonly kind: 'insert'; readonly id: number; readonly row: Row }
  | { readonly kind: 'update'; readonly id: number; readonly row: Row }
  | { readonly kind: 'delete'; readonly id: number };
const id = fc.integer({ min: 1, max: 8 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('insert' as const), id, row }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), id, row }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), id }) },
);

const arg = (type: Scalar): ArgType => ({ scalarType: type, arity: 'scalar' });
const int = arg('int');

/** The kind of error that SQLite must give for a row to be stored as `id`, or null. */
function expectedError(stored: ReadonlyMap<number, Row>, { id, kind, row }: Exclude<Step, { kind: 'delete' }>): string | null {
  const others = [...stored].filter(([other]) => kind === 'insert' || other !== id);
  if (row.flag.sent === null) return 'NullConstraintViolation';
  const isTaken = (kind === 'insert' && stored.has(id)) || (row.code.sent !== null && others.some(([, other]) => other.code.sent === row.code.sent));
  if (isTaken) return 'UniqueConstraintViolation';
  return row.parent.sent !== null && Number(row.parent.sent) > 2 ? 'ForeignKeyConstraintViolation' : null;
}

function errorOf(work: () => unknown): { readonly kind: string; readonly originalCode?: string } | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof DriverAdapterError) return error.cause;
    throw error;
  }
}

test('random statements store, change and refuse what SQLite’s rules say, and read back what was sent', () => {
  const driver = sqliteDriver(db);
  const insert = `INSERT INTO item (id, ${columns}) VALUES (?${', ?'.repeat(columns.length)})`;
  const update = `UPDATE item SET ${columns.map((name) => `${name} = ?`)} WHERE id = ?`;
  const rowArgs = (row: Row) => ({ args: columns.map((name) => row[name].sent), argTypes: columns.map((name) => arg(row[name].type)) });

  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      driver.script('DELETE FROM item');
      const model = new Map<number, Row>();
      for (const next of steps) {
        if (next.kind === 'delete') {
          expect(driver.execute({ sql: 'DELETE FROM item WHERE id = ?', args: [next.id], argTypes: [int] })).toBe(model.delete(next.id) ? 1 : 0);
          continue;
        }
        const { args, argTypes } = rowArgs(next.row);
        const exists = model.has(next.id);
        const error = next.kind === 'update' && !exists ? null : expectedError(model, next);
        const run = () =>
          next.kind === 'insert'
            ? driver.execute({ sql: insert, args: [next.id, ...args], argTypes: [int, ...argTypes] })
            : driver.execute({ sql: update, args: [...args, next.id], argTypes: [...argTypes, int] });
        if (error === null) {
          expect(run()).toBe(next.kind === 'insert' || exists ? 1 : 0);
          if (next.kind === 'insert' || exists) model.set(next.id, next.row);
        } else {
          expect(errorOf(run)).toMatchObject({ kind: error, originalCode: 'SQLITE_CONSTRAINT' });
        }
      }
      const { columnNames, rows } = driver.query({ sql: `SELECT id, ${columns} FROM item ORDER BY id`, args: [], argTypes: [] });
      expect(columnNames).toEqual(['id', ...columns]);
      const expected = [...model].toSorted(([a], [b]) => a - b).map(([key, row]) => [key, ...columns.map((name) => row[name].read)]);
      expect(rows).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

describe('a result', () => {
  const query = (sql: string, args: unknown[] = [], types: Scalar[] = []) => sqliteDriver(db).query({ sql, args, argTypes: types.map(arg) });

  test('has the declared types of its columns, and of an expression the type of its first value', () => {
    db.exec(`INSERT INTO item (id, whole, flag) VALUES (1, 5, 1)`);
    const names = (sql: string) => query(sql).columnTypes.map((type) => Object.entries(ColumnTypeEnum).find(([, value]) => value === type)?.[0]);
    expect(names('SELECT whole, big, fraction, moment, text, bytes, flag FROM item')).toEqual([
      'Int32',
      'Int64',
      'Double',
      'DateTime',
      'Text',
      'Bytes',
      'Boolean',
    ]);
    expect(names(`SELECT 1, 1.5, 'a', x'00', NULL`)).toEqual(['Int64', 'UnknownNumber', 'Text', 'Bytes', 'Int32']);
  });

  test('keeps two columns of one name apart', () => expect(query('SELECT 1 AS a, 2 AS a').rows).toEqual([[1, 2]]));

  test('has no rows and no columns for a statement that returns none', () =>
    expect(query('UPDATE item SET whole = 1')).toEqual({ columnNames: [], columnTypes: [], rows: [] }));

  test('of a statement with RETURNING has its rows', () =>
    expect(query('INSERT INTO item (flag) VALUES (?) RETURNING id, flag', [true], ['boolean']).rows).toEqual([[1, 1]]));

  test('reads a number of milliseconds as a moment', () => {
    sqliteDriver(db, { timestamps: 'unixepoch-ms' }).execute({
      sql: 'INSERT INTO item (flag, moment) VALUES (1, ?)',
      args: [new Date(5)],
      argTypes: [arg('datetime')],
    });
    expect(query('SELECT moment, typeof(moment) FROM item').rows).toEqual([['1970-01-01T00:00:00.005Z', 'integer']]);
  });

  test('an integer stays one in an expression', () => expect(query('SELECT typeof(? + 1)', [1], ['int']).rows).toEqual([['integer']]));
});

test.each([
  ['SELECT * FROM missing', [], { kind: 'TableDoesNotExist', table: 'missing' }],
  ['SELECT missing FROM item', [], { kind: 'ColumnNotFound', column: 'missing' }],
  ['INSERT INTO item (missing) VALUES (1)', [], { kind: 'ColumnNotFound', column: 'missing' }],
  ['SELEC', [], { kind: 'sqlite', extendedCode: 1 }],
  ['INSERT INTO item (id, flag) VALUES (1, 1), (1, 1)', [], { kind: 'UniqueConstraintViolation', constraint: { fields: ['id'] }, table: 'item' }],
  ['INSERT INTO item (flag, big) VALUES (1, ?)', ['9223372036854775808'], { kind: 'InvalidInputValue' }],
  ['INSERT INTO item (flag, text) VALUES (1, ?)', ['cut\0off'], { kind: 'InvalidInputValue' }],
] as const)('%s is refused in Prisma’s terms', (sql, args, error) => {
  const argTypes = args.map((value) => arg(value.startsWith('9') ? 'bigint' : 'string'));
  expect(errorOf(() => sqliteDriver(db).execute({ sql, args: [...args], argTypes }))).toMatchObject(error);
});

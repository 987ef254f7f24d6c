/**
 * Prisma's driver for `node:sqlite`: converts values both ways, and errors to Prisma's.
 * Plain JavaScript, because Prisma's own commands use it without a build (scripts/schema-engine.mjs).
 */
import { ColumnTypeEnum, DriverAdapterError } from '@prisma/driver-adapter-utils';
import { isSqliteError, sqliteCode } from '../error-codes.mjs';

/**
 * @typedef {import('@prisma/driver-adapter-utils').SqlQuery} Query
 * @typedef {import('@prisma/driver-adapter-utils').SqlResultSet} ResultSet
 * @typedef {import('@prisma/driver-adapter-utils').ArgType} ArgType
 * @typedef {import('@prisma/driver-adapter-utils').ColumnType} ColumnType
 * @typedef {import('@prisma/driver-adapter-utils').MappedError} MappedError
 * @typedef {import('node:sqlite').SQLInputValue} Value
 * @typedef {'iso8601' | 'unixepoch-ms'} Timestamps how a date is stored
 */

/** How the driver identifies itself to Prisma. */
export const identity = /** @type {const} */ ({ provider: 'sqlite', adapterName: 'node-sqlite' });

/**
 * Runs Prisma's statements on an open connection, synchronously. Every error is a `DriverAdapterError`.
 * @param {import('../sqlite.mjs').Database} db
 * @param {{ timestamps?: Timestamps }} [options]
 */
export function sqliteDriver(db, { timestamps = 'iso8601' } = {}) {
  return {
    /** Rows of a statement; none for one that returns nothing. @param {Query} query @returns {ResultSet} */
    query: (query) =>
      mapped(() => {
        const statement = db.prepare(query.sql);
        statement.setReadBigInts(true);
        statement.setReturnArrays(true);
        /** @type {unknown[][]} with `setReturnArrays` a row is a list, which the types do not know */
        const rows = Object.values(statement.all(...values(query, timestamps))).map((row) => Object.values(row));
        const columns = statement.columns();
        const columnTypes = columns.map(({ type }, index) => declaredType(type) ?? valueType(rows, index));
        return {
          columnNames: columns.map(({ name }) => name),
          columnTypes,
          rows: rows.map((row) => row.map((value, index) => fromSqlite(value, columnTypes[index]))),
        };
      }),
    /** How many rows a statement changed. @param {Query} query @returns {number} */
    execute: (query) => mapped(() => Number(db.prepare(query.sql).run(...values(query, timestamps)).changes)),
    /** Several statements without values. @param {string} sql */
    script: (sql) => mapped(() => db.exec(sql)),
  };
}

/** @param {Query} query @param {Timestamps} timestamps */
const values = ({ args, argTypes }, timestamps) => args.map((arg, index) => toSqlite(arg, argTypes[index]?.scalarType, timestamps));

/**
 * @param {unknown} arg
 * @param {ArgType['scalarType'] | undefined} type
 * @param {Timestamps} timestamps
 * @returns {Value}
 */
function toSqlite(arg, type, timestamps) {
  if (arg === null || arg === undefined) return null;
  if (typeof arg === 'boolean') return arg ? 1 : 0;
  if (typeof arg === 'bigint') return arg;
  // A number is bound as a floating-point one: only a bigint stays an integer in an expression.
  if (typeof arg === 'number') return Number.isSafeInteger(arg) && type !== 'float' && type !== 'decimal' ? BigInt(arg) : arg;
  if (arg instanceof Date) return timestamp(arg, timestamps);
  if (arg instanceof Uint8Array) return bytes(arg);
  const text = String(arg);
  if (type === 'int' || type === 'bigint') return BigInt(text);
  if (type === 'float' || type === 'decimal') return Number.parseFloat(text);
  if (type === 'datetime') return timestamp(new Date(text), timestamps);
  if (type === 'bytes') return bytes(Buffer.from(text, 'base64'));
  if (text.includes('\0')) throw new RangeError('NUL in a text: Node 22 would store what stands before it');
  return text;
}

/** Node 22 stores an empty Buffer as NULL, but an empty Uint8Array as what it is. @param {Uint8Array} value */
const bytes = (value) => (value.length === 0 ? new Uint8Array(0) : value);

/** @param {Date} date @param {Timestamps} timestamps */
const timestamp = (date, timestamps) => (timestamps === 'iso8601' ? date.toISOString().replace('Z', '+00:00') : BigInt(date.getTime()));

/** The column types of the schemas that Prisma writes: https://www.prisma.io/docs/orm/core-concepts/supported-databases/sqlite */
const declared = new Map(
  Object.entries({
    DECIMAL: ColumnTypeEnum.Numeric,
    REAL: ColumnTypeEnum.Double,
    INTEGER: ColumnTypeEnum.Int32,
    BIGINT: ColumnTypeEnum.Int64,
    DATETIME: ColumnTypeEnum.DateTime,
    TEXT: ColumnTypeEnum.Text,
    BLOB: ColumnTypeEnum.Bytes,
    BOOLEAN: ColumnTypeEnum.Boolean,
    JSONB: ColumnTypeEnum.Json,
  }),
);

/** @param {string | null} type as the table declares it; null for an expression */
const declaredType = (type) => declared.get(type?.toUpperCase() ?? '');

/**
 * The type of an expression's column, by its first value that is not NULL.
 * @param {unknown[][]} rows
 * @param {number} index
 * @returns {ColumnType}
 */
function valueType(rows, index) {
  const value = rows.find((row) => row[index] !== null)?.[index];
  if (typeof value === 'string') return ColumnTypeEnum.Text;
  if (typeof value === 'bigint') return ColumnTypeEnum.Int64;
  if (typeof value === 'number') return ColumnTypeEnum.UnknownNumber;
  return value instanceof Uint8Array ? ColumnTypeEnum.Bytes : ColumnTypeEnum.Int32;
}

/**
 * A value as its column's type has it. SQLite enforces no column's type: what another program has stored of another one is read as
 * SQLite's CAST would read it, so that it does not keep the rows around it from being read.
 * @param {unknown} stored
 * @param {ColumnType | undefined} type
 */
function fromSqlite(stored, type) {
  const value = stored instanceof Uint8Array && type !== ColumnTypeEnum.Bytes ? text(stored) : stored;
  if (value === null) return null;
  if (type === ColumnTypeEnum.DateTime) return moment(value);
  if (typeof value === 'string' && isNumeric(type)) return number(value, type);
  if (typeof value === 'number' && isWhole(type)) return Math.trunc(value);
  return typeof value === 'bigint' ? fromBigint(value) : value;
}

/** Without NUL, which `toSqlite` refuses. @param {Uint8Array} bytes */
const text = (bytes) => Buffer.from(bytes).toString().replaceAll('\0', '');

/** @param {ColumnType | undefined} type */
const isWhole = (type) => type === ColumnTypeEnum.Int32 || type === ColumnTypeEnum.Int64;

/** @param {ColumnType | undefined} type */
const isNumeric = (type) => isWhole(type) || type === ColumnTypeEnum.Double || type === ColumnTypeEnum.Boolean;

/** 0 for a text that begins with no number. @param {string} value @param {ColumnType | undefined} type */
function number(value, type) {
  const read = Number.parseFloat(value) || 0;
  return type === ColumnTypeEnum.Double ? read : Math.trunc(read);
}

/** @param {bigint} value */
function fromBigint(value) {
  const read = Number(value);
  return Number.isSafeInteger(read) ? read : value.toString();
}

/** A text of the form that the site and SQLite store, a number of milliseconds; the beginning of 1970 for what is no moment. @param {unknown} value */
function moment(value) {
  const isStored = typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/.test(value);
  const read = new Date(typeof value === 'string' ? value : Number(value));
  if (Number.isNaN(read.getTime())) return new Date(0).toISOString();
  return isStored ? value : read.toISOString();
}

/**
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function mapped(work) {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const originalCode = sqliteCode(error) || ('code' in error ? String(error.code) : error.name);
    throw new DriverAdapterError({ originalCode, originalMessage: error.message, ...prismaError(error) });
  }
}

/** The columns and the table in « UNIQUE constraint failed: Table.column, Table.other ». @param {string} message */
function constrained(message) {
  const columns = message.split('constraint failed: ')[1]?.split(', ') ?? [];
  return { fields: columns.map((column) => column.slice(column.lastIndexOf('.') + 1)), table: columns[0]?.split('.').slice(0, -1).join('.') };
}

/** Extended result codes: https://www.sqlite.org/rescode.html */
const constraint = { foreignKey: 787, notNull: 1299, primaryKey: 1555, trigger: 1811, unique: 2067 };

/** @param {Error} error @returns {MappedError} */
function prismaError(error) {
  const { message } = error;
  // Node itself refuses a value that SQLite cannot hold, such as an integer of more than 64 bits.
  if (!isSqliteError(error)) return { kind: 'InvalidInputValue', message };
  const { fields, table } = constrained(message);
  switch (error.errcode) {
    case constraint.unique:
    case constraint.primaryKey:
      return { kind: 'UniqueConstraintViolation', constraint: { fields }, table };
    case constraint.notNull:
      return { kind: 'NullConstraintViolation', constraint: { fields } };
    case constraint.foreignKey:
    case constraint.trigger:
      return { kind: 'ForeignKeyConstraintViolation', constraint: { foreignKey: {} } };
  }
  if (sqliteCode(error) === 'SQLITE_BUSY') return { kind: 'SocketTimeout' };
  if (message.startsWith('no such table: ')) return { kind: 'TableDoesNotExist', table: message.slice('no such table: '.length) };
  const column = /^no such column: (.+)|has no column named (.+)/.exec(message);
  if (column) return { kind: 'ColumnNotFound', column: column[1] ?? column[2] };
  return { kind: 'sqlite', extendedCode: error.errcode, message };
}

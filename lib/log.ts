import { format, stripVTControlCharacters } from 'node:util';

/**
 * The log: one JSON line for each event, on standard output, with the time in UTC.
 * JSON escapes CR and LF; fields with the name of a secret are left out.
 */
type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const secret = /pass|secret|cookie|token|jeton|authorization/i;

/**
 * Warnings and errors of one kind that are written in a minute, at most; the others are counted, and the minute ends
 * with their count.
 */
const mostAlike = 10;
const mostKinds = 100;
/** In ms. */
const minute = 60_000;
const written = new Map<string, number>();

/** Writes one event. `fields` hold plain values and no personal content. */
export function log(level: Level, event: string, fields: Fields = {}): void {
  if (level !== 'info' && isOneTooMany(event, fields)) return;
  print(level, event, fields);
}

/** A thrown value as text, with its stack and those of its causes: for the log only. */
export function describeError(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause instanceof Error && depth < 4 ? `${own}\n[cause]: ${describeError(error.cause, depth + 1)}` : own;
}

/**
 * Errors of one event with the same first line are of one kind; once there are many kinds, further ones count as their
 * event's.
 */
function isOneTooMany(event: string, { error = '' }: Fields): boolean {
  const own = `${event} ${String(error).split('\n', 1)[0]}`;
  const kind = written.has(own) || written.size < mostKinds ? own : event;
  const count = (written.get(kind) ?? 0) + 1;
  written.set(kind, count);
  if (count === 1) setTimeout(() => endMinute(event, kind), minute).unref();
  return count > mostAlike;
}

function endMinute(event: string, kind: string): void {
  const unwritten = (written.get(kind) ?? 0) - mostAlike;
  written.delete(kind);
  if (unwritten > 0) print('warn', 'log.unwritten', { of: event, count: unwritten });
}

function print(level: Level, event: string, fields: Fields): void {
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.test(name)));
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...kept })}\n`);
}

/** From now on `console.error` and `console.warn` write to the log, within its limits. */
export function logConsole(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...given: unknown[]) =>
      log(level, 'server.console', { error: stripVTControlCharacters(format(...given)).trim() });
}

/**
 * Logs: one JSON line an event, on standard output, with the time in UTC (trust.md 32).
 * JSON escapes CR and LF; fields whose names say that they are secret are left out.
 */
type Level = 'info' | 'warn' | 'error';
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

const secret = /pass|secret|cookie|token|jeton|authorization/i;

/** Writes one event. `fields` hold plain values; give no personal content. */
export function log(level: Level, event: string, fields: Fields = {}): void {
  const kept = Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.test(name)));
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...kept })}\n`);
}

/** What a thrown value says, for the log only. */
export function describeFault(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}

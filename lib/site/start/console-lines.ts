/** Turns each message that the framework prints into one line of the log. */
import { format, stripVTControlCharacters } from 'node:util';
import { log } from '@/lib/log';

/** From now on `console.error` and `console.warn` write to the log, within its limits. */
export function logConsole(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...given: unknown[]) =>
      log(level, 'server.console', { error: stripVTControlCharacters(format(...given)).trim() });
}

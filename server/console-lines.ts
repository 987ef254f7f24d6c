/** What the framework prints by itself: each message becomes one line of the log. */
import { format, stripVTControlCharacters } from 'node:util';
import { log } from '@/lib/log';

/** From now on `console.error` and `console.warn` are lines of the log, bounded as its own are. */
export function logConsole(): void {
  for (const level of ['error', 'warn'] as const)
    console[level] = (...given: unknown[]) => log(level, 'server.console', { fault: stripVTControlCharacters(format(...given)).trim() });
}

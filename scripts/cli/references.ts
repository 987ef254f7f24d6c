/**
 * Reads one bibliography and ends: its bytes on standard input; on standard output lines of JSON that say how far it has come, one that
 * says what it is, then one for each entry (lib/references/process.ts starts it). It ends itself at its limit of time, since the site may have ended before.
 */
import os from 'node:os';
import { buffer } from 'node:stream/consumers';
import { maxSeconds, tooSlow } from '@/lib/references/bounds';
import { seldom } from '@/lib/references/progress';
import { readReferences } from '@/lib/references/read';
import { TooSlow, withinTime } from '@/lib/time-limit';

async function main(): Promise<void> {
  // A terminal or a service manager signals every process: the site lets the requests in flight finish, and they need this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const bytes = await buffer(process.stdin);
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // visitors first, even with a single processor
  const read = within(bytes);
  if ('refusal' in read) return say(read);
  await say({ format: read.format, encoding: read.encoding, count: read.entries.length });
  for (const entry of read.entries) await say(entry);
}

function within(bytes: Uint8Array): ReturnType<typeof readReferences> {
  try {
    return withinTime((maxSeconds - 5) * 1000, () => readReferences(bytes, told));
  } catch (error) {
    if (error instanceof TooSlow) return { refusal: tooSlow };
    throw error;
  }
}

/** Written while the reading holds the process, as a pipe on Linux allows; elsewhere it comes at its end. */
const told = seldom((done: number, total: number) => void say({ done, total }));

/** Waits while the site has not yet read what was written. */
function say(line: object): Promise<void> | void {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) return new Promise((resolve) => process.stdout.once('drain', resolve));
}

await main();

/**
 * Makes one picture and ends: a job and its bytes on standard input, the picture on standard output (lib/pictures/process.ts starts it).
 * Native code decodes what strangers made, so it is bounded from outside of that code: by this process's own clock and memory.
 */
import fs from 'node:fs';
import os from 'node:os';
import { buffer } from 'node:stream/consumers';
import { cleanPicture } from '@/lib/pictures/decode';
import { type Answer, frame, type Job, maxMemory, seconds, unframe } from '@/lib/pictures/job';
import { makeVariant } from '@/lib/pictures/variant';
import { openSharp } from '@/lib/sharp';

/** The process that waits for the picture. */
const site = process.ppid;

async function main(): Promise<void> {
  // A terminal or a service manager tells every process to end: the site lets the requests in flight finish, and they need this one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const { head, bytes } = unframe(await buffer(process.stdin));
  const job = head as Job; // from lib/pictures/process.ts, of the same build
  watch(job);
  await openSharp(); // a library that cannot be loaded is a fault, not a bad picture
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // visitors first, also where there is one processor
  process.stdout.write(await work(job, bytes));
}

async function work(job: Job, bytes: Buffer): Promise<Buffer> {
  if (job.kind === 'upload') {
    try {
      return framed(await cleanPicture(bytes));
    } catch {
      const refusal: Answer = { refused: true };
      return frame(refusal, new Uint8Array());
    }
  }
  if (job.kind === 'variant') return framed(await makeVariant(bytes, job));
  const photo = bytes.length > 0 ? bytes : null;
  if (job.kind === 'card') return framed(await (await import('@/lib/pictures/card')).drawCard(job.profile, photo));
  return framed(await (await import('@/lib/pictures/icon')).drawIcon(job.profile, job.size, photo));
}

const framed = ({ data, info: { width, height } }: { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number } }): Buffer =>
  frame({ width, height }, data);

/** Ends this process at its bounds, and when the site is no longer there. Pictures are made on other threads: this one is free to look. */
function watch({ kind }: Job): void {
  const look = () => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > maxMemory) end('memory');
    if ((user + system) / 1e6 > seconds[kind].processor) end('time');
    if (process.ppid !== site) end('the site has ended');
  };
  setInterval(look, 20).unref();
}

function end(reason: string): never {
  fs.writeSync(process.stderr.fd, reason);
  process.kill(process.pid, 'SIGKILL'); // no exit handler may wait for the thread that decodes
  throw new Error(reason);
}

await main();

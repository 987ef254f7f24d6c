/**
 * Makes one picture and ends: a job and its bytes on standard input, the picture on standard output
 * (lib/site/media/process.ts starts it). Native code decodes untrusted files, so its processor time and memory are
 * bounded from outside of that code, by this process.
 */
import fs from 'node:fs';
import os from 'node:os';
import { buffer } from 'node:stream/consumers';
import { cleanPicture } from '@/lib/site/media/decode';
import { type Answer, frame, type Job, maxMemory, seconds, unframe } from '@/lib/site/media/job';
import { openSharp } from '@/lib/site/media/sharp';
import { makeVariant } from '@/lib/site/media/variant';

/** The process id of the site, which waits for the picture. */
const site = process.ppid;

async function main(): Promise<void> {
  // A terminal or a service manager signals every process: the site lets the requests in flight finish, and they need
  // this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const { head, bytes } = unframe(await buffer(process.stdin));
  const job = head as Job; // from lib/site/media/process.ts, of the same build
  watch(job);
  await openSharp(); // outside `work`: a library that cannot be loaded is an error, not an invalid picture
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // visitors first, even with a single processor
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
  if (job.kind === 'card')
    return framed(
      await (await import('@/lib/site/media/site-images/social-card')).renderSocialCard(job.profile, photo),
    );
  return framed(await (await import('@/lib/site/media/site-images/icon')).renderIcon(job.profile, job.size, photo));
}

const framed = ({
  data,
  info: { width, height },
}: {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}): Buffer => frame({ width, height }, data);

/**
 * Ends this process at its bounds, and when the site has ended. Pictures are made on other threads, so this one can
 * check every 20 ms.
 */
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
  process.kill(process.pid, 'SIGKILL'); // an exit would wait for the thread that decodes
  throw new Error(reason);
}

await main();

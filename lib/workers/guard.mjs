// A thread that ends its process at the job's limits, and when the site has ended: the job may block its own thread,
// and native code knows no limits (started by job.ts).
import fs from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** @type {{ site: number, memory: number, cpu: number } | null} */
let bounds = null;
parentPort?.on('message', (message) => {
  bounds = message;
});

setInterval(() => {
  if (!bounds) return;
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > bounds.memory) end('memory');
  if ((user + system) / 1e6 > bounds.cpu) end('time');
  if (process.ppid !== bounds.site) end('the site has ended');
}, 20);

/** @param {string} reason for the site, as the last word of its standard error */
function end(reason) {
  try {
    fs.writeSync(2, `\n${reason}`);
  } catch {
    // its reader is gone
  }
  process.kill(process.pid, 'SIGKILL');
}

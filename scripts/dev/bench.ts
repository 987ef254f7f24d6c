#!/usr/bin/env node
// `node scripts/node.mjs scripts/dev/bench.ts [SECONDS]`: throughput of the built site on this machine, after `npm run
// build`: the home page, a search and the CV, each over ten connections at once. To compare two states of the code,
// alternate between them and compare medians: absolute figures depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/own-server.ts';
import { inRoot, root } from '../lib/project.ts';

const seconds = Number(process.argv[2] ?? 5);
const addresses = ['/', '/publications?q=eau', '/sitemap.xml', '/api/health'];
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'bench '));
const port = await freePort();
const started = performance.now();
const site = spawn(process.execPath, [inRoot('scripts/node.mjs'), 'scripts/start.ts'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${home}/site.db`,
    UPLOADS_DIR: `${home}/uploads`,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  for await (const text of site.stdout.setEncoding('utf8')) if (String(text).includes('Administration')) break;
  console.log(`start ${Math.round(performance.now() - started)} ms`);
  for (const address of addresses) {
    await fetch(`http://127.0.0.1:${port}${address}`); // rendered and cached for the first visitor
    const times = await load(`http://127.0.0.1:${port}${address}`);
    const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
    console.log(`${address}: ${Math.round(times.length / seconds)} a second, median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  }
  console.log(`memory ${memoryOf(site.pid ?? 0)} MiB`);
} finally {
  site.kill();
  await once(site, 'close');
  fs.rmSync(home, { recursive: true });
}

/** Response times in ms, sorted. */
async function load(url: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() < end) {
        const before = performance.now();
        const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
        times.push(performance.now() - before);
      }
    }),
  );
  return times.toSorted((a, b) => a - b);
}

/** Resident memory of a process, in MiB; on Linux only. */
function memoryOf(pid: number): string {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return kilobytes === undefined ? '?' : String(Math.round(Number(kilobytes) / 1024));
}

// A server of the site for one command: on a free local port, with the site's own data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { CliError } from './console.ts';
import { inRoot, root } from './project.ts';

/**
 * Runs `work` with the origin of a private server, then stops that. Throws a `CliError` with its output when it does
 * not start.
 * @param siteUrl the origin of the absolute URLs that it writes
 */
export async function withOwnServer<T>(siteUrl: string, work: (origin: string) => Promise<T>): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, [inRoot('scripts/node.mjs'), 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', SITE_URL: siteUrl, SERVES_ONLY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => void child.kill();
  process.once('exit', end);
  const ended = once(child, 'close');
  try {
    let output = '';
    const ready = new Promise<boolean>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (output.includes('Le site est prêt')) resolve(true);
        });
    });
    if (!(await Promise.race([ready, ended.then(() => false)])))
      throw new CliError(`Le site n’a pas pu être servi pour la copie :\n${output.trim()}`);
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    end();
    await ended;
    process.off('exit', end);
  }
}

/** Whether a local port is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A free local port. */
export async function freePort(): Promise<number> {
  const probe = net.createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A site of its own: the built one, started as `npm start` does it, on a new database, uploads folder and port. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { crops, formats } from '../../lib/content/variants';
import { makeUsedSite, type Past } from './used-site.mjs';

const root = path.resolve(import.meta.dirname, '../..');

export type Env = Readonly<Record<string, string>>;
export type Credentials = { readonly email: string; readonly password: string; readonly code?: string };

/** Of the sites that tests make. */
export const owner = { email: 'proprietaire@exemple.org', password: 'un mot de passe d’essai' } as const;

export type Site = {
  /** `http://localhost:PORT` */
  readonly origin: string;
  /** The process, for those who watch its memory or bound its resources. */
  readonly pid: number;
  /** The folder that holds the database and the uploads. */
  readonly home: string;
  readonly databaseFile: string;
  readonly uploadsDir: string;
  /** What the site has printed so far. */
  readonly output: () => string;
  /** The body of a sign-in of the owner; where the second factor is on, with a code that has not been used. */
  readonly credentials: () => Credentials;
  /** The one-time address that the start printed, when there is no owner. */
  readonly setupUrl: () => string | undefined;
  /** Runs one of the commands (`owner`, `backup`, …) on this site's data. */
  readonly command: (name: string, args?: readonly string[], input?: string) => Promise<{ code: number; output: string }>;
  /** Sends a signal and waits for the end; answers the exit code. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends the site and removes its data. */
  readonly remove: () => Promise<void>;
};

/** A site with a past (used-site.mjs). */
export type UsedSite = Site & { readonly past: Past };

/** Starts a site that has been used for a year; visitors have seen its portrait in every size and format. */
export async function startUsedSite({ env = {}, home = newHome() }: { env?: Env; home?: string } = {}): Promise<UsedSite> {
  const past = await makeUsedSite(home);
  const site = await startSite({ env, home });
  for (const variant of variantsOf(past.portrait)) await (await fetch(site.origin + variant)).arrayBuffer();
  const codes = [...past.recoveryCodes];
  return { ...site, past, credentials: () => ({ email: past.email, password: past.password, code: codes.shift() ?? '' }) };
}

/** The addresses of a picture in every size and format. */
export const variantsOf = (address: string): string[] =>
  Object.entries(crops).flatMap(([crop, { widths }]) =>
    widths.flatMap((width) => formats.map((format) => address.replace(/\.webp$/, `-${crop}-${width}.${format}`))),
  );

const newHome = () => fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio e2e '));

/** Starts a site and resolves when it answers. `home` starts it on the data that another one left. */
export async function startSite({ env = {}, home = newHome() }: { env?: Env; home?: string } = {}): Promise<Site> {
  const port = await freePort();
  const databaseFile = path.join(home, 'portfolio.db');
  const uploadsDir = path.join(home, 'uploads');
  const settings: NodeJS.ProcessEnv = { ...inherited(), PORT: String(port), DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir, ...env };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  const text = collect(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const origin = `http://localhost:${port}`;
  let isUp = false;
  await Promise.race([
    appears(child, text, 'Administration : ').then(() => {
      isUp = true;
    }),
    ended.then((code) => {
      if (isUp) return;
      fs.rmSync(home, { recursive: true, force: true });
      throw new Error(`the site ended with ${code}:\n${text()}`);
    }),
  ]);
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    home,
    databaseFile,
    uploadsDir,
    output: text,
    credentials: () => owner,
    setupUrl: () => /http\S+\/login\?jeton=\S+/.exec(text())?.[0],
    command: (name, args = [], input = '') => run([`scripts/${name}.mjs`, ...args], settings, input),
    end,
    async remove() {
      await end('SIGKILL');
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Runs a program of the project to its end, with Node. */
export function run(args: readonly string[], env: NodeJS.ProcessEnv = inherited(), input = ''): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });
    const text = collect(child);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: text() }));
    child.stdin.end(input);
  });
}

/** The environment without what would change the site's settings, or (the colours of the tests' own output) what it prints. */
export function inherited(): NodeJS.ProcessEnv {
  const settings = [
    'PORT',
    'HOST',
    'SITE_URL',
    'SESSION_SECRET',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'TRUSTED_PROXIES',
    'DATABASE_URL',
    'UPLOADS_DIR',
    'INIT_CWD',
    'FORCE_COLOR',
    'NO_COLOR',
  ];
  const kept = Object.entries(process.env).filter(([name]) => !settings.includes(name));
  return { ...Object.fromEntries(kept), NODE_ENV: 'production' };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return () => text;
}

function appears(child: ChildProcess, text: () => string, words: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (text().includes(words)) resolve();
    };
    child.stdout?.on('data', look);
    look();
  });
}

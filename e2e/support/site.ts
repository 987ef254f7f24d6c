/** Starts the built site as `npm start` does, or as `next start` does, on its own database, uploads folder and port. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settingNames } from '../../lib/env';
import { programArgs } from '../../lib/program';
import { isFree } from '../../scripts/lib/own-server';

const root = path.resolve(import.meta.dirname, '../..');

export type Env = Readonly<Record<string, string>>;
export type Credentials = { readonly email: string; readonly password: string; readonly code?: string };

/** The owner of the sites that tests create. */
export const owner = { email: 'proprietaire@exemple.org', password: 'un mot de passe d’essai' } as const;

export type Site = {
  /** `http://localhost:PORT` */
  readonly origin: string;
  /** The process id, to measure its memory or limit its resources. */
  readonly pid: number;
  /** The folder that holds the database and the uploads. */
  readonly home: string;
  readonly databaseFile: string;
  readonly uploadsDir: string;
  /** What the site has printed so far. */
  readonly output: () => string;
  /** The owner's sign-in body; on a used site each call has a recovery code that has not been used. */
  readonly credentials: () => Credentials;
  /** The one-time URL that the start printed, if there was no owner. */
  readonly setupUrl: () => string | undefined;
  /** The body of the answer at an address of the site, which a visitor gets. */
  readonly text: (address?: string) => Promise<string>;
  /** Runs one of the commands (`owner`, `backup`, …) on this site's data; `input` is its standard input. */
  readonly command: (
    name: string,
    args?: readonly string[],
    input?: string,
  ) => Promise<{ code: number; output: string }>;
  /** The upkeep of each day, now. */
  readonly upkeep: () => Promise<{ code: number; output: string }>;
  /** Sends a signal, waits for the process to end and returns its exit code, null if the signal killed it. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends the site and removes its data. */
  readonly remove: () => Promise<void>;
};

/** Which command serves: `npm start`, or with E2E_SERVER=next plain `next start`. */
export const isNextStart = process.env.E2E_SERVER === 'next';

/** A new folder for the data of a site. */
export const newHome = () => fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio e2e '));

type Options = { readonly env?: Env; readonly home?: string; readonly project?: string; readonly byNext?: boolean };

/**
 * Starts a site and resolves once it is ready; pass `home` to reuse the data of another, `project` to run a copy of
 * this one. Throws an error with its output if it ends first.
 */
export async function startSite({
  env = {},
  home = newHome(),
  project = root,
  byNext = isNextStart,
}: Options = {}): Promise<Site> {
  const port = await freePort();
  const databaseFile = path.join(home, 'portfolio.db');
  const uploadsDir = path.join(home, 'uploads');
  const settings: NodeJS.ProcessEnv = {
    ...inherited(),
    TIME_ZONE: 'Europe/Paris',
    PORT: String(port),
    DATABASE_URL: `file:${databaseFile}`,
    UPLOADS_DIR: uploadsDir,
    ...env,
  };
  const command = byNext
    ? ['node_modules/next/dist/bin/next', 'start', '--port', String(port), '--hostname', '127.0.0.1']
    : ['scripts/node.mjs', 'scripts/start.ts'];
  const child = spawn(process.execPath, command, { cwd: project, env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
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
    text: async (address = '/') => (await fetch(origin + address)).text(),
    setupUrl: () => /http\S+\/login\?jeton=\S+/.exec(text())?.[0],
    command: (name, args = [], input = '') => run(['scripts/node.mjs', `scripts/${name}.ts`, ...args], settings, input),
    upkeep: () => run(programArgs('maintain'), settings),
    end,
    async remove() {
      await end('SIGKILL');
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Runs a Node program to its end, from the root of the project or of a copy of it; `output` is its standard output and
 * error together.
 */
export function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = inherited(),
  input = '',
  cwd = root,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
    const text = collect(child);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: text() }));
    child.stdin.end(input);
  });
}

/** The environment without the variables that change the settings of the site or the colours of its output. */
export function inherited(): NodeJS.ProcessEnv {
  const changing = [...settingNames, 'INIT_CWD', 'FORCE_COLOR', 'NO_COLOR'];
  const kept = Object.entries(process.env).filter(([name]) => !changing.includes(name));
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', ...noHosts };
}

/**
 * No test asks a real host: nothing listens there, unless a test starts a stand-in, which no proxy of this machine
 * knows.
 */
const noHosts: Env = {
  HAL_URL: 'http://127.0.0.1:9',
  ORCID_URL: 'http://127.0.0.1:9',
  DOI_URL: 'http://127.0.0.1:9',
  THESES_URL: 'http://127.0.0.1:9',
  no_proxy: '*',
};

/**
 * The ports of this worker: below those that the system gives to connections (32768 and more on Linux), one of which
 * might take a port before a site listens there.
 */
const ports = { first: 20_000 + 1000 * (Number(process.env.TEST_PARALLEL_INDEX ?? 0) % 10), count: 1000 };
let next = Math.floor(Math.random() * ports.count);

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < ports.count; tried += 1) {
    next = (next + 1) % ports.count;
    const port = ports.first + next; // another call may move on meanwhile
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
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

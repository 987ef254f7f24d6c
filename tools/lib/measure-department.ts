// The parts of tools/department.ts: each prints the rows of one table.
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Made, makeSite, type SiteUser } from '../../scripts/lib/new-site.ts';
import { nginxFile } from '../../scripts/lib/nginx-file.ts';
import { root } from '../../scripts/lib/project.ts';
import { ending, startFronts } from '../bench/servers.ts';

type Options = { readonly folder: string; readonly count: number; readonly seconds: number };
type Site = Made & { readonly name: string; readonly host: string; readonly user: SiteUser };
/** `ready`: seconds until the site said that it is. */
type Running = {
  readonly child: ChildProcess;
  readonly ready: number;
  readonly end: (signal?: NodeJS.Signals) => Promise<void>;
};

export async function measureDepartment({ folder, count, seconds }: Options): Promise<void> {
  const sites = await makeSites(path.join(folder, 'sites'), count);
  for (const site of sites) await (await start(site)).end(); // a first start writes its caches
  const { one, inOrder, total } = await startInOrder(sites);
  table('Démarrer', 's', [
    ['un site', one],
    [`${count} l’un après l’autre : chacun`, inOrder],
    [`${count} l’un après l’autre : le dernier est prêt`, [total]],
  ]);
  const running = await Promise.all(sites.map((site) => start(site)));
  const together = running.map(({ ready }) => ready);
  table(`Démarrer ${count} sites à la fois`, 's', [
    ['chacun est prêt', together],
    ['le dernier est prêt', [Math.max(...together)]],
  ]);
  const resting = running.map(({ child }) => memoryOf(child.pid ?? 0));
  const front = await startFronts(path.join(folder, 'nginx'), sites.map(frontOf).join('\n'));
  const visitors = (rate: number, of = sites) => visit(of, new URL(front.origin), rate, seconds);
  await visitors(100); // every page once
  await pause(2000);
  const visited = running.map(({ child }) => memoryOf(child.pid ?? 0));
  table('Mémoire (PSS : ce qui est partagé est divisé ; RSS : ce que montre ps)', 'Mio', [
    ['un site sans visite, PSS', resting.map(({ pss }) => pss)],
    ['un site sans visite, RSS', resting.map(({ rss }) => rss)],
    ['un site après visites, PSS', visited.map(({ pss }) => pss)],
    ['un site après visites, RSS', visited.map(({ rss }) => rss)],
    [`les ${count} sites sans visite, PSS`, [sum(resting.map(({ pss }) => pss))]],
    [`les ${count} sites après visites, PSS`, [sum(visited.map(({ pss }) => pss))]],
    ['nginx, PSS', [memoryOf(front.pid).pss]],
  ]);
  table('Disque', 'Mio', [
    ['un site (base et secret, caches ; sans images)', sites.map((site) => sizeOf(site.folder))],
    ['le code et sa construction, une fois', [sizeOf(root, ['.git', '.scratch'])]],
  ]);
  const [busy, ...others] = sites;
  if (!busy) return;
  const rows: Row[] = [];
  for (const rate of [50, 100, 200]) rows.push(...latencyRows(`${rate} visites par seconde`, await visitors(rate)));
  const beside = async (title: string, disturb: (signal: AbortSignal) => Promise<void>) => {
    const stop = new AbortController();
    const disturbing = disturb(stop.signal);
    rows.push(...latencyRows(`100 par seconde, ${title}`, await visitors(100, others)));
    stop.abort();
    await disturbing;
  };
  await beside('un autre site très occupé', (signal) => occupy(busy, signal));
  await beside('un autre site qui meurt sans cesse', (signal) => crash(busy, running[0], signal));
  table(`Visites des autres sites, par nginx, ${seconds} s`, 'ms', rows);
}

/** Makes the sites, each with a user of its own where this one may choose. */
async function makeSites(folder: string, count: number): Promise<Site[]> {
  const sites: Site[] = [];
  for (let at = 0; at < count; at += 1) {
    const name = `site-${String(at).padStart(2, '0')}`;
    const user = process.getuid?.() === 0 ? { uid: 64_100 + at, gid: 64_100 + at } : null;
    const wanted = { sites: folder, name, address: `https://${name}.exemple.org`, port: null, backups: null };
    sites.push({ ...(await makeSite(wanted, async () => user)), name, host: `${name}.exemple.org`, user });
  }
  return sites;
}

function start({ folder, user }: Site): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/node.mjs', 'scripts/start.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', SITE_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const end = ending(child);
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-5000);
        if (said.includes('Le site est prêt')) resolve({ child, ready: (performance.now() - began) / 1000, end });
      });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`a site ended:\n${said}`)));
  });
}

async function startInOrder(sites: readonly Site[]) {
  const [first] = sites;
  const one: number[] = [];
  for (let round = 0; first && round < 5; round += 1) {
    const { ready, end } = await start(first);
    one.push(ready);
    await end();
  }
  const began = performance.now();
  const running: Running[] = [];
  for (const site of sites) running.push(await start(site));
  const total = (performance.now() - began) / 1000;
  await Promise.all(running.map(({ end }) => end()));
  return { one, inOrder: running.map(({ ready }) => ready), total };
}

const frontOf = ({ name, host, port }: Site): string => nginxFile({ name, host, port, certificate: '/nowhere' });

const pages = ['/', '/publications', '/plan', '/cv', '/robots.txt', '/agenda.ics'];

type Latencies = { readonly times: readonly number[]; readonly failed: number };

/** Visitors who come at a steady rate, whether or not the pages before have come, each to one of the sites by turns. */
async function visit(
  sites: readonly Site[],
  { hostname, port }: URL,
  rate: number,
  seconds: number,
): Promise<Latencies> {
  const agent = new http.Agent({ keepAlive: true });
  const times: number[] = [];
  let failed = 0;
  const ask = (host: string, at: string) =>
    new Promise<void>((resolve) => {
      const since = performance.now();
      const over = (isGood: boolean) => {
        if (isGood) times.push(performance.now() - since);
        else failed += 1;
        resolve();
      };
      http
        .get({ hostname, port, path: at, agent, headers: { Host: host, 'Accept-Encoding': 'br' } }, (answer) =>
          answer.resume().once('end', () => over((answer.statusCode ?? 500) < 500)),
        )
        .once('error', () => over(false));
    });
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    const wait = began + (turn * 1000) / rate - performance.now();
    if (wait > 1) await pause(wait);
    asked.push(
      ask(sites[turn % sites.length]?.host ?? '', pages[Math.floor(turn / sites.length) % pages.length] ?? '/'),
    );
  }
  await Promise.all(asked);
  agent.destroy();
  return { times, failed };
}

/** Ten searches at once, each drawn for its own, past nginx and its limits. */
async function occupy({ port }: Site, signal: AbortSignal): Promise<void> {
  let turn = 0;
  const ask = async () => {
    while (!signal.aborted) {
      turn += 1;
      await fetch(`http://127.0.0.1:${port}/publications?q=mot${turn}`)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: 10 }, ask));
}

/** Killed as soon as it is ready, and started anew two seconds later, as the unit does. */
async function crash(site: Site, running: Running | undefined, signal: AbortSignal): Promise<void> {
  let current = running;
  while (!signal.aborted) {
    await current?.end('SIGKILL');
    await pause(2000, undefined, { signal }).catch(() => undefined);
    current = signal.aborted ? undefined : await start(site);
  }
}

/** In MiB, of a process and those that it has started. */
function memoryOf(pid: number): { readonly pss: number; readonly rss: number } {
  const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const own = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) / 1024;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const below = children.map((child) => memoryOf(Number(child)));
  return { pss: own('Pss') + sum(below.map(({ pss }) => pss)), rss: own('Rss') + sum(below.map(({ rss }) => rss)) };
}

/** What a folder takes on the disk, in MiB. */
function sizeOf(folder: string, without: readonly string[] = []): number {
  const bytes = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !without.includes(name))
    .map((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? sizeOf(file) : (fs.lstatSync(file).blocks * 512) / 2 ** 20;
    });
  return sum(bytes);
}

type Row = readonly [label: string, values: readonly number[]];

function latencyRows(label: string, { times, failed }: Latencies): Row[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const of = `${label} (${times.length} pages, ${failed} échec${failed > 1 ? 's' : ''})`;
  return [
    [`${of} : médiane`, [at(0.5)]],
    ['99e centile', [at(0.99)]],
  ];
}

function table(title: string, unit: string, rows: readonly Row[]): void {
  console.log(`\n## ${title}\n\n| | ${unit} |\n| --- | ---: |`);
  for (const [label, values] of rows) console.log(`| ${label} | ${spread(values)} |`);
}

function spread(values: readonly number[]): string {
  const number = (value = 0) => value.toLocaleString('fr-FR', { maximumSignificantDigits: 3 });
  const sorted = values.toSorted((a, b) => a - b);
  const middle = number(sorted[Math.floor(sorted.length / 2)]);
  return sorted.length < 2 ? middle : `${middle} (${number(sorted[0])}–${number(sorted.at(-1))})`;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

// The parts of the benchmark. Each gives rows of a label and the value of each round.
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/lib/browser.ts';
import { run } from '../../scripts/lib/run.ts';
import { owner, startFront, startNginx, startPlainNode, startSite } from './servers.ts';

/** `folder`: an empty one of the part's own. */
type Context = { folder: string; rounds: number };
type Row = [label: string, values: number[]];
type Part = { title: string; unit: string; measure: (context: Context) => Promise<Row[]> };

export const parts: Record<string, Part> = {
  home: { title: 'Page d’accueil sous charge', unit: 'requêtes par seconde', measure: home },
  visits: {
    title: 'Compter les visites, page d’accueil sous charge',
    unit: 'requêtes par seconde, µs',
    measure: visits,
  },
  saves: { title: 'Enregistrer, avec mille publications', unit: 'ms, ou nombre', measure: saves },
  start: { title: 'Démarrer, tout étant prêt', unit: 'ms, Mio', measure: starts },
  lighthouse: { title: 'Lighthouse, page d’accueil sur un téléphone', unit: 'note, ms', measure: lighthouse },
};

async function home({ folder, rounds }: Context): Promise<Row[]> {
  const site = await startSite(path.join(folder, 'data'));
  const alone = await startSite(path.join(folder, 'data'), { byNext: true });
  const page = await savedPage(site.origin, path.join(folder, 'home.br'));
  const subjects = [
    ['nginx, les mêmes octets en fichier', (await startNginx(folder, page)).origin, 'br', 50],
    ['Node.js seul, les mêmes octets', (await startPlainNode(page)).origin, 'br', 50],
    ['le site (npm start)', site.origin, 'br', 50],
    ['le site derrière docs/deploy/nginx.conf', (await startFront(folder, site.origin)).origin, 'br', 50],
    ['le site (next start), gzip', alone.origin, 'gzip', 50],
    ['le site (npm start), 200 connexions', site.origin, 'br', 200],
  ] as const;
  const rows: Row[] = subjects.map(([label]) => [label, []]);
  let errors = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, [, origin, encoding, connections]] of subjects.entries()) {
      const load = await wrk(origin, encoding, connections);
      if (round === 0) continue; // a first round warms everything up
      rows[index]?.[1].push(load.rate);
      errors += load.errors;
    }
  }
  const of = (index: number) => rows[index]?.[1] ?? [];
  const share = (one: number, other: number) => of(one).map((rate, round) => rate / (of(other)[round] ?? 1));
  return [
    ...rows,
    ['part de Node.js seul', share(2, 1)],
    ['derrière nginx, part de nginx', share(3, 0)],
    ['erreurs', [errors]],
  ];
}

/** The home page's bytes in brotli, and its headers, once the site has compressed it well. */
async function savedPage(origin: string, file: string) {
  await wrk(origin, 'br', 2);
  const { output } = await run('curl', ['-s', '-D', '-', '-o', file, '-H', 'Accept-Encoding: br', origin]);
  const own = /^(?:HTTP|content-length|connection|keep-alive|date|etag|transfer-encoding)/i;
  const lines = output.split('\r\n').filter((line) => line.includes(': ') && !own.test(line));
  return {
    file,
    headers: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    ),
  };
}

/** The same page to a browser, with visits counted and not: the difference is what one costs. */
async function visits({ folder, rounds }: Context): Promise<Row[]> {
  const { origin } = await startSite(path.join(folder, 'data'));
  const { cookie } = await signIn(origin);
  const rates: [uncounted: number[], counted: number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    for (const isCounted of [false, true]) {
      const answer = await fetch(`${origin}/api/site`, json('PUT', { visits: isCounted }, { Cookie: cookie }));
      if (!answer.ok) throw new Error(`visits: ${answer.status} ${await answer.text()}`);
      const { rate } = await wrk(origin, 'br', 50, [`User-Agent: ${firefox}`, 'Referer: https://exemple.org/']);
      if (round > 0) rates[isCounted ? 1 : 0].push(rate); // a first round warms everything up
    }
  }
  const [uncounted, counted] = rates;
  return [
    ['sans compter', uncounted],
    ['en comptant', counted],
    ['une visite comptée, µs', counted.map((rate, round) => 1e6 / rate - 1e6 / (uncounted[round] ?? 1))],
  ];
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function wrk(origin: string, encoding: string, connections: number, headers: readonly string[] = []) {
  const { code, output } = await run('wrk', [
    '-t2',
    `-c${connections}`,
    '-d2s',
    '-H',
    `Accept-Encoding: ${encoding}`,
    ...headers.flatMap((header) => ['-H', header]),
    `${origin}/`,
  ]);
  if (code !== 0) throw new Error(`wrk: ${output}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    errors: [...errors, refused].reduce((sum, each) => sum + Number(each), 0),
  };
}

/** Saves, the visit after each, and visits that began before a save and ended after it. */
async function saves({ folder, rounds }: Context): Promise<Row[]> {
  const { origin } = await startSite(path.join(folder, 'data'));
  const { user, cookie } = await signIn(origin);
  const save = async (id: string, content: unknown) => {
    const began = performance.now();
    const answer = await fetch(
      `${origin}/api/sections/${user.id}/${id}`,
      json('PUT', { content }, { Cookie: cookie, 'x-user-id': user.id }),
    );
    if (!answer.ok) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
    return performance.now() - began;
  };
  const read = () => fetch(origin).then((answer) => answer.text());
  const articles = Array.from({ length: 1000 }, (_, at) => ({
    id: `a${at}`,
    title: `Étude ${at}`,
    authors: 'J. Dupont',
    year: String(1990 + (at % 35)),
    journal: 'Revue',
  }));
  const publications = (title: string) => ({ reseaux: { title, articles, communications: [] } });
  let mark = 0;
  const times: Record<'large' | 'small' | 'visit', number[]> = { large: [], small: [], visit: [] };
  let stale = 0;
  for (let round = 0; round < rounds * 4; round += 1) {
    const large = await save('publications', publications(`Réseaux ${round}`));
    const began = performance.now();
    await read();
    const visit = performance.now() - began;
    const reading = Array.from({ length: 10 }, read); // these may be old or new; none may stay
    const text = `Marque ${++mark}`;
    const small = await save('axes-recherche', ['Sécurité des réseaux', text]);
    const pages = [await read()];
    await Promise.all(reading);
    pages.push(...(await Promise.all(Array.from({ length: 9 }, read))));
    stale += pages.filter((page) => !page.includes(text)).length;
    if (round === 0) continue; // a first round warms everything up
    times.large.push(large);
    times.small.push(small);
    times.visit.push(visit);
  }
  return [
    ['enregistrer les mille publications', times.large],
    ['première visite ensuite', times.visit],
    ['enregistrer une petite section, des lecteurs en route', times.small],
    [`lectures périmées sur ${rounds * 40}`, [stale]],
  ];
}

async function signIn(origin: string) {
  const answer = await fetch(`${origin}/api/auth/signin`, json('POST', owner));
  const { user } = await answer.json();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { user, cookie };
}

const json = (method: string, body: object, headers: Record<string, string> = {}) => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function starts({ folder, rounds }: Context): Promise<Row[]> {
  const home = path.join(folder, 'data');
  await (await startSite(home)).end();
  const first: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite(home);
    first.push(site.firstAnswer);
    await fetch(`${site.origin}/publications`).then((answer) => answer.text());
    memory.push(Number((await run('ps', ['-o', 'rss=', '-p', String(site.pid)])).output) / 1024);
    await site.end();
  }
  return [
    ['jusqu’à la première page', first],
    ['mémoire après deux pages', memory],
  ];
}

/** Lighthouse, fetched by npx: it is too heavy to be a dependency. */
async function lighthouse({ folder, rounds }: Context): Promise<Row[]> {
  const { origin } = await startSite(path.join(folder, 'data'));
  const env = { CHROME_PATH: await findBrowser() };
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const rows: Row[] = [
    ['performance, de 100', []],
    ['LCP', []],
    ['TBT', []],
    ['CLS', []],
  ];
  for (let round = 0; round < rounds; round += 1) {
    const file = path.join(folder, `${round}.json`);
    const { code, output } = await run(
      'npx',
      [
        '--yes',
        'lighthouse@12.8.2',
        origin,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
      ],
      { env },
    );
    if (code !== 0) throw new Error(`lighthouse: ${output.slice(-2000)}`);
    const { categories, audits } = JSON.parse(fs.readFileSync(file, 'utf8'));
    const found = [
      categories.performance.score * 100,
      ...['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
        (id) => audits[id].numericValue,
      ),
    ];
    for (const [index, value] of found.entries()) rows[index]?.[1].push(value);
  }
  return rows;
}

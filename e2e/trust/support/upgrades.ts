/** A host of the site as a git checkout, and versions of the real code to upgrade it to. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { takeOver } from '../../../scripts/lib/upgrade/beside';
import { freePort, inherited } from '../../support/site';

const root = path.resolve(import.meta.dirname, '../../..');

/** A file that `bonne` and `migration` add. */
export const added = ['docs', 'nouveau.txt'].join('/');
const migration = (sql: string) => ({ [`prisma/migrations/${'20991231000000_essai'}/migration.sql`]: sql });
const makesTable = migration('CREATE TABLE "Essai" ("id" INTEGER PRIMARY KEY);\n');

/** Each but two fails somewhere else. Only `inconstructible` changes what is built: the others share one build. */
const versions: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  bonne: { [added]: 'Nouveau\n', 'docs/api.md': null, 'docs/product.md': '# Changed\n' },
  migration: { [added]: 'Nouveau\n', ...makesTable },
  inconstructible: { 'proxy.ts': 'export default (\n' },
  'sans-démarrage': { 'scripts/start.ts': "throw new Error('ne démarre pas');\n" },
  'sans-page': migration('ALTER TABLE "Section" RENAME TO "Sections";\n'),
  'migration-fautive': migration('CREATE TABL;\n'),
  // It starts where it is tried, and not in its place, once it has migrated the database.
  ailleurs: {
    ...makesTable,
    'scripts/start.ts': `const isTried = process.cwd().includes('.upgrade');
if (!isTried) {
  const { migrate } = await import('../lib/site/db/migrate.ts');
  migrate(process.cwd() + '/data/portfolio.db', 'prisma/migrations');
  throw new Error('ne démarre pas ici');
}
${fs.readFileSync(path.join(root, 'scripts/start.ts'), 'utf8').replace(/^#!.*\n/, '')}`,
  },
};

export type Host = {
  readonly folder: string;
  readonly origin: string;
  readonly databaseFile: string;
  /** Starts the site, as systemd would or a person. */
  readonly start: () => ChildProcess;
  /** Runs the command; `watch` is told of each piece of its output, and of its process. */
  readonly upgrade: (
    version: string,
    watch?: (output: string, child: ChildProcess) => void,
  ) => Promise<{ code: number | null; output: string }>;
  /** What git says of the files: the tag of the version that they are of, and whether they are all of it. */
  readonly version: () => { readonly name: string; readonly changes: string };
  readonly remove: () => void;
};

const git = (cwd: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=essai', '-c', 'user.email=essai@exemple.org', '-c', 'init.defaultBranch=main', ...args],
    {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  ).trim();

/** Makes the repository of the versions, and a clone of it that is built as this folder is. */
export async function newHost(): Promise<Host> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio mise à jour '));
  const source = path.join(home, 'source');
  const folder = path.join(home, 'site');
  makeVersions(source);
  git(home, 'clone', '--quiet', source, folder);
  takeOver(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['.next', 'dist', 'lib/site/db/generated'])
    takeOver(path.join(root, name), path.join(folder, name), { copies: true, without: 'cache' });
  const port = await freePort();
  const env = { ...inherited(), PORT: String(port), TIME_ZONE: 'Europe/Paris' };
  const children = new Set<ChildProcess>();
  const run = (script: string, ...args: string[]) => {
    const child = spawn(process.execPath, ['scripts/node.mjs', script, ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    return child;
  };
  return {
    folder,
    origin: `http://127.0.0.1:${port}`,
    databaseFile: path.join(folder, 'data/portfolio.db'),
    start: () => run('scripts/start.ts'),
    upgrade(version, watch = () => {}) {
      const child = run('scripts/upgrade.ts', version);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          watch(output, child);
        });
      return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
    },
    version: () => ({ name: git(folder, 'describe', '--tags'), changes: git(folder, 'status', '--porcelain') }),
    remove() {
      for (const child of children) child.kill('SIGKILL');
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

function makeVersions(source: string): void {
  fs.mkdirSync(source, { recursive: true });
  const names = git(root, '-c', 'core.quotePath=false', 'ls-files', '--cached', '--others', '--exclude-standard');
  for (const name of names.split('\n').filter((each) => fs.existsSync(path.join(root, each))))
    fs.cpSync(path.join(root, name), path.join(source, name));
  git(source, 'init', '--quiet');
  const commit = (name: string) => {
    git(source, 'add', '--all');
    git(source, 'commit', '--quiet', '--message', name);
    git(source, 'tag', name);
  };
  commit('base');
  for (const [name, files] of Object.entries(versions)) {
    git(source, 'checkout', '--quiet', '-b', `branche-${name}`, 'base');
    for (const [file, text] of Object.entries(files)) {
      if (text === null) fs.rmSync(path.join(source, file));
      else {
        fs.mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
        fs.writeFileSync(path.join(source, file), text);
      }
    }
    commit(name);
  }
  git(source, 'checkout', '--quiet', 'main');
}

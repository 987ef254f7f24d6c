/** The files of an installation; upgrade.sh and new-site.sh run on scratch folders, with stand-ins of systemd and npm. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';

const file = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
/** `[section] key=value` of each line, without comments. */
const linesOf = (name: string) => {
  let section = '';
  return file(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      if (/^\[\w+\]$/.test(line)) section = line;
      return section === line ? [] : [`${section} ${line}`];
    });
};

test('the unit of many sites is that of one, but for names, folders, and limits of its own', () => {
  const [one, many] = [linesOf('portfolio.service'), linesOf('portfolio@.service')];
  const told = rowsOf('deploy/units.txt').map(({ outputs }) => outputs);
  expect([one.filter((line) => !many.includes(line)), many.filter((line) => !one.includes(line))]).toEqual(told);
});

test.each(['new-site.sh', 'upgrade.sh'])('%s says how it is used, and does nothing else', (name) => {
  const said = execFileSync('sh', [path.join(import.meta.dirname, name), '--help'], { encoding: 'utf8' });
  expect(said).toContain(` : sh deploy/${name} [`);
});

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'department-'));
fs.chmodSync(scratch, 0o755);
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

/** A folder of programs that stand for the system's: each notes its call in the file `said`. */
function standIns(home: string, programs: Readonly<Record<string, string>>) {
  const bin = path.join(home, 'bin');
  fs.mkdirSync(bin);
  for (const [name, does] of Object.entries(programs))
    fs.writeFileSync(path.join(bin, name), `#!/bin/sh\necho "${name} $*" >> '${home}/said'\n${does}\n`, {
      mode: 0o755,
    });
  return `${bin}:${process.env.PATH}`;
}

const said = (home: string) =>
  fs.readFileSync(path.join(home, 'said'), 'utf8').trim().replaceAll(home, '/srv').split('\n');

/**
 * Runs upgrade.sh where two sites run version 1 and the repository has version 2; `ill` does not answer under it, and at
 * the start of `ended` the program gets a signal. A site’s data are the file `base`, which version 2 migrates when the site starts.
 */
function upgrade({ ill = '', builds = true, ended = '', asRoot = isRoot }) {
  const home = fs.mkdtempSync(path.join(scratch, 'srv-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path.join(home, 'source'), stdio: 'pipe' });
  fs.mkdirSync(path.join(home, 'source/scripts'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  for (const version of ['v1', 'v2']) {
    fs.writeFileSync(path.join(home, 'source/scripts/node.mjs'), version);
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '-m', version);
    git('tag', version);
  }
  git('clone', '--quiet', '--mirror', '.', path.join(home, 'depot'));
  git('-C', path.join(home, 'depot'), 'worktree', 'add', '--quiet', path.join(home, 'versions/v1'), 'v1');
  fs.symlinkSync('versions/v1', path.join(home, 'current'));
  for (const name of ['dupont', 'durand', 'arrete']) {
    fs.mkdirSync(path.join(home, 'sites', name), { recursive: true });
    fs.writeFileSync(path.join(home, 'sites', name, 'base'), 'saved under v1');
    if (isRoot) for (const each of ['', '/base']) fs.chownSync(`${home}/sites/${name}${each}`, nobody, nobody);
  }
  const PATH = standIns(home, {
    npm: builds ? '' : 'exit 1',
    systemctl: `[ "$1" != --user ] || shift
case "$*" in
  *arrete) exit 3 ;;
  is-failed*) [ "$3" = 'portfolio@${ill}' ] ;;
  'start portfolio@${ended}') [ "$(cat current/scripts/node.mjs)" = v1 ] || kill -TERM $PPID ;;
  start*) cat current/scripts/node.mjs > sites/"\${2#*@}"/base ;;
esac`,
    // As whom, in which site, by which version’s program; nothing else of the environment is there.
    node: `echo "  $(id -un) $SITE_DIR $(cat "$1") secret=$SECRET." >> '${home}/said'
case "$2" in
  *health.ts) [ "$SITE_DIR" != '${home}/sites/${ill}' ] ;;
  *backup.ts) cp base "$3" ;;
  *restore.ts) cp "$3" base ;;
esac`,
  });
  fs.writeFileSync(path.join(home, 'said'), '', { mode: 0o666 });
  fs.chmodSync(path.join(home, 'said'), 0o666);
  fs.chmodSync(home, 0o755);
  if (isRoot && !asRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, home]);
  const { status, stderr } = spawnSync('sh', [path.join(import.meta.dirname, 'upgrade.sh')], {
    env: { NODE_ENV: 'production', PATH, HOME: home, PORTFOLIO_HOME: home, SECRET: 'of root' },
    ...(isRoot && !asRoot ? { uid: nobody, gid: nobody } : {}),
    encoding: 'utf8',
  });
  const base = (name: string) => fs.readFileSync(path.join(home, 'sites', name, 'base'), 'utf8');
  const link = fs.readlinkSync(path.join(home, 'current'));
  return { status, stderr, link, said: said(home), bases: ['dupont', 'durand', 'arrete'].map(base) };
}

const owners = isRoot ? [{ asRoot: true }, { asRoot: false }] : [{ asRoot: false }];

describe.skipIf(process.platform !== 'linux').each(owners)('upgrade.sh, %j', ({ asRoot }) => {
  const user = asRoot || isRoot ? 'nobody' : os.userInfo().username;
  const systemctl = asRoot ? 'systemctl' : 'systemctl --user';

  test('builds beside, then stops, saves and starts one running site after the other', () => {
    const done = upgrade({ asRoot });
    expect(done).toMatchObject({ status: 0, link: 'versions/v2', bases: ['v2', 'v2', 'saved under v1'] });
    expect(done.said.filter((line) => !/^node|^npm|is-active/.test(line))).toEqual(
      ['dupont', 'durand'].flatMap((name) => [
        `${systemctl} stop portfolio@${name}`,
        `  ${user} /srv/sites/${name} v1 secret=.`,
        `${systemctl} start portfolio@${name}`,
        `  ${user} /srv/sites/${name} v2 secret=.`,
      ]),
    );
  });

  test('where a site does not answer, all that changed go back to the version and the data they had', () => {
    const done = upgrade({ asRoot, ill: 'durand' });
    expect(done).toMatchObject({ status: 1, link: 'versions/v1', bases: ['v1', 'v1', 'saved under v1'] });
    expect(done.stderr).toContain(
      'durand ne répond pas (journalctl -u portfolio@durand) : versions/v1 sert de nouveau.',
    );
    const restored = done.said.flatMap((line) => /restore\.ts \S+sites\/(\w+)\/avant-v2-/.exec(line)?.[1] ?? []);
    expect(restored).toEqual(['dupont', 'durand']);
  });

  test('ended in the middle, it goes back too', () => {
    const done = upgrade({ asRoot, ended: 'durand' });
    expect(done).toMatchObject({ status: 1, link: 'versions/v1', bases: ['v1', 'saved under v1', 'saved under v1'] });
    expect(done.stderr).toContain('Interrompu : versions/v1 sert de nouveau.');
  });

  test('a version that cannot be built touches no site', () => {
    const done = upgrade({ asRoot, builds: false });
    expect(done).toMatchObject({ status: 1, link: 'versions/v1' });
    expect(done.stderr).toContain('versions/v2 n’a pas pu être construite : versions/v1 sert toujours.');
    expect(done.said.filter((line) => line.startsWith('systemctl'))).toEqual([]);
  });
});

/** Runs new-site.sh with stand-ins; `journal` is what the site's start has said. */
function newSite(args: readonly string[], { journal = '', uid = 0, input = '', env = 'PORT=3004' } = {}) {
  const home = fs.mkdtempSync(path.join(scratch, 'new-'));
  fs.mkdirSync(path.join(home, 'current/.next'), { recursive: true });
  fs.writeFileSync(path.join(home, 'current/.next/BUILD_ID'), '');
  fs.cpSync(import.meta.dirname, path.join(home, 'current/deploy'), { recursive: true });
  fs.mkdirSync(path.join(home, 'sites/durand'), { recursive: true });
  fs.writeFileSync(path.join(home, 'sites/durand/.env'), `${env}\n`);
  fs.mkdirSync(path.join(home, 'units'));
  fs.writeFileSync(path.join(home, 'journal'), journal);
  fs.writeFileSync(path.join(home, 'said'), '');
  const PATH = standIns(home, {
    id: uid === 0 ? '[ "$1" = -u ] && echo 0' : 'echo 1000',
    useradd: '',
    sleep: '',
    systemctl: '[ "$1" != is-failed ]',
    journalctl: `cat '${home}/journal'`,
    install:
      'for last; do :; done; case $* in -d*) mkdir "$last" ;; *stdin*) cat > "$last" ;; *) cp "$5" "$last" 2>/dev/null || cp "$3" "$last" ;; esac',
  });
  const { status, stdout, stderr } = spawnSync('sh', [path.join(import.meta.dirname, 'new-site.sh'), ...args], {
    env: { NODE_ENV: 'production', PATH, PORTFOLIO_HOME: home, SYSTEMD_DIR: path.join(home, 'units') },
    input,
    encoding: 'utf8',
  });
  const file = path.join(home, 'sites/dupont/.env');
  const settings = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
  return { status, stdout, stderr, settings, said: said(home), units: fs.readdirSync(path.join(home, 'units')) };
}

const started = `Le site est prêt : https://dupont.univ.fr
Pour créer le compte administrateur, ouvrez cette adresse, qui ne sert qu’une fois :
https://dupont.univ.fr/login?jeton=abc-123
`;

test('new-site.sh asks what is missing, makes user, folder and settings, starts the site and tells its address', () => {
  const { status, stdout, settings, said, units } = newSite([], {
    journal: started,
    input: 'dupont\nhttps://dupont.univ.fr\n',
    env: 'PORT=3004\nPORT=99999999\nPORT=$(id)',
  });
  expect([status, settings]).toEqual([0, 'SITE_URL=https://dupont.univ.fr\nPORT=3005\nTRUSTED_PROXIES=1\n']);
  expect(stdout.trim().split('\n').at(-1)).toBe('https://dupont.univ.fr/login?jeton=abc-123');
  expect(units).toEqual(['portfolio@.service']);
  expect(said.filter((line) => /^useradd|enable/.test(line))).toEqual([
    'useradd --system --user-group --no-create-home --home-dir /srv/sites/dupont --shell /usr/sbin/nologin portfolio-dupont',
    'systemctl enable --quiet --now portfolio@dupont',
  ]);
});

test('the first site has the first port', () => {
  expect(newSite(['dupont', 'http://dupont.univ.fr'], { journal: started, env: '' }).settings).toContain('PORT=3001\n');
});

test('an account that exists has no address', () => {
  const { stdout } = newSite(['dupont', 'https://dupont.univ.fr'], { journal: `${started}Le site est prêt : x\n` });
  expect(stdout).toBe('dupont est en marche, et son compte existe.\n');
});

test.each([
  [['Dupont', 'https://dupont.univ.fr'], 'Le nom a 21 signes au plus'],
  [['a/../b', 'https://dupont.univ.fr'], 'Le nom a 21 signes au plus'],
  [['dupont', 'https://univ.fr/~dupont'], 'n’est pas une adresse sans chemin'],
  [['dupont', 'dupont.univ.fr'], 'ne commence ni par http:// ni par https://'],
  [['dupont', 'https://dupont.univ.fr', '3004'], 'Le port 3004 est celui d’un autre site.'],
])('new-site.sh %j is refused in a sentence, and makes nothing', (args, sentence) => {
  const { status, stderr, settings, said } = newSite(args);
  expect([status, settings]).toEqual([1, null]);
  expect(stderr).toContain(sentence);
  expect(said.filter((line) => line.startsWith('useradd'))).toEqual([]);
});

test('new-site.sh is root’s', () => {
  expect(newSite(['dupont', 'https://dupont.univ.fr'], { uid: 1000 })).toMatchObject({ status: 1, settings: null });
});

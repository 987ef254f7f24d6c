import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const file = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'deploy', name), 'utf8');
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
  expect(one.filter((line) => !many.includes(line))).toEqual([
    '[Unit] Description=Portfolio universitaire',
    '[Service] User=portfolio',
    '[Service] Group=portfolio',
    '[Service] WorkingDirectory=/srv/portfolio',
    '[Service] ReadWritePaths=/srv/portfolio',
  ]);
  expect(many.filter((line) => !one.includes(line))).toEqual([
    '[Unit] Description=Portfolio universitaire de %i',
    '[Service] User=portfolio-%i',
    '[Service] Group=portfolio-%i',
    '[Service] WorkingDirectory=/srv/portfolio/code',
    '[Service] Environment=SITE_DIR=/srv/portfolio/sites/%i',
    '[Service] Slice=portfolio.slice',
    '[Service] CPUWeight=100',
    '[Service] MemoryHigh=800M',
    '[Service] MemoryMax=1G',
    '[Service] TasksMax=256',
    '[Service] ReadWritePaths=/srv/portfolio/sites/%i -/mnt/sauvegardes/%i',
  ]);
});

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'department-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

/** Runs the script of department.md that upgrades all sites, in a folder of its own, with stand-ins of the programs. */
function upgradeAll(sites: Readonly<Record<string, { readonly env: string; readonly isWell: boolean }>>) {
  const home = fs.mkdtempSync(path.join(scratch, 'srv-'));
  const page = fs.readFileSync(path.join(import.meta.dirname, 'department.md'), 'utf8');
  const script = /```sh\n(set -eu\numask 022\nancienne=[\s\S]*?)```/.exec(page)?.[1] ?? '';
  const said = path.join(home, 'said');
  const ill = Object.keys(sites).filter((name) => !sites[name]?.isWell);
  const programs = {
    git: 'mkdir -p "$5"',
    npm: '',
    'portfolio-site': `[ "$2" != health ] || case $1 in ${ill.join('|') || "''"}) exit 1 ;; esac`,
    systemctl: `[ "$1" != is-failed ] || case $3 in ${ill.map((name) => `portfolio@${name}`).join('|') || "''"}) ;; *) exit 1 ;; esac`,
    journalctl: '',
  };
  fs.mkdirSync(path.join(home, 'bin'));
  for (const [name, does] of Object.entries(programs))
    fs.writeFileSync(path.join(home, 'bin', name), `#!/bin/sh\necho "${name} $*" >> '${said}'\n${does}\n`, {
      mode: 0o755,
    });
  for (const [name, { env }] of Object.entries(sites)) {
    fs.mkdirSync(path.join(home, 'sites', name), { recursive: true });
    fs.writeFileSync(path.join(home, 'sites', name, '.env'), env);
  }
  const { status } = spawnSync('sh', ['-c', script.replace('cd /srv/portfolio\n', '')], {
    cwd: home,
    env: { ...process.env, PATH: `${path.join(home, 'bin')}:${process.env.PATH}` },
  });
  return { status, link: fs.readlinkSync(path.join(home, 'code')), said: fs.readFileSync(said, 'utf8'), home };
}

test('all sites are saved, then restarted one after the other; what a site has written is no command', () => {
  const hostile = 'PORT=3001/;touch pwned;#\nPORT=3001\n';
  const { status, link, said, home } = upgradeAll({
    dupont: { env: hostile, isWell: true },
    durand: { env: 'PORT=3002\n', isWell: true },
  });
  expect([status, link]).toEqual([0, 'versions/1.1.0']);
  expect(said.match(/^(?:portfolio-site \w+ \w+|systemctl restart \S+)/gm)).toEqual([
    'portfolio-site dupont backup',
    'portfolio-site durand backup',
    'systemctl restart portfolio@dupont',
    'portfolio-site dupont health',
    'systemctl restart portfolio@durand',
    'portfolio-site durand health',
  ]);
  expect(fs.existsSync(path.join(home, 'pwned'))).toBe(false);
});

test('where a site does not come up, the link goes back and the next ones are left alone', () => {
  const { status, link, said } = upgradeAll({
    dupont: { env: '', isWell: false },
    durand: { env: '', isWell: true },
  });
  expect([status, link]).toEqual([1, 'versions/1.0.0']);
  expect(said).toContain('journalctl -u portfolio@dupont');
  expect(said).not.toContain('restart portfolio@durand');
});

/** Runs portfolio-site where it stands for root's; `said` is what it would run. */
function portfolioSite(...args: string[]) {
  const home = fs.mkdtempSync(path.join(scratch, 'srv-'));
  const programs = { id: 'echo 0', runuser: `printf '%s\\n' "$1 $2 $3 $4" > '${home}/user'; shift 4; exec "$@"` };
  fs.mkdirSync(path.join(home, 'bin'));
  for (const [name, does] of Object.entries(programs))
    fs.writeFileSync(path.join(home, 'bin', name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  fs.mkdirSync(path.join(home, 'sites/dupont'), { recursive: true });
  fs.mkdirSync(path.join(home, 'code/scripts'), { recursive: true });
  const node = 'console.log(JSON.stringify([process.argv.slice(2), process.env]))';
  fs.writeFileSync(path.join(home, 'code/scripts/node.mjs'), node);
  const script = file('portfolio-site').replace('/usr/bin/node', process.execPath);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, 'portfolio-site', ...args], {
    env: {
      NODE_ENV: 'production',
      PATH: `${path.join(home, 'bin')}:${process.env.PATH}`,
      PORTFOLIO_HOME: home,
      SECRET_OF_ROOT: 'x',
    },
    encoding: 'utf8',
  });
  const user = path.join(home, 'user');
  return {
    status,
    stdout: stdout.replaceAll(home, '/srv/portfolio'),
    stderr,
    user: fs.existsSync(user) ? fs.readFileSync(user, 'utf8').trim() : null,
  };
}

test('a command of a site gets a terminal of its own, its words as they are, and nothing of root’s environment', () => {
  const { status, stdout, user } = portfolioSite('dupont', 'backup', '/tmp/a b.tar.gz', '$(id)');
  const [args, env] = JSON.parse(stdout);
  expect(user).toBe('--pty -u portfolio-dupont --');
  expect([status, args]).toEqual([0, ['scripts/backup.ts', '/tmp/a b.tar.gz', '$(id)']]);
  expect(env).toMatchObject({ SITE_DIR: '/srv/portfolio/sites/dupont', HOME: '/srv/portfolio/sites/dupont' });
  expect(Object.keys(env).toSorted()).toEqual(['HOME', 'PATH', 'SITE_DIR', 'TERM']);
});

test.each([
  [['dupont'], 'Utilisation, sous root'],
  [['dupont', '../evil'], 'La commande ../evil n’existe pas'],
  [['martin', 'doctor'], 'Il n’y a pas de site « martin »'],
])('portfolio-site %j is refused in a sentence', (args, sentence) => {
  const { status, stdout, stderr, user } = portfolioSite(...args);
  expect([status, stdout, user]).toEqual([1, '', null]);
  expect(stderr).toContain(sentence);
});

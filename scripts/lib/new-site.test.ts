import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstValue, openDatabase } from '@/lib/sqlite';
import { readEnvFile } from './env-file';
import { isSiteName, makeSite, placeText } from './new-site';

let home = '';
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'department '));
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

const sites = () => path.join(home, 'sites');
const made = (name: string, changes: Partial<Parameters<typeof makeSite>[0]> = {}) =>
  makeSite(
    { sites: sites(), name, address: `https://${name}.univ.fr`, port: null, backups: null, ...changes },
    async () => null,
  );
const settingsOf = (name: string) => readEnvFile(path.join(sites(), name, '.env'));
const modeOf = (...parts: string[]) => (fs.statSync(path.join(sites(), ...parts)).mode & 0o777).toString(8);
const tokens = (name: string) => {
  const db = openDatabase(path.join(sites(), name, 'data/portfolio.db'), { readOnly: true });
  try {
    return firstValue(db, 'SELECT group_concat("hash") FROM "SetupToken"');
  } finally {
    db.close();
  }
};

test.each(['dupont', 'a', 'jean-pierre-2', 'a234567890123456789'])('%s can be the name of a site', (name) =>
  expect(isSiteName(name)).toBe(true),
);
test.each(['', 'Dupont', 'été', '2a', 'a_b', '-a', 'a-', 'a--b', 'a b', '../a', 'a.b', 'a2345678901234567890', 'a;b'])(
  '%j cannot',
  (name) => expect(isSiteName(name)).toBe(false),
);

test('a site has settings, database and folders of its own, which nobody else reads', async () => {
  const backups = path.join(home, 'sauvegardes');
  fs.mkdirSync(backups);
  const site = await made('dupont', { backups });
  expect(site).toMatchObject({ folder: path.join(sites(), 'dupont'), isNew: true });
  expect(site.oneTimeAddress).toMatch(/^https:\/\/dupont\.univ\.fr\/login\?jeton=[\w-]{32}$/);
  expect(settingsOf('dupont')).toEqual({
    SITE_URL: 'https://dupont.univ.fr',
    PORT: String(site.port),
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    BACKUP_DIR: path.join(backups, 'dupont'),
  });
  expect([modeOf('dupont'), modeOf('dupont/.env'), modeOf('dupont/data'), modeOf('dupont/uploads')]).toEqual([
    '750',
    '600',
    '700',
    '700',
  ]);
  expect(modeOf('dupont/data/portfolio.db')).toBe('600');
  expect((fs.statSync(path.join(backups, 'dupont')).mode & 0o777).toString(8)).toBe('700');
  expect(fs.readdirSync(sites()), 'nothing is left of how it was made').toEqual(['dupont']);
});

test('two commands at once make two sites, with neither port, database nor one-time address in common', async () => {
  const [one, other] = await Promise.all([made('un'), made('autre')]);
  expect(one.port).not.toBe(other.port);
  expect(tokens('un')).toMatch(/^[0-9a-f]{64}$/);
  expect(tokens('un')).not.toBe(tokens('autre'));
});

test('run again, it changes nothing but the one-time address, while there is no owner', async () => {
  const first = await made('dupont');
  const file = path.join(sites(), 'dupont/.env');
  fs.appendFileSync(file, 'TIME_ZONE=Europe/Paris\n');
  const before = fs.readFileSync(file, 'utf8');
  const again = await made('dupont');
  expect(again).toMatchObject({ isNew: false, port: first.port });
  expect(again.oneTimeAddress).not.toBe(first.oneTimeAddress);
  expect(fs.readFileSync(file, 'utf8')).toBe(before);
  const db = openDatabase(path.join(sites(), 'dupont/data/portfolio.db'));
  db.exec(`INSERT INTO "Owner" ("id", "email", "passwordHash") VALUES ('1', 'a@univ.fr', 'x')`).close();
  expect(await made('dupont')).toMatchObject({ isNew: false, oneTimeAddress: null });
});

test('a name, an address or a port that another site has is refused, and nothing is made', async () => {
  const { port } = await made('dupont');
  await expect(made('dupont', { address: 'https://autre.univ.fr' })).rejects.toThrow(/« dupont » existe déjà/);
  await expect(made('martin', { address: 'https://dupont.univ.fr' })).rejects.toThrow(
    'L’adresse https://dupont.univ.fr est déjà celle du site « dupont »',
  );
  await expect(made('martin', { port })).rejects.toThrow(`Le port ${port} est déjà celui du site « dupont »`);
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const taken = (server.address() as net.AddressInfo).port;
  await expect(made('martin', { port: taken })).rejects.toThrow(`Le port ${taken} est pris`);
  server.close();
  expect(fs.readdirSync(sites())).toEqual(['dupont']);
});

test('what an interrupted command left is made anew; a fault leaves nothing', async () => {
  const left = path.join(sites(), '.dupont.en-cours');
  fs.mkdirSync(path.join(left, 'data'), { recursive: true });
  fs.writeFileSync(path.join(left, 'data/portfolio.db'), 'half');
  await expect(made('dupont', { backups: path.join(home, 'absent') })).rejects.toThrow(
    /absent\/dupont ne peut pas être créé/,
  );
  expect(fs.readdirSync(sites())).toEqual([]);
  expect((await made('dupont')).isNew).toBe(true);
});

test('settings of another site that cannot be read stop the command: its port might be taken twice', async () => {
  await made('dupont');
  fs.writeFileSync(path.join(sites(), 'dupont/.env'), 'PORT 3001');
  await expect(made('martin')).rejects.toThrow(/la ligne « PORT 3001 »/);
});

test('run again with another port or other back-ups, it says where these are set', async () => {
  const { port } = await made('dupont');
  const said = /garde son port et ses sauvegardes : changez PORT ou BACKUP_DIR dans .*dupont\/\.env/;
  await expect(made('dupont', { port: port + 1 })).rejects.toThrow(said);
  await expect(made('dupont', { backups: home })).rejects.toThrow(said);
  expect(await made('dupont', { port })).toMatchObject({ isNew: false, port });
});

test('the back-ups of somebody else who had the name are given to nobody', async () => {
  const backups = path.join(home, 'sauvegardes');
  fs.mkdirSync(path.join(backups, 'dupont'), { recursive: true });
  fs.writeFileSync(path.join(backups, 'dupont/sauvegarde.tar.gz'), 'x');
  await expect(made('dupont', { backups })).rejects.toThrow(/dupont tient déjà des fichiers/);
  expect(fs.readdirSync(sites())).toEqual([]);
});

test('a link, a pipe or a huge file in the place of a site’s settings is neither followed nor read', async () => {
  await made('dupont');
  const file = path.join(sites(), 'dupont/.env');
  const secret = path.join(home, 'secret');
  fs.writeFileSync(secret, 'word of root\n');
  const kinds = [
    () => fs.symlinkSync(secret, file),
    () => execFileSync('mkfifo', [file]),
    () => fs.writeFileSync(file, '#'.repeat(2 ** 17)),
  ];
  for (const place of kinds) {
    fs.rmSync(file);
    place();
    const refusal = await made('martin').catch(String);
    expect(refusal).toMatch(/dupont\/\.env (?:ne peut pas être lu|n’est pas un fichier)/);
    expect(refusal).not.toContain('word of root');
  }
});

test('run again, nothing that a site’s user has put among its settings reaches the program, its answer or the terminal', async () => {
  await made('dupont');
  const pwned = path.join(home, 'pwned');
  const script = path.join(home, 'evil.cjs');
  fs.writeFileSync(script, `require('node:fs').writeFileSync(${JSON.stringify(pwned)}, '')`);
  const file = path.join(sites(), 'dupont/.env');
  fs.appendFileSync(file, `NODE_OPTIONS='--require "${script}"'\n`);
  expect((await made('dupont')).oneTimeAddress).toMatch(/^https:\/\/dupont\.univ\.fr\/login\?jeton=[\w-]{32}$/);
  expect(fs.existsSync(pwned)).toBe(false);
  fs.appendFileSync(file, 'TRUSTED_PROXIES="\u001b]0;title\u0007"\n');
  const refusal = await made('dupont').catch(String);
  expect(refusal).toContain('n’a pas pu être écrit');
  expect(String(refusal).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

test('a file that is there is not written again', () => {
  const file = path.join(home, 'a.conf');
  expect(placeText(file, 'un')).toBe('written');
  expect(placeText(file, 'un')).toBe('same');
  expect(placeText(file, 'deux')).toBe('other');
  expect(fs.readFileSync(file, 'utf8')).toBe('un');
  expect(fs.readdirSync(home)).toEqual(['a.conf']);
});

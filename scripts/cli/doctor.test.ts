import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { writeBackupRecord, writeCopyRecord } from '@/lib/records';
import { openDatabase } from '@/lib/sqlite';
import { rowsOf } from '@/lib/testing/rows';
import { damageInside, inDatabase, nameUpload, newSite, removeSite, settings } from '@/lib/testing/site-files';
import { checkData, checkDisks, checkMemory, checkPdf, checkSettings, examine, lineOf, summaryOf } from './doctor';
import { checkBackups, checkCopy, checkFiles } from './doctor/files';
import { type Finding, good } from './doctor/finding';
import { certificateFinding, checkCertificate, checkHosts, checkRunningSite } from './doctor/network';

const migrations = path.resolve('prisma/migrations');
const servers: (http.Server | net.Server)[] = [];

beforeEach(() => void newSite());
afterEach(removeSite);
afterAll(() => {
  for (const server of servers) server.close();
});

const marks = (findings: readonly Finding[]) => findings.map(({ mark }) => mark).join('');
const lines = (findings: readonly Finding[]) => findings.map(lineOf).join('\n');

async function portOf(server: http.Server | net.Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
const answering = (status: number, body: string) =>
  portOf(http.createServer((_, response) => response.writeHead(status).end(body)));
/** A free port. */
async function closedPort(): Promise<number> {
  const server = net.createServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  servers.pop();
  return port;
}

test.each(rowsOf('scripts/cli/doctor.txt'))('settings of a site: $rule', ({ input, outputs: [expected] }) =>
  expect(marks(checkSettings(JSON.parse(input)))).toBe(expected),
);

test('files readable by other users are named, with the command that fixes it', () => {
  const dotEnv = path.join(settings().home, '.env');
  expect(marks(checkFiles(settings(), dotEnv))).toBe('✓✓✓');
  fs.writeFileSync(dotEnv, 'SESSION_SECRET=…');
  fs.chmodSync(dotEnv, 0o644);
  fs.chmodSync(settings().databaseFile, 0o606);
  const found = checkFiles(settings(), dotEnv);
  expect(marks(found)).toBe('✓✓✗');
  expect(lines(found)).toContain(`: chmod o-rwx '${settings().databaseFile}' '${dotEnv}'.`);
});

test('a link in place of a private file is reported, without a command that would follow it', () => {
  const other = path.join(settings().home, 'other');
  fs.writeFileSync(other, '', { mode: 0o644 });
  fs.symlinkSync(other, path.join(settings().home, '.env'));
  const found = checkFiles(settings(), path.join(settings().home, '.env'));
  expect(marks(found)).toBe('✓✓✗');
  expect(lines(found)).toContain(`${other}, où mène le lien `);
  expect(lines(found)).not.toContain('chmod');
});

test('a proposed command works for a path with spaces and apostrophes', () => {
  const dotEnv = path.join(settings().home, "l'essai d'ici.env");
  fs.writeFileSync(dotEnv, '', { mode: 0o644 });
  const [, command = ''] = /: (chmod .*)\.$/m.exec(lines(checkFiles(settings(), dotEnv))) ?? [];
  execFileSync('sh', ['-c', command]);
  expect(fs.statSync(dotEnv).mode & 0o777).toBe(0o640);
});

test.runIf(process.getuid?.() === 0)('a private file of another user is given to that of the site first', () => {
  const dotEnv = path.join(settings().home, '.env');
  fs.writeFileSync(dotEnv, '');
  fs.chmodSync(dotEnv, 0o644);
  fs.chownSync(dotEnv, 4242, 4242);
  const found = lines(checkFiles(settings(), dotEnv));
  const home = path.dirname(settings().databaseFile);
  expect(found).toContain(`: chown --reference='${home}' '${dotEnv}' && chmod o-rwx '${dotEnv}'.`);
});

test('the start creates a missing folder; a file in its place is an error', () => {
  fs.rmdirSync(settings().uploadsDir);
  expect(marks(checkFiles(settings(), '/nulle/part'))).toBe('✓!✓');
  fs.writeFileSync(settings().uploadsDir, '');
  expect(marks(checkFiles(settings(), '/nulle/part'))).toBe('✓✗✓');
});

test('a disk is listed once, and judged by its free space', () => {
  const { home, uploadsDir } = settings();
  const withRoom = (bytes: number) =>
    checkDisks([home, uploadsDir, '/nulle/part'].slice(0, 2), settings(), () => bytes);
  expect(marks(withRoom(20 * 2 ** 30))).toBe('✓');
  expect(marks(withRoom(500 * 2 ** 20))).toBe('!');
  expect(lines(withRoom(50 * 2 ** 20))).toContain(`✗ Disque de ${home} : 50\u00a0Mo libres`);
  expect(lines(checkDisks([path.join(home, 'pas', 'encore')], settings()))).toContain(`Disque de ${home} : `);
});

test('less memory than a build needs is reported, for the machine or its container, with advice', () => {
  const withRoom = (machine: number, container = 0) => lineOf(checkMemory(machine * 2 ** 20, container * 2 ** 20));
  expect(withRoom(1600)).toBe('  ✓ Mémoire : 1,6\u00a0Go libres');
  expect(withRoom(1600, 1600)).toBe(withRoom(1600));
  expect(withRoom(1200)).toMatch(
    /^ {2}! Mémoire : 1,2\u00a0Go libres, et construire le site en demande 1,5\. Arrêtez .*\.$/,
  );
  expect(withRoom(8000, 700)).toMatch(/^ {2}! Mémoire : 700\u00a0Mo libres, .* Relevez la limite/);
  expect(checkMemory().text).toMatch(/^Mémoire : .* libres/);
});

test('an intact database is checked without a change', () => {
  const folder = path.dirname(settings().databaseFile);
  const state = () => fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'base64')]);
  const before = state();
  expect(marks(checkData(settings(), migrations))).toBe('✓✓✓✓');
  expect(state().filter(([name]) => !/-(?:wal|shm)$/.test(name ?? ''))).toEqual(before);
});

test('a database that is missing, damaged, another program’s or not a database at all', () => {
  const { databaseFile } = settings();
  damageInside();
  expect(lines(checkData(settings(), migrations))).toMatch(/✗ Base de données : abîmée\. .*npm run restore FICHIER\.$/);
  fs.writeFileSync(databaseFile, 'pas une base '.repeat(2000));
  expect(lines(checkData(settings(), migrations))).toContain('✗ Base de données : abîmée');
  fs.rmSync(databaseFile);
  expect(marks(checkData(settings(), migrations))).toBe('!');
  openDatabase(databaseFile, { create: true }).exec('CREATE TABLE autre (x)').close();
  expect(lines(checkData(settings(), migrations))).toContain('✗ Base de données : ce n’est pas celle de ce site');
});

test('pending migrations, and those of a newer release', () => {
  inDatabase((db) =>
    db.exec(
      'DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)',
    ),
  );
  expect(lines(checkData(settings(), migrations))).toContain('! Migrations : 1\u00a0reste à appliquer');
  inDatabase((db) => db.exec(`UPDATE _prisma_migrations SET migration_name = '20990101000000_later'`));
  expect(lines(checkData(settings(), migrations))).toContain(
    '✗ Base de données : La base de données vient d’une version',
  );
});

test('a clock behind the stored data', () => {
  const now = new Date('2026-11-27T10:00:00Z');
  const written = (at: string) =>
    inDatabase((db) => db.prepare(`INSERT INTO "AuditEvent" ("at", "event") VALUES (?, 'signin')`).run(at));
  written('2026-11-27T10:00:30.000+00:00');
  expect(marks(checkData(settings(), migrations, now))).toBe('✓✓✓✓');
  written('2026-11-28T10:00:00.000+00:00');
  expect(marks(checkData(settings(), migrations, now))).toBe('✓✓✗✓');
});

test('missing pictures of the database', () => {
  nameUpload('photo.webp');
  expect(lines(checkData(settings(), migrations))).toMatch(
    /✗ Images et documents : 1\u00a0manque dans .*\(photo\.webp\)/,
  );
});

test('daily backups: off, no folder, none yet, one on the same disk, one that succeeded, one that failed', async () => {
  const { databaseFile, home } = settings();
  const now = new Date('2026-11-27T10:00:00Z');
  const backupDir = path.join(home, 'sauvegardes');
  const found = (folder: string | null = backupDir) => lineOf(checkBackups({ databaseFile, backupDir: folder }, now));
  expect(found(null)).toMatch(/! Sauvegardes : le site n’en fait pas lui-même/);
  expect(found()).toMatch(/✗ Sauvegardes : .* n’existe pas/);
  fs.mkdirSync(backupDir);
  expect(found()).toMatch(/! Sauvegardes : aucune encore/);
  const file = path.join(backupDir, 'sauvegarde-2026-11-27T03-12-00.tar.gz');
  fs.writeFileSync(file, '');
  const record = { last: { at: '2026-11-27T03:12:00.000Z', file, fault: null }, failure: null, made: [] };
  writeBackupRecord(databaseFile, record);
  expect(found()).toMatch(/! Sauvegardes : la dernière, du 27 novembre 2026 à .*mais sur le même disque/);
  fs.rmSync(file);
  expect(found()).toMatch(/✗ Sauvegardes : .* n’est plus là/);
  writeBackupRecord(databaseFile, {
    ...record,
    failure: { at: '2026-11-27T03:12:00.000Z', line: 'Le disque est plein.' },
  });
  expect(found()).toBe('  ✗ Sauvegardes : Le disque est plein.');
});

test('the published copy: off, no folder, none yet, one that succeeded, one that failed', () => {
  const { databaseFile, home } = settings();
  const folder = path.join(home, 'public_html');
  const found = () => lineOf(checkCopy({ databaseFile, copyTo: folder }) ?? good(''));
  expect(checkCopy({ databaseFile, copyTo: null })).toBeNull();
  expect(found()).toMatch(/✗ Copie publiée dans .* n’existe pas/);
  fs.mkdirSync(folder);
  expect(found()).toMatch(/! Copie publiée dans .* aucune encore/);
  const last = { at: '2026-11-27T03:12:00.000Z', version: '1', to: folder, sent: 1, removed: 0 };
  writeCopyRecord(databaseFile, { last, failure: null });
  expect(found()).toMatch(/✓ Copie publiée dans .* la dernière, du 27 novembre 2026/);
  const failure = { at: last.at, version: '2', line: 'Le disque est plein.' };
  writeCopyRecord(databaseFile, { last, failure });
  expect(found()).toMatch(/✗ Copie publiée dans .* : Le disque est plein\.$/);
});

test('the PDF compiler', () => {
  expect([checkPdf(true), checkPdf(false)].map(({ mark }) => mark)).toEqual(['✓', '!']);
});

test('the running site, one that cannot read its database, another program, and none', async () => {
  const at = async (PORT: number) => (await checkRunningSite({ HOST: '0.0.0.0', PORT })).mark;
  expect(await at(await answering(200, '{"status":"ok"}'))).toBe('✓');
  expect(await at(await answering(200, '{"status":"ok","version":"0.0.1"}')), 'it was not restarted').toBe('!');
  expect(await at(await answering(503, '{"status":"indisponible"}'))).toBe('✗');
  expect(await at(await answering(200, '<h1>Autre chose</h1>'))).toBe('✗');
  expect(await at(await closedPort())).toBe('!');
});

test('a certificate, by days until expiry', async () => {
  const now = new Date('2026-11-27T10:00:00Z');
  const of = (validTo: string, fault: string | null = null) =>
    lineOf(certificateFinding('exemple.org', { validTo: new Date(validTo), fault }, now)).trim();
  expect(of('2027-01-27T10:00:00Z')).toBe('✓ Certificat de exemple.org : valable encore 61\u00a0jours');
  expect(of('2026-12-01T10:00:00Z')).toMatch(/^! .* 4\u00a0jours/);
  expect(of('2026-11-26T10:00:00Z')).toMatch(/^✗ .* périmé depuis le 26 novembre 2026/);
  expect(of('2027-01-27T10:00:00Z', 'ERR_TLS_CERT_ALTNAME_INVALID')).toMatch(/^✗ .*refusent \(ERR_TLS/);
  expect(await checkCertificate({ SITE_URL: 'http://exemple.org' })).toEqual([]);
  const plain = await answering(200, 'sans TLS');
  expect(marks(await checkCertificate({ SITE_URL: `https://127.0.0.1:${plain}` }))).toBe('!');
});

test('hosts are reachable when anything responds', async () => {
  const there = `http://127.0.0.1:${await answering(404, '')}`;
  const away = `http://127.0.0.1:${await closedPort()}`;
  expect(marks(await checkHosts({ HAL_URL: there, ORCID_URL: away, DOI_URL: there, THESES_URL: there }))).toBe('✓!✓✓');
});

test('each wrong setting and each unknown name has its line, and further checks wait', async () => {
  const file = path.join(settings().home, '.env');
  fs.writeFileSync(file, 'SITEURL=https://exemple.org\n');
  const given = { ...process.env };
  Object.assign(process.env, { PORT: '99999', SITE_URL: 'exemple.org' });
  const found: Finding[] = [];
  for await (const finding of examine(file, false)) found.push(finding);
  process.env = given;
  expect(lines(found)).toMatch(/! Réglages : dans \.env, SITEURL n’en est pas un/);
  expect(lines(found)).toMatch(/✗ Réglages : PORT doit être.*\n.*✗ Réglages : SITE_URL doit être[^\n]*$/);
  expect(summaryOf(found)).toMatch(/^2\u00a0points à corriger, \d à regarder\.$/);
  expect(summaryOf([{ mark: '✓', text: '' }])).toBe('Tout va bien.');
});

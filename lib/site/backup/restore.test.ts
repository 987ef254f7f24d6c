import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate } from '@/lib/site/db/migrate';
import { firstValue, inTransaction, openDatabase } from '@/lib/sqlite';
import { samplePdf } from '@/lib/testing/sample-pdf';
import {
  addUpload,
  archive,
  beside,
  damageInside,
  inDatabase,
  nameUpload,
  newSite,
  removeSite,
  set,
  settings,
  state,
} from '@/lib/testing/site-files';
import { backup } from './backup';
import { restore } from './restore';

vi.mock('@/lib/env', async () => ({ env: (await import('@/lib/testing/site-files')).settings }));

const inUploads = (name: string) => path.join(settings().uploadsDir, name);
const valueOfA = () => inDatabase((db) => firstValue(db, "SELECT value FROM Setting WHERE key = 'a'"));

beforeEach(() => void newSite());
afterEach(removeSite);

test('repeated restores give equal states', async () => {
  for (let round = 0; round < (process.env.NIGHTLY ? 50 : 5); round++) {
    set(`clé ${round}`, randomBytes(20 * round).toString('hex'));
    addUpload(`image${round % 5}.webp`, randomBytes(1 + 97 * round));
    const before = state();
    await backup(archive());
    set('plus tard', String(round));
    addUpload('tard.webp', Buffer.from('x'));
    fs.rmSync(path.join(settings().uploadsDir, `image${round % 5}.webp`));
    await restore(archive());
    expect(state()).toEqual(before);
    fs.rmSync(archive());
  }
});

test('brings a site back on an empty host', async () => {
  set('a', 'b');
  addUpload('photo.webp', Buffer.alloc(5000, 7));
  const before = state();
  await backup(archive());
  fs.rmSync(path.dirname(settings().databaseFile), { recursive: true });
  fs.rmSync(settings().uploadsDir, { recursive: true });
  expect(await restore(archive())).toMatchObject({ uploads: 1, previous: null });
  expect(state()).toEqual(before);
});

test('documents come back, readable by the site’s user only, and those of the previous state are removed', async () => {
  const [kept, later] = ['a', 'b'].map((letter) => `${letter.repeat(32)}.pdf`);
  addUpload(kept ?? '', samplePdf());
  addUpload('photo.webp', Buffer.from('photo'));
  await backup(archive());
  fs.rmSync(inUploads(kept ?? ''));
  addUpload(later ?? '', samplePdf('b'));
  addUpload('notes.pdf', samplePdf('c'));
  const { previous, ...counts } = await restore(archive());
  expect(counts).toMatchObject({ uploads: 1, documents: 1 });
  expect(fs.readdirSync(settings().uploadsDir).toSorted()).toEqual([kept, 'notes.pdf', 'photo.webp']);
  expect(fs.readFileSync(inUploads(kept ?? '')).equals(samplePdf())).toBe(true);
  expect(fs.statSync(inUploads(kept ?? '')).mode & 0o777).toBe(0o600);
  await restore(previous ?? '');
  expect(fs.readdirSync(settings().uploadsDir).toSorted()).toEqual([later, 'notes.pdf', 'photo.webp']);
});

test('the previous state is saved, and can itself be restored', async () => {
  set('a', 'ancien');
  await backup(archive());
  set('a', 'nouveau');
  const { previous } = await restore(archive());
  expect(valueOfA()).toBe('ancien');
  await restore(previous ?? '');
  expect(valueOfA()).toBe('nouveau');
});

test('an archive truncated or altered anywhere is refused and nothing changes', async () => {
  set('a', 'b');
  addUpload('photo.webp', randomBytes(3000));
  await backup(archive());
  set('a', 'c');
  const before = state();
  const whole = fs.readFileSync(archive());
  const broken = path.join(settings().home, 'abîmée.tar.gz');
  for (let n = 0; n < 40; n++) {
    const at = 10 + Math.floor(((whole.length - 11) * n) / 40);
    for (const bytes of [alteredAt(whole, at), whole.subarray(0, at)]) {
      fs.writeFileSync(broken, bytes);
      await expect(restore(broken)).rejects.toThrow('rien n’a été changé');
    }
  }
  expect(state()).toEqual(before);
  expect(fs.readdirSync(path.dirname(settings().databaseFile)).filter((name) => name.includes('restauration'))).toEqual(
    [],
  );
});

/**
 * An archive with one byte changed at a position so that its content differs, which one change in thousands does not
 * achieve, since deflate can encode a text in several ways.
 */
function alteredAt(archive: Buffer, at: number): Buffer {
  const content = gunzipSync(archive);
  const altered = [0x55, 0xaa, 0xff]
    .map((bits) => archive.with(at, (archive[at] ?? 0) ^ bits))
    .find((other) => !holds(other, content));
  if (!altered) throw new Error(`no other byte at ${at} damages the archive`);
  return Buffer.from(altered);
}

function holds(archive: Uint8Array, content: Buffer): boolean {
  try {
    return gunzipSync(archive).equals(content);
  } catch {
    return false;
  }
}

test('an archive of a newer format, or with a path outside the folder, is refused', async () => {
  await backup(archive());
  const plain = gunzipSync(fs.readFileSync(archive())).toString('latin1');
  const rewritten = (from: string, to: string) => {
    fs.writeFileSync(archive(), gzipSync(Buffer.from(plain.replaceAll(from, to), 'latin1')));
    return restore(archive());
  };
  await expect(rewritten('"format": 1', '"format": 2')).rejects.toThrow('version plus récente');
  await expect(rewritten('"portfolio.db"', '"../../x.db.."')).rejects.toThrow('rien n’a été changé');
});

test('refuses while the site uses the database', async () => {
  await backup(archive());
  const running = openDatabase(settings().databaseFile, { readOnly: true });
  running.prepare('SELECT count(*) FROM Setting').get();
  await expect(restore(archive())).rejects.toThrow('Le site est en marche');
  running.close();
  await restore(archive());
});

test('a copy taken during writes is consistent', async () => {
  const writer = openDatabase(settings().databaseFile);
  const add = (n: number) =>
    inTransaction(writer, 'IMMEDIATE', () => {
      writer.prepare('INSERT INTO Setting VALUES (?, ?)').run(`gauche ${n}`, 'x'.repeat(3000));
      writer.prepare('INSERT INTO Setting VALUES (?, ?)').run(`droite ${n}`, 'x'.repeat(3000));
    });
  add(-1); // creates the index of the WAL file, during which other connections are busy
  let n = 0;
  const writing = setInterval(() => add(n++), 0);
  for (let round = 0; round < 5; round++) await backup(path.join(settings().home, `${round}.tar.gz`));
  clearInterval(writing);
  writer.close();
  for (let round = 0; round < 5; round++) {
    await restore(path.join(settings().home, `${round}.tar.gz`));
    expect(
      inDatabase((db) =>
        firstValue(db, "SELECT count(*) % 2 FROM Setting WHERE key LIKE 'gauche%' OR key LIKE 'droite%'"),
      ),
    ).toBe(0);
    expect(inDatabase((db) => firstValue(db, 'PRAGMA integrity_check'))).toBe('ok');
  }
});

test('with the database missing, damaged or damaged inside, no picture outside an archive is removed', async () => {
  addUpload('ancienne.webp', Buffer.from('ancienne'));
  await backup(archive());
  addUpload('nouvelle.webp', Buffer.from('nouvelle'));
  const { databaseFile } = settings();
  const faults = [
    () => fs.rmSync(databaseFile),
    () => fs.writeFileSync(databaseFile, ''),
    () => fs.writeFileSync(databaseFile, Buffer.alloc(20_000, 'x')),
    () => damageInside(),
    () => fs.truncateSync(databaseFile, 30_000),
  ];
  for (const [n, error] of faults.entries()) {
    for (const suffix of ['-wal', '-shm']) fs.rmSync(databaseFile + suffix, { force: true });
    error();
    const damaged = fs.existsSync(databaseFile) ? fs.readFileSync(databaseFile) : null;
    const { previous } = await restore(archive());
    expect(fs.readFileSync(inUploads('nouvelle.webp'), 'utf8'), String(n)).toBe('nouvelle');
    if (n < 2) expect(previous).toBeNull();
    else expect(fs.readFileSync(previous ?? '').equals(damaged ?? Buffer.alloc(0)), String(n)).toBe(true);
    expect(inDatabase((db) => firstValue(db, 'PRAGMA integrity_check'))).toBe('ok');
  }
});

test.each([
  ['has gone', () => fs.rmSync(settings().databaseFile)],
  ['is empty', () => fs.writeFileSync(settings().databaseFile, '')],
])('the journal of a database that %s is put aside, not lost', async (_, lose) => {
  await backup(archive());
  const { databaseFile } = settings();
  lose();
  fs.writeFileSync(`${databaseFile}-wal`, 'ce qui restait');
  await restore(archive());
  const aside = beside().filter((name) => /abimee.*-wal$/.test(name));
  expect(aside.map((name) => fs.readFileSync(path.join(path.dirname(databaseFile), name), 'utf8'))).toEqual([
    'ce qui restait',
  ]);
});

const picture = (name: string) => [`${name}.webp`, Buffer.from(name)] as const;

test('a picture of the restored database stays although the archive lacks it or has it damaged; one still missing is named', async () => {
  const [lacking, damaged, missing] = [picture('absente'), picture('abimee'), picture('perdue')];
  for (const [name, bytes] of [lacking, damaged, missing])
    nameUpload(name, createHash('sha256').update(bytes).digest('hex'));
  addUpload(damaged[0], Buffer.from('octets perdus'));
  expect((await backup(archive())).lost).toHaveLength(3);
  addUpload(lacking[0], lacking[1]);
  addUpload(damaged[0], damaged[1]);
  addUpload('nouvelle.webp', Buffer.from('nouvelle'));
  expect((await restore(archive())).lost).toEqual([missing[0]]);
  expect(fs.readdirSync(settings().uploadsDir)).toEqual([damaged[0], lacking[0]]);
  for (const [name, bytes] of [lacking, damaged])
    expect(fs.readFileSync(inUploads(name)).equals(bytes), name).toBe(true);
});

test('files that are not the site’s pictures stay; cached variants are removed', async () => {
  await backup(archive());
  fs.mkdirSync(inUploads('variantes'));
  fs.writeFileSync(inUploads(path.join('variantes', 'a-square-40.avif')), 'x');
  fs.mkdirSync(inUploads('dossier.webp'));
  fs.writeFileSync(inUploads('.cachée.webp'), 'x');
  fs.writeFileSync(inUploads('lisez-moi.txt'), 'x');
  fs.symlinkSync('/etc/hostname', inUploads('lien.webp'));
  fs.symlinkSync('/nulle/part', inUploads('perdu.webp'));
  addUpload('nouvelle.webp', Buffer.from('x'));
  await restore(archive());
  expect(fs.readdirSync(settings().uploadsDir)).toEqual([
    '.cachée.webp',
    'dossier.webp',
    'lien.webp',
    'lisez-moi.txt',
    'perdu.webp',
  ]);
});

test('anything but a file under a picture’s name is one line of error, and nothing changes', async () => {
  addUpload('a.webp', Buffer.from('a'));
  addUpload('b.webp', Buffer.from('b'));
  await backup(archive());
  for (const name of ['a.webp', 'b.webp']) fs.rmSync(inUploads(name));
  fs.mkdirSync(inUploads('b.webp'));
  set('a', 'présent');
  await expect(restore(archive())).rejects.toThrow(
    /b\.webp porte le nom d’une image sans être un fichier.*Rien n’a été changé/,
  );
  expect(fs.readdirSync(settings().uploadsDir)).toEqual(['b.webp']);
  expect(valueOfA()).toBe('présent');
});

test('another program’s database is not replaced', async () => {
  await backup(archive());
  fs.rmSync(settings().databaseFile);
  const other = openDatabase(settings().databaseFile, { create: true });
  other.exec('PRAGMA journal_mode = WAL; CREATE TABLE autre (x)');
  other.close();
  const before = fs.readFileSync(settings().databaseFile);
  await expect(restore(archive())).rejects.toThrow('n’est pas celle de ce site');
  expect(fs.readFileSync(settings().databaseFile).equals(before)).toBe(true);
});

test('of two simultaneous restorations one works, and the other reports it', async () => {
  await backup(archive());
  for (let n = 0; n < 30; n++) addUpload(`image${n}.webp`, randomBytes(50_000));
  const outcomes = await Promise.allSettled([restore(archive()), restore(archive())]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('une autre restauration') },
  });
  expect(fs.readdirSync(settings().uploadsDir)).toEqual([]);
});

test('a starting site, or another writing program, finds the database busy while the previous state is saved', async () => {
  addUpload('a.webp', Buffer.from('a'));
  await backup(archive());
  const program = `const { migrate } = await import('./lib/site/db/migrate.ts'); const { openDatabase } = await import('./lib/sqlite.ts');
    try { migrate(process.env.FILE, 'prisma/migrations'); } catch (fault) { console.log(fault.message); }
    try { openDatabase(process.env.FILE).exec("INSERT INTO Setting VALUES ('perdu', '')"); } catch (fault) { console.log(fault.message); }`;
  const { link } = fs.promises;
  let said = '';
  vi.spyOn(fs.promises, 'link').mockImplementation((...given: Parameters<typeof link>) => {
    const env = { ...process.env, FILE: settings().databaseFile };
    said += spawnSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' }).stdout;
    return link(...given);
  });
  await restore(archive()).finally(() => vi.restoreAllMocks());
  expect(said).toMatch(
    /^La base de données .* est occupée par un autre programme : réessayez dans un instant\.\ndatabase is locked\n$/,
  );
  expect(migrate(settings().databaseFile, path.resolve('prisma/migrations'))).toEqual([]);
});

test('the database, its copies and archives are readable by their user only; pictures are not restricted', async () => {
  addUpload('a.webp', Buffer.from('a'));
  await backup(archive());
  fs.rmSync(settings().databaseFile);
  fs.rmSync(inUploads('a.webp'));
  await restore(archive());
  const { previous } = await restore(archive());
  const modes = [settings().databaseFile, previous ?? '', archive(), inUploads('a.webp')].map((file) =>
    (fs.statSync(file).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['600', '600', '600', '644']);
});

test('a failing or full disk is one line of error that names it, and nothing changes', async () => {
  addUpload('a.webp', Buffer.from('a'));
  await backup(archive());
  fs.rmSync(inUploads('a.webp'));
  set('a', 'présent');
  const { uploadsDir, databaseFile } = settings();
  const data = path.dirname(databaseFile);
  const before = state();
  /** Makes a function of `fs` fail for paths that match `place`. */
  const fail = (name: 'renameSync' | 'mkdirSync' | 'fsyncSync', code: string, place: RegExp) => {
    const original = fs[name];
    vi.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
      const about = typeof given[0] === 'number' ? fs.readlinkSync(`/proc/self/fd/${given[0]}`) : String(given[0]);
      if (place.test(about))
        throw Object.assign(new Error(code), {
          code,
          syscall: name,
          ...(typeof given[0] === 'string' && { path: about }),
        });
      return Reflect.apply(original, fs, given);
    });
  };
  /** A copy's error has both the source and the destination. */
  const failCopy = (place: RegExp) => {
    const original = fs.copyFileSync;
    vi.spyOn(fs, 'copyFileSync').mockImplementation((from, to) => {
      if (place.test(String(to)))
        throw Object.assign(new Error('ENOSPC'), {
          code: 'ENOSPC',
          syscall: 'copyfile',
          path: String(from),
          dest: String(to),
        });
      original(from, to);
    });
  };
  const faults: [string, string, () => void][] = [
    [uploadsDir, 'ne peut pas être lu ou écrit (EIO)', () => fail('renameSync', 'EIO', /a\.webp\.part$/)],
    [uploadsDir, 'ne peut pas être lu ou écrit (EIO)', () => fail('fsyncSync', 'EIO', /uploads$/)],
    [uploadsDir, 'est plein', () => fail('fsyncSync', 'ENOSPC', /a\.webp\.part$/)],
    [uploadsDir, 'est plein', () => failCopy(/a\.webp\.part$/)],
    [data, 'ne peut pas être lu ou écrit (EIO)', () => fail('mkdirSync', 'EIO', /restauration-/)],
    [data, 'est plein', () => fail('mkdirSync', 'ENOSPC', /restauration-/)],
  ];
  for (const [folder, what, breakIt] of faults) {
    breakIt();
    const line = `Le disque de ${folder} ${what} : rien n’a été changé.`;
    await expect(restore(archive()).finally(() => vi.restoreAllMocks())).rejects.toMatchObject({
      name: 'CliError',
      message: line,
    });
    expect(state()).toEqual(before);
  }
});

test('a disk that fails after the database is replaced is reported, and the site is the archive’s', async () => {
  set('a', 'archive');
  await backup(archive());
  set('a', 'présent');
  addUpload('nouvelle.webp', Buffer.from('nouvelle'));
  const { rmSync } = fs;
  vi.spyOn(fs, 'rmSync').mockImplementation((...given: Parameters<typeof rmSync>) => {
    if (String(given[0]).endsWith('nouvelle.webp'))
      throw Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'rm', path: given[0] });
    rmSync(...given);
  });
  await expect(restore(archive()).finally(() => vi.restoreAllMocks())).rejects.toMatchObject({
    name: 'CliError',
    message: expect.stringMatching(/^Le site est revenu à l’état de la sauvegarde, mais .*uploads \(EIO\)/),
  });
  expect(valueOfA()).toBe('archive');
});

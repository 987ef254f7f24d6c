import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/sqlite';
import { samplePdf } from '@/lib/testing/sample-pdf';
import {
  addUpload,
  archive,
  damageInside,
  inDatabase,
  nameUpload,
  newSite,
  removeSite,
  settings,
} from '@/lib/testing/site-files';
import { backup, createBackup, prepareBackup } from './backup';
import { uploadsOf } from './manifest';
import { readArchive } from './read';

vi.mock('@/lib/env', async () => ({ env: (await import('@/lib/testing/site-files')).settings }));

const inUploads = (name: string) => path.join(settings().uploadsDir, name);
/** Files beside the database and the archive: there must be only the archive. */
const around = () =>
  [fs.readdirSync(path.dirname(settings().databaseFile)), fs.readdirSync(settings().home)]
    .flat()
    .filter((name) => !/^(site\.db.*|data|uploads)$/.test(name));

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: ${syscall}`), { code, syscall });

beforeEach(() => void newSite());
afterEach(removeSite);

async function archived(file = archive()): Promise<string[]> {
  const manifest = await readArchive(file, () => async (_, content) => void (await buffer(content)));
  return uploadsOf(manifest);
}

/** Changes the behaviour of the archive's stream. */
function archiveStream(change: (stream: fs.WriteStream) => void): void {
  const { open } = fs.promises;
  vi.spyOn(fs.promises, 'open').mockImplementation(async (...given: Parameters<typeof open>) => {
    const handle = await open(...given);
    const { createWriteStream } = handle;
    handle.createWriteStream = (options) => {
      const stream = Reflect.apply(createWriteStream, handle, [options]);
      change(stream);
      return stream;
    };
    return handle;
  });
}

const failWriting = (code: string) =>
  archiveStream((stream) => {
    stream._write = (_chunk, _encoding, done) => done(systemError(code, 'write'));
  });

/** Makes reads of a file fail whose path matches `end`, like a bad disk. */
function failReading(end: RegExp, code = 'EIO'): void {
  const { createReadStream } = fs;
  vi.spyOn(fs, 'createReadStream').mockImplementation((...given: Parameters<typeof createReadStream>) => {
    const stream = createReadStream(...given);
    return end.test(String(given[0])) ? stream.destroy(systemError(code, 'read')) : stream;
  });
}

test('contains the pictures, and nothing else from their folder', async () => {
  addUpload('photo.webp', Buffer.from('photo'));
  fs.mkdirSync(inUploads('variantes'));
  fs.writeFileSync(inUploads('variantes/photo-square-40.avif'), 'x');
  fs.mkdirSync(inUploads('dossier.webp'));
  fs.symlinkSync(inUploads('photo.webp'), inUploads('lien.webp'));
  fs.symlinkSync('/nulle/part', inUploads('perdu.webp'));
  spawnSync('mkfifo', [inUploads('tube.webp')]);
  const socket = net.createServer().listen(inUploads('prise.webp'));
  for (const name of ['.cachée.webp', 'été.webp', 'lisez-moi.txt', 'cut.webp.part', '.cut.webp.part'])
    fs.writeFileSync(inUploads(name), 'x');
  const before = fs.readdirSync(settings().uploadsDir);
  expect(await backup(archive())).toMatchObject({ uploads: 1, lost: [] });
  expect(await archived()).toEqual(['photo.webp']);
  expect(fs.readdirSync(settings().uploadsDir)).toEqual(before);
  expect(around()).toEqual(['sauvegarde.tar.gz']);
  socket.close();
});

test('a picture removed during the backup is either in it or not, and breaks nothing', async () => {
  for (let n = 0; n < 20; n++) addUpload(`image${n}.webp`, randomBytes(20_000));
  const { manifest, archive: made } = await prepareBackup(settings().databaseFile, settings().uploadsDir);
  for (const name of fs.readdirSync(settings().uploadsDir)) fs.rmSync(inUploads(name));
  fs.writeFileSync(archive(), await buffer(made()));
  expect(await archived()).toEqual(uploadsOf(manifest));
  expect(uploadsOf(manifest)).toHaveLength(20);

  for (let n = 0; n < 20; n++) addUpload(`image${n}.webp`, randomBytes(20_000));
  const { readdirSync } = fs;
  vi.spyOn(fs, 'readdirSync').mockImplementation((...given: Parameters<typeof readdirSync>) => {
    const listed = Reflect.apply(readdirSync, fs, given);
    for (let n = 0; n < 20; n += 2) fs.rmSync(inUploads(`image${n}.webp`), { force: true });
    return listed;
  });
  const { uploads } = await backup(path.join(settings().home, 'autre.tar.gz')).finally(() => vi.restoreAllMocks());
  expect(uploads).toBe(10);
});

test.each(['EACCES', 'EIO'])(
  'a picture whose reading ends in %s is left out and named, and the rest is saved',
  async (code) => {
    addUpload('illisible.webp', Buffer.from('x'));
    addUpload('photo.webp', Buffer.from('photo'));
    nameUpload('illisible.webp');
    failReading(/illisible\.webp$/, code);
    const { lost } = await backup(archive()).finally(() => vi.restoreAllMocks());
    expect([lost, await archived()]).toEqual([['illisible.webp'], ['photo.webp']]);
  },
);

test('missing and damaged pictures of the database are named', async () => {
  for (const name of ['abimee.webp', 'absente.webp']) nameUpload(name);
  addUpload('abimee.webp', Buffer.from('autre chose'));
  expect((await backup(archive())).lost).toEqual(['abimee.webp', 'absente.webp']);
});

test('documents are archived like pictures, counted apart, and named when missing or damaged', async () => {
  const [there, gone, damaged] = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.pdf`);
  addUpload(there ?? '', samplePdf());
  addUpload(damaged ?? '', Buffer.from('autre chose'));
  addUpload('notes.pdf', samplePdf());
  inDatabase((db) => {
    const add = db.prepare(`INSERT INTO "Document" ("id", "bytes", "sha256") VALUES (?, 1, ?)`);
    add.run('a'.repeat(32), createHash('sha256').update(samplePdf()).digest('hex'));
    for (const letter of ['b', 'c']) add.run(letter.repeat(32), 'x');
  });
  expect(await backup(archive())).toMatchObject({ uploads: 0, documents: 2, lost: [gone, damaged] });
  expect(await archived()).toEqual([there, damaged]);
});

test('a database that could not be restored is a failure, and leaves no archive', async () => {
  damageInside();
  await expect(backup(archive())).rejects.toThrow(
    /^La base de données .* est abîmée : aucune sauvegarde n’a été écrite.*npm run restore FICHIER$/,
  );
  removeSite();
  newSite();
  inDatabase((db) => db.exec('DELETE FROM "PublicGeneration"'));
  await expect(backup(archive())).rejects.toThrow('est abîmée');
  fs.truncateSync(settings().databaseFile, 20_000);
  await expect(backup(archive())).rejects.toThrow('est abîmée');
  fs.writeFileSync(settings().databaseFile, 'pas une base '.repeat(2000));
  await expect(backup(archive())).rejects.toThrow('est abîmée');
  fs.rmSync(settings().databaseFile);
  const other = openDatabase(settings().databaseFile, { create: true });
  await expect(backup(archive())).rejects.toThrow('n’est pas celle de ce site');
  other.exec('CREATE TABLE autre (x)');
  other.close();
  await expect(backup(archive())).rejects.toThrow('n’est pas celle de ce site');
  expect(around()).toEqual([]);
});

test('an archive is read back before it gets its name', async () => {
  addUpload('photo.webp', randomBytes(200_000));
  archiveStream((stream) =>
    stream.once('close', () => {
      const partial = path.join(
        settings().home,
        fs.readdirSync(settings().home).find((name) => name.endsWith('.part')) ?? '',
      );
      const bytes = fs.readFileSync(partial);
      bytes.writeUInt8(bytes.readUInt8(100_000) ^ 1, 100_000);
      fs.writeFileSync(partial, bytes); // like a disk that stores other bytes than were written
    }),
  );
  await expect(
    createBackup(settings().databaseFile, settings().uploadsDir, archive()).finally(() => vi.restoreAllMocks()),
  ).rejects.toThrow();
  expect(around()).toEqual([]);
});

test('an archive too large for the disk is one line of error, and leaves nothing', async () => {
  addUpload('grande.webp', randomBytes(400_000));
  const { databaseFile, uploadsDir } = settings();
  const program = `const { backup } = await import('./lib/site/backup/backup.ts'); await backup(${JSON.stringify(archive())}).catch((fault) => console.log(fault.name, fault.message))`;
  const { stdout } = spawnSync(
    'bash',
    [
      '-c',
      'ulimit -f 300; exec "$0" --import ./lib/module-paths.mjs --input-type=module -e "$1"',
      process.execPath,
      program,
    ],
    {
      env: { ...process.env, DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir },
      encoding: 'utf8',
    },
  );
  expect(stdout).toBe(`CliError Le disque de ${settings().home} est plein : aucune sauvegarde n’a été écrite.\n`);
  expect(around()).toEqual([]);
});

test('a failing disk is one line of error that names it, and no archive is left', async () => {
  const { home, databaseFile } = settings();
  const data = path.dirname(databaseFile);
  const faults: [string, () => unknown][] = [
    [home, () => failWriting('EIO')],
    [home, () => failReading(/\.part$/)],
    [data, () => failReading(/portfolio\.db$/)],
  ];
  for (const [folder, breakIt] of faults) {
    breakIt();
    const line = `Le disque de ${folder} ne peut pas être lu ou écrit (EIO) : aucune sauvegarde n’a été écrite.`;
    await expect(backup(archive()).finally(() => vi.restoreAllMocks())).rejects.toMatchObject({
      name: 'CliError',
      message: line,
    });
    expect(around()).toEqual([]);
  }
});

test('the full disk is named: the archive’s, or the database’s', async () => {
  const { home, databaseFile } = settings();
  failWriting('ENOSPC');
  await expect(backup(archive()).finally(() => vi.restoreAllMocks())).rejects.toThrow(
    `Le disque de ${home} est plein : aucune`,
  );
  vi.spyOn(fs, 'mkdtempSync').mockImplementation(() => {
    throw Object.assign(systemError('ENOSPC', 'mkdtemp'), { path: `${databaseFile}x` });
  });
  await expect(backup(archive()).finally(() => vi.restoreAllMocks())).rejects.toThrow(
    `Le disque de ${path.dirname(databaseFile)} est plein : aucune`,
  );
});

test('never overwrites an existing file, even one created meanwhile', async () => {
  fs.writeFileSync(archive(), 'autre chose');
  await expect(backup(archive())).rejects.toThrow('existe déjà');
  await expect(createBackup(settings().databaseFile, settings().uploadsDir, archive())).rejects.toMatchObject({
    code: 'EEXIST',
  });
  expect(fs.readFileSync(archive(), 'utf8')).toBe('autre chose');
  expect(around()).toEqual(['sauvegarde.tar.gz']);
});

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '@/lib/site/db/migrate';
import { openDatabase } from '@/lib/sqlite';
import {
  addUpload,
  damageInside,
  inDatabase,
  newSite,
  removeSite,
  set,
  settings,
  state,
} from '@/lib/testing/site-files';
import { tables } from './database';
import type { Manifest } from './manifest';
import { restore } from './restore';
import { writeTar } from './tar';

/** Invalid and malicious archives: each is refused in one line, and nothing changes. */

vi.mock('@/lib/env', async () => ({ env: (await import('@/lib/testing/site-files')).settings }));

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const at = (name: string) => path.join(settings().home, name);
type Entry = readonly [name: string, content: Buffer];

let whole: Buffer;
beforeAll(() => {
  newSite();
  set('a', 'présent');
  addUpload('photo.webp', Buffer.from('photo'));
  whole = databaseOf((file) => migrate(file, path.resolve('prisma/migrations')));
});
afterAll(removeSite);

function databaseOf(make: (file: string) => unknown): Buffer {
  const file = at('modèle.db');
  make(file);
  if (fs.statSync(file).size > 0) inDatabase((db) => db.exec('PRAGMA journal_mode = DELETE'), file);
  const bytes = fs.readFileSync(file);
  fs.rmSync(file);
  return bytes;
}

const sql = (text: string) =>
  databaseOf((file) => {
    const db = openDatabase(file, { create: true });
    db.exec(text);
    db.close();
  });

/** The site's database with some rows changed. */
const changed = (text: string) =>
  databaseOf((file) => {
    migrate(file, path.resolve('prisma/migrations'));
    inDatabase((db) => db.exec(text), file);
  });

const manifestOf = (files: readonly Entry[], change: object = {}): Entry => {
  const manifest: Manifest = {
    kind: 'portfolio-backup',
    format: 1,
    createdAt: '2026-03-03T10:00:00.000Z',
    files: files.map(([name, content]) => ({ name, size: content.length, sha256: sha256(content) })),
  };
  return ['manifest.json', Buffer.from(JSON.stringify({ ...manifest, ...change }))];
};

async function tar(entries: readonly Entry[]): Promise<Buffer> {
  return buffer(writeTar(entries.map(([name, content]) => ({ name, size: content.length, content: [content] }))));
}

/** Changes the header of one entry of a tar, and corrects its checksum. */
function header(archive: Buffer, name: string, change: (head: Buffer) => void): Buffer {
  const bytes = Buffer.from(archive);
  const start = bytes.indexOf(`${name}\0`);
  const head = bytes.subarray(start, start + 512);
  change(head);
  head.fill(' ', 148, 156);
  head.write(
    `${head
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return bytes;
}

const db = (): Entry => ['portfolio.db', whole];
const photo: Entry = ['uploads/a.webp', Buffer.from('a')];
const packed = async (...files: Entry[]) => tar([manifestOf(files), ...files]);
/** A tar with a changed header for the photo. */
const odd = async (change: (head: Buffer) => void) => header(await packed(db(), photo), photo[0], change);
const typed = (type: string, target = '/etc/passwd') =>
  odd((head) => {
    head.write(type, 156);
    head.write(target, 157);
  });
const renamed = (name: string) => odd((head) => head.fill(0, 0, 100).write(name));
const listed = async (name: string) => tar([manifestOf([db(), [name, photo[1]]]), db(), [name, photo[1]]]);
const sized = (size: number) => odd((head) => head.write(`${size.toString(8).padStart(11, '0')}\0`, 124));

/** Tars, by their defect. */
const tars: Record<string, () => Promise<Buffer>> = {
  'no entry': () => tar([]),
  'a manifest alone, of nothing': () => tar([manifestOf([])]),
  'no database': () => packed(photo),
  'an empty database': () => packed(['portfolio.db', Buffer.alloc(0)]),
  'a database without a table': () => packed(['portfolio.db', sql('CREATE TABLE x (a); DROP TABLE x')]),
  'another program’s database': () => packed(['portfolio.db', sql('CREATE TABLE notes (text)')]),
  'our tables’ names, another program’s columns': () =>
    packed(['portfolio.db', sql(tables.map((name) => `CREATE TABLE "${name}" (x);`).join(''))]),
  'a database that is damaged inside': () =>
    packed([
      'portfolio.db',
      databaseOf((file) => {
        migrate(file, path.resolve('prisma/migrations'));
        damageInside(file);
      }),
    ]),
  'a database with first content and no profile': () =>
    packed(['portfolio.db', changed(`INSERT INTO "Setting" VALUES ('seeded', '2026-03-03')`)]),
  'a database without its content version': () => packed(['portfolio.db', changed('DELETE FROM "PublicGeneration"')]),
  'a database that is cut': () => packed(['portfolio.db', whole.subarray(0, 20_000)]),
  'a text in the place of the database': () => packed(['portfolio.db', Buffer.from('pas une base '.repeat(2000))]),
  'another kind': () => tar([manifestOf([db()], { kind: 'autre' }), db()]),
  'a format that is no number': () => tar([manifestOf([db()], { format: '1' }), db()]),
  'a manifest that is no JSON': () => tar([['manifest.json', Buffer.from('{')], db()]),
  'a manifest that nests deep': () => tar([['manifest.json', Buffer.from('['.repeat(100_000))], db()]),
  'a manifest that comes second': () => tar([db(), manifestOf([db()])]),
  'two manifests': () => tar([manifestOf([db()]), manifestOf([db()]), db()]),
  'the database twice in the manifest': () => tar([manifestOf([db(), db()]), db()]),
  'the database twice': () => tar([manifestOf([db()]), db(), db()]),
  'a picture twice': () => tar([manifestOf([db(), photo]), db(), photo, photo]),
  'a picture that the manifest has not': () => tar([manifestOf([db()]), db(), photo]),
  'a picture that is missing': () => tar([manifestOf([db(), photo]), db()]),
  'a picture with other bytes': () => tar([manifestOf([db(), photo]), db(), ['uploads/a.webp', Buffer.from('b')]]),
  'a size in the header that is too large': () => sized(2),
  'a size in the header of eight gigabytes': () => sized(8 ** 11 - 1),
  'a size in the manifest that is negative': () =>
    tar([manifestOf([db()], { files: [{ name: 'portfolio.db', size: -1, sha256: sha256(whole) }] }), db()]),
  'more than any disk holds': () =>
    tar([manifestOf([db()], { files: [{ name: 'portfolio.db', size: 2 ** 53 - 1, sha256: sha256(whole) }] }), db()]),
  'a symbolic link': () => typed('2'),
  'a hard link': () => typed('1'),
  'a character device': () => typed('3'),
  'a block device': () => typed('4'),
  'a folder': () => typed('5'),
  'a pipe': () => typed('6'),
  'a pax header': () => typed('x'),
  'a pax header for all': () => typed('g'),
  'a long name of GNU': () => typed('L'),
  'a sparse file of GNU': () => typed('S'),
  'a name that goes up': () => renamed('uploads/../../x.webp'),
  'an absolute name': () => renamed('/tmp/x.webp'),
  'a name of another folder': () => renamed('data/x.webp'),
  'a name that the manifest lets go up': () => listed('uploads/../x.webp'),
  'an absolute name in the manifest': () => listed('/etc/x.webp'),
  'a name with a backslash in the manifest': () => listed('uploads\\..\\x.webp'),
  'a hidden name in the manifest': () => listed('uploads/.x.webp'),
  'a folder of uploads in the manifest': () => listed('uploads/variantes/x.webp'),
  'a file that stands for the folder': () =>
    tar([manifestOf([db(), ['uploads', photo[1]]]), db(), ['uploads', photo[1]]]),
  'bytes after its end': async () => Buffer.concat([await packed(db()), Buffer.from('x')]),
  'a second archive after its end': async () => Buffer.concat([await packed(db()), await packed(db())]),
  'more zeros after its end than any program writes': async () =>
    Buffer.concat([await packed(db()), Buffer.alloc(1 << 20)]),
  'a wrong checksum': async () => {
    const bytes = await packed(db());
    bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
    return bytes;
  },
};

/** Files that are not a gzipped tar, or a truncated or damaged one. */
const files: Record<string, () => Buffer | Promise<Buffer>> = {
  'an empty file': () => Buffer.alloc(0),
  'a text': () => Buffer.from('une sauvegarde'),
  'an empty gzip': () => gzipSync(''),
  'a gzipped text': () => gzipSync('une sauvegarde '.repeat(100)),
  'a zip': () => Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  'a plain database': () => whole,
  'a tar that is not gzipped': () => packed(db()),
  'a gzip that is cut': async () => gzipSync(await packed(db())).subarray(0, -4),
  'a gzip whose own sum is wrong': async () => {
    const bytes = gzipSync(await packed(db()));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 8) ^ 1, bytes.length - 8);
    return bytes;
  },
  'another program’s tar.gz': () => {
    fs.mkdirSync(at('autre'), { recursive: true });
    fs.writeFileSync(at('autre/manifest.json'), '{}');
    return spawnSync('tar', ['czf', '-', '-C', at('autre'), 'manifest.json'], { maxBuffer: 1 << 20 }).stdout;
  },
};

const hostile = [
  ...Object.entries(tars).map(([name, make]) => [name, async () => gzipSync(await make())] as const),
  ...Object.entries(files).map(([name, make]) => [name, async () => make()] as const),
];

async function refused(file: string): Promise<unknown> {
  const before = [state(), around()];
  const error: unknown = await restore(file).catch((thrown: unknown) => thrown);
  expect([state(), around()]).toEqual(before);
  return error;
}

/** Files that a restoration might leave beside the site's own. */
const around = () =>
  [settings().home, path.dirname(settings().databaseFile), path.dirname(settings().home)].map((folder) =>
    fs.readdirSync(folder).filter((name) => /restauration|abimee|\.webp$/.test(name)),
  );

test.each(hostile)('%s is refused in one line, and nothing changes', async (_, make) => {
  fs.writeFileSync(at('hostile.tar.gz'), await make());
  const error = await refused(at('hostile.tar.gz'));
  expect(error).toMatchObject({
    name: 'CliError',
    message: expect.stringMatching(/^[^\n]*[Rr]ien n’a été changé[^\n]*$/),
  });
});

test('what is not a file, or missing, is one line of error', async () => {
  spawnSync('mkfifo', [at('tube')]);
  for (const name of ['tube', 'uploads', 'nulle-part', 'nulle/part', '-'])
    expect(await refused(at(name)), name).toMatchObject({ name: 'CliError' });
  expect(await refused('/dev/zero')).toMatchObject({ name: 'CliError' });
});

test('no more is read than the archive declares, whatever follows', async () => {
  const endless = Buffer.alloc(2 ** 26);
  const bombs = {
    'a manifest': header(await packed(db()), 'manifest.json', (head) => head.write('77777777777\0', 124)).subarray(
      0,
      512,
    ),
    'a picture': (await sized(endless.length)).subarray(0, -1024),
    'the end': await packed(db()),
  };
  for (const [where, before] of Object.entries(bombs)) {
    fs.writeFileSync(at('bombe.tar.gz'), gzipSync(Buffer.concat([before, endless]), { level: 0 }));
    let read = 0;
    const { createReadStream } = fs;
    vi.spyOn(fs, 'createReadStream').mockImplementation((...given: Parameters<typeof createReadStream>) => {
      const stream = createReadStream(...given);
      const { push } = stream;
      stream.push = (part) => {
        read += part?.length ?? 0;
        return Reflect.apply(push, stream, [part]);
      };
      return stream;
    });
    expect(await refused(at('bombe.tar.gz')).finally(() => vi.restoreAllMocks()), where).toMatchObject({
      name: 'CliError',
    });
    expect(read, where).toBeGreaterThan(0);
    expect(read, where).toBeLessThan(2 ** 20);
  }
});

test('bytes in place of a text, which the site could not read, become text', async () => {
  const bytes = changed(
    `INSERT INTO "Section" ("id", "title", "type", "order", "content") VALUES ('projets', x'50ff6f', 'cards', 1, CAST('[]' AS BLOB))`,
  );
  fs.writeFileSync(at('octets.tar.gz'), gzipSync(await packed(['portfolio.db', bytes])));
  await restore(at('octets.tar.gz'));
  expect(inDatabase((db) => db.prepare('SELECT "title", "content" FROM "Section"').all())).toEqual([
    { title: 'P\ufffdo', content: '[]' },
  ]);
});

test('a read-only archive, and a tar program’s zeros after the end, are accepted', async () => {
  const bytes = gzipSync(Buffer.concat([await packed(db(), photo), Buffer.alloc(18 * 512)]));
  fs.writeFileSync(at('lecture.tar.gz'), bytes, { mode: 0o400 });
  expect(await restore(at('lecture.tar.gz'))).toMatchObject({ uploads: 1 });
  expect(fs.readFileSync(at('lecture.tar.gz')).equals(bytes)).toBe(true);
});

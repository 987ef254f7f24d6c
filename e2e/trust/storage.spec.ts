import fs from 'node:fs';
import { openDatabase } from '../../lib/sqlite';
import { type Answer, Caller } from '../support/api-client';
import { startUsedSite } from '../support/ready-sites';
import { inherited, run, type Site } from '../support/site';
import { expect, test } from '../support/test';
import { faultsOf, withCopy } from './support/files';
import { boundFiles, readOnlyFolder, smallDisk } from './support/storage';
import { noisePng, upload } from './support/uploads';

/**
 * Storage of a used site that is full, locked, read-only or damaged: nothing is half-written, and the site recovers
 * without a restart.
 */

test.use({ used: true });
const lines = (turn: number) =>
  Array.from({ length: 200 }, (_, line) => `tour ${turn}, ligne ${line} ${'x'.repeat(1500)}`);

/** A client that saves, and remembers the last acknowledged content in `stored`. */
class Saver {
  stored: string[] = [];
  #turn = 0;

  readonly caller: Caller;

  constructor(caller: Caller) {
    this.caller = caller;
  }

  async save(): Promise<Answer> {
    this.#turn += 1;
    const content = lines(this.#turn);
    const answer = await this.caller.call('PUT', `/api/sections/${this.caller.id}/axes-recherche`, {
      json: { content },
    });
    if (answer.status === 200) this.stored = content;
    return answer;
  }

  /** Saves until a save is refused, and returns that response. Throws an error after 200 saves. */
  async untilRefused(): Promise<Answer> {
    for (let turn = 0; turn < 200; turn += 1) {
      const answer = await this.save();
      if (answer.status !== 200) return answer;
    }
    throw new Error('two hundred saves were taken');
  }
}

async function expectWhole(site: Site, saver: Saver): Promise<void> {
  const sections = Object.values((await saver.caller.call('GET', `/api/sections/${saver.caller.id}`)).json);
  expect(sections).toContainEqual(expect.objectContaining({ id: 'axes-recherche', content: saver.stored }));
  const page = await fetch(site.origin);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(saver.stored[0]?.slice(0, 20) ?? '');
  expect(fs.readdirSync(site.uploadsDir).filter((name) => name.endsWith('.part'))).toEqual([]);
}

function expectSound(site: Site): void {
  expect(withCopy(site, faultsOf)).toEqual([]);
}

test('a full disk: 507, nothing half-written, visitors are served, and it goes on once there is room', async () => {
  const disk = smallDisk('40m');
  test.skip(disk === null, 'cet utilisateur ne peut pas monter de disque : les essais du disque plein n’ont pas lieu');
  if (!disk) return;
  const site = await startUsedSite({ home: disk.home });
  try {
    const caller = await new Caller(site.origin).signIn(site.credentials());
    const saver = new Saver(caller);
    expect((await saver.save()).status).toBe(200);
    const picture = await noisePng(500, 1);
    disk.fill();
    const refused = await saver.untilRefused();
    expect(refused).toMatchObject({
      status: 507,
      json: { success: false, error: 'L’espace de stockage est plein : rien n’a été sauvegardé.' },
    });
    expect(await upload(caller, picture)).toMatchObject({ status: 507, json: { success: false } });
    expect((await new Caller(site.origin).call('POST', '/api/auth/signin', { json: site.credentials() })).status).toBe(
      507,
    );
    expect(await caller.call('POST', '/api/backup', { json: site.credentials() })).toMatchObject({
      status: 507,
      json: { success: false },
    });
    const form = await caller.call('POST', '/api/backup', {
      json: site.credentials(),
      headers: { Accept: 'text/html' },
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/admin/history?sauvegarde=507#sauvegarde']);
    await expectWhole(site, saver);
    expect((await fetch(`${site.origin}/publications`)).status).toBe(200);
    disk.free();
    expect((await saver.save()).status).toBe(200);
    expect((await upload(caller, picture)).status).toBe(200);
    await expectWhole(site, saver);
    expectSound(site);
  } finally {
    await site.end('SIGKILL');
    disk.remove();
  }
});

test('storage that takes no writing: 503, nothing half-written, visitors are served, and it goes on afterwards', {
  tag: '@long',
}, async () => {
  const site = await startUsedSite();
  let release = () => {};
  try {
    const caller = await new Caller(site.origin).signIn(site.credentials());
    const saver = new Saver(caller);
    expect((await saver.save()).status).toBe(200);
    const picture = await noisePng(300, 2);
    const photo = String((await upload(caller, picture)).json.url);
    test.skip(
      !boundFiles(site.pid, 0),
      'cette machine ne sait pas priver un processus d’écriture (prlimit) : cet essai n’a pas lieu',
    );
    const undo = readOnlyFolder(site.uploadsDir);
    release = () => undo?.();
    expect(await saver.save()).toMatchObject({
      status: 503,
      json: { success: false, error: expect.stringContaining('rien n’a été sauvegardé') },
    });
    const sent = await upload(caller, picture);
    expect([undo ? 503 : 507, sent.json.success]).toEqual([sent.status, false]);
    await expectWhole(site, saver);
    const small = await fetch(`${site.origin}${photo.replace('.webp', '-portrait-480.avif')}`);
    expect(small.status, 'a size that cannot be kept is served all the same').toBe(200);
    release();
    boundFiles(site.pid, 'unlimited');
    expect((await saver.save()).status).toBe(200);
    expect((await upload(caller, picture)).status).toBe(200);
    await expectWhole(site, saver);
    expectSound(site);
  } finally {
    release();
    await site.remove();
  }
});

test('another program holds the database for over a second: 503 with Retry-After, and it goes on afterwards', async ({
  site,
}) => {
  const caller = await new Caller(site.origin).signIn(site.credentials());
  const saver = new Saver(caller);
  expect((await saver.save()).status).toBe(200);
  const other = openDatabase(site.databaseFile);
  other.exec('BEGIN IMMEDIATE');
  const answers = [
    await saver.save(),
    await upload(caller, await noisePng(60, 3)),
    await new Caller(site.origin).call('POST', '/api/auth/signin', { json: site.credentials() }),
  ];
  for (const { status, headers, json } of answers) {
    expect([status, json.success]).toEqual([503, false]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await expectWhole(site, saver);
  other.exec('ROLLBACK');
  other.close();
  expect((await saver.save()).status).toBe(200);
  await expectWhole(site, saver);
  expectSound(site);
});

test('a database that is damaged inside stops the start in one line, and stays as it is', async () => {
  const site = await startUsedSite();
  await site.end();
  const sound = fs.readFileSync(site.databaseFile);
  const damages: readonly [string, (bytes: Buffer) => Buffer][] = [
    ['cut in the middle', (bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))],
    [
      'a page of noise',
      (bytes) => Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(4096, 0xa5), bytes.subarray(8192)]),
    ],
    ['a header of another file', (bytes) => Buffer.concat([Buffer.from('<!doctype html>  '), bytes.subarray(17)])],
  ];
  for (const [name, damage] of damages) {
    const broken = Buffer.from(damage(sound));
    fs.writeFileSync(site.databaseFile, broken);
    const env = { ...inherited(), DATABASE_URL: `file:${site.databaseFile}`, UPLOADS_DIR: site.uploadsDir };
    const { code, output } = await run(['scripts/node.mjs', 'scripts/start.ts'], env);
    expect([code, output.trim().split('\n').at(-1)], name).toEqual([
      1,
      expect.stringContaining('est abîmée ; elle n’a pas été touchée'),
    ]);
    expect(output, name).not.toMatch(/^\s+at /m);
    expect(fs.readFileSync(site.databaseFile).equals(broken), name).toBe(true);
  }
  await site.remove();
});

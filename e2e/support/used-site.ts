/**
 * Creates a site with a year of data, for the tests: an import, saves, sign-ins and failures,
 * pictures, a second factor, deleted sections. The import is the program's own. The year after it is written straight
 * into the database, which is faster, in the shapes that the program writes.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { type Database, firstColumn, inTransaction, openDatabase, type Value } from '../../lib/sqlite';
import { inherited, owner, run } from './site';

type Detail = Readonly<Record<string, string | number | boolean>>;

/** The facts about the site that tests need. */
export type Past = {
  readonly email: string;
  /** The current one. */
  readonly password: string;
  /** Not used yet. */
  readonly recoveryCodes: readonly string[];
  /** The path of the photo. */
  readonly portrait: string;
  /** Paths of the pictures, `/uploads/…`, each used in content, history or trash. */
  readonly uploads: readonly string[];
};

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** bcrypt hash of the owner's password, cost 12; constant because computing it takes a third of a second. */
const passwordHash = '$2b$12$0Fhu9jvPNxecISY9BHYEIOApFWLYzarYHYH8yHbhCf1VahCc/iHYi';
const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const deviceTexts = ['Firefox sur Linux', 'Safari sur un iPhone', 'Chrome sur Windows'];

/** Creates the data of a used site in `home`, an empty folder: `portfolio.db` and `uploads/`. */
export async function makeUsedSite(home: string): Promise<Past> {
  await importPortfolio(home);
  return liveYear(home);
}

/** Creates the data that the year begins with, in an empty folder. Throws an error if the import fails. */
export async function importPortfolio(home: string): Promise<void> {
  const { code, output } = await run(['scripts/node.mjs', 'scripts/import.ts', 'e2e/fixtures/portfolio.json'], {
    ...inherited(),
    DATABASE_URL: `file:${path.join(home, 'portfolio.db')}`,
    UPLOADS_DIR: path.join(home, 'uploads'),
  });
  if (code !== 0) throw new Error(`the import of the used site: ${output}`);
}

/** Adds the year that ends `now` to the data that `importPortfolio` created. */
export async function liveYear(home: string): Promise<Past> {
  const pictures = await makePictures(path.join(home, 'uploads'));
  const db = openDatabase(path.join(home, 'portfolio.db'));
  try {
    return inTransaction(db, 'IMMEDIATE', () => new Year(db, Date.now()).live(pictures, 260));
  } finally {
    db.close();
  }
}

/** Names of the site's own tables, sorted. */
export const tablesOf = (db: Database) =>
  firstColumn(
    db,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('sqlite_sequence', '_prisma_migrations') ORDER BY name`,
  ).map(String);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** A time, in ms, as Prisma stores it. */
const stored = (at: number) => new Date(at).toISOString().replace('Z', '+00:00');
/** Compresses a row as lib/brotli-json.ts does. */
const pack = (row: unknown) =>
  brotliCompressSync(JSON.stringify(row), { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });

type Picture = { name: string; width: number; height: number; bytes: number; sha256: string };

/**
 * Writes pictures as the site stores them, in WebP with hexadecimal names; small, so that variants are quick to make.
 */
async function makePictures(folder: string): Promise<Picture[]> {
  fs.mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  for (const [at, [width, height]] of [
    [80, 100],
    [96, 72],
    [90, 36],
    [64, 64],
    [64, 36],
  ].entries()) {
    const background = `hsl(${at * 70}, 60%, 45%)`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/><circle cx="50%" cy="40%" r="20%" fill="#fff"/></svg>`;
    const data = await sharp(Buffer.from(svg)).webp({ quality: 86, effort: 4 }).toBuffer();
    const name = `${sha256(`picture ${at}`).slice(0, 32)}.webp`;
    fs.writeFileSync(path.join(folder, name), data);
    pictures.push({
      name,
      width: width ?? 0,
      height: height ?? 0,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
    });
  }
  return pictures;
}

/** Writes the year between the import and now into a database. `at` is the current time in it, in ms. */
class Year {
  private readonly db: Database;
  private readonly now: number;
  private at: number;
  private requests = 0;

  constructor(db: Database, now: number) {
    this.db = db;
    this.now = now;
    this.at = now - 359 * day;
  }

  live(pictures: readonly Picture[], saves: number): Past {
    this.begin();
    const [portrait, drawing, map, former, binned] = pictures;
    if (!portrait || !drawing || !map || !former || !binned) throw new Error('five pictures are needed');
    this.changeProfile({ photo: this.upload(former) }, 'update');
    this.at += day; // on another day, because the history keeps only the last version of an old day
    this.changeProfile({ photo: this.upload(portrait) }, 'update');
    this.addSection('prix-et-mentions', 'Prix et mentions', 'list', [
      'Prix de la Société hydrologique (2019)',
      'Mention du jury (2021)',
    ]);
    this.addSection('equipe-de-recherche', 'Équipe de recherche', 'cards', [
      { title: 'Doctorante', description: 'Capteurs sobres', year: '2024' },
      { title: 'Ingénieur', description: 'Chaîne de mesure' },
    ]);
    const image = (picture: Picture, alt = '') => `<img src="${this.upload(picture)}" alt="${alt}">`;
    const notes = `<h2>Terrain</h2><p>La station aval.</p>${image(drawing, 'La station aval')}<p>Le bassin.</p>${image(map, 'Carte du bassin')}`;
    this.addSection('carnet-de-terrain', 'Carnet de terrain', 'text', notes);
    this.addSection('ancienne-page', 'Ancienne page', 'text', `<p>Retirée.</p>${image(binned, 'Une affiche')}`);
    this.addSection('agenda', 'Agenda', 'list', ['Séminaire de rentrée']);

    const step = (this.now - 2 * 60 * minute - this.at) / (saves + 1);
    for (let turn = 1; turn <= saves; turn += 1) {
      this.at += step;
      this.save(turn);
      this.meanwhile(turn);
    }
    return this.end(pictures, portrait);
  }

  /** Backdates what the import has just written by a year, and creates the owner. */
  begin() {
    const then = stored(this.at - day);
    for (const [table, column] of [
      ['AuditEvent', 'at'],
      ['Version', 'at'],
      ['Section', 'updatedAt'],
      ['Profile', 'updatedAt'],
    ])
      this.db.prepare(`UPDATE "${table}" SET "${column}" = ?`).run(then);
    this.db
      .prepare(`UPDATE "Setting" SET "value" = ? WHERE "key" = 'seeded'`)
      .run(new Date(this.at - day).toISOString());
    const id = '6f1a0c52-7d0e-4a51-9a53-2b9f6f0c1d11';
    this.insert('Owner', {
      id,
      email: owner.email,
      passwordHash,
      sessionVersion: 2,
      totpSecret,
      totpStep: Math.floor((this.now - day) / 30_000),
      createdAt: stored(this.at),
    });
    this.db.exec('DELETE FROM "SetupToken"');
    this.audit('owner.create', { owner: id });
  }

  /** One save by the owner; `turn` decides of what. */
  save(turn: number) {
    if (turn % 60 === 0) return this.reorder();
    if (turn % 50 === 0)
      return this.change('distinctions', { visible: turn % 100 === 0 ? 1 : 0 }, turn % 100 === 0 ? 'show' : 'hide');
    if (turn === 77) return this.change('ancienne-page', { deletedAt: stored(this.at) }, 'delete');
    if (turn === 111) return this.change('agenda', { deletedAt: stored(this.at) }, 'delete');
    if (turn % 3 === 0)
      return this.changeProfile(
        { disponibilite: `Le mardi, bureau ${100 + turn}`, grade: `Professeure, échelon ${1 + (turn % 6)}` },
        'update',
      );
    const lines = Array.from(
      { length: 3 + (turn % 5) },
      (_, line) => `Thème ${line + 1}, état ${turn - (turn % (line + 2))} : crues, étiages et capteurs`,
    );
    if (turn % 3 === 1)
      return this.change('axes-recherche', { content: JSON.stringify(lines) }, turn % 90 === 1 ? 'restore' : 'update');
    if (turn % 2 === 0) return this.change('prix-et-mentions', { content: JSON.stringify(lines) }, 'update');
    return this.change(
      'mediation',
      { content: JSON.stringify(`<p>Conférence ${turn}, <em>grand public</em>.</p>`) },
      'update',
    );
  }

  /** Other audit events around a save. */
  meanwhile(turn: number) {
    const device = { device: deviceTexts[turn % 3] ?? '' };
    if (turn % 2 === 0) this.audit('signin.success', device);
    if (turn % 4 === 0) this.audit('signout');
    if (turn % 5 === 0)
      this.audit(
        'signin.failure',
        { reason: ['address', 'password', 'code'][turn % 3] ?? '' },
        `198.51.100.${turn % 250}`,
      );
    if (turn % 7 === 0)
      this.audit(
        'refusal',
        { method: 'GET', path: '/api/sections', reason: 'Utilisateur non authentifié' },
        `198.51.100.${turn % 250}`,
      );
    if (turn % 22 === 0) this.audit('backup.download');
    if (turn % 40 === 0) this.audit('session.close', device);
    if (turn === 90) this.audit('password.change');
    if (turn === 120) this.audit('second-factor.on');
    if ([130, 170, 210].includes(turn)) this.audit('second-factor.recovery');
  }

  /** Adds what the year leaves besides versions and audit events: sessions, recovery codes, recent sign-in failures. */
  end(pictures: readonly Picture[], portrait: Picture): Past {
    const recoveryCodes = Array.from({ length: 19 }, (_, at) => `${'defghjkmnpqrstuvwxy'[at]}2345-mnpqr`);
    for (const code of recoveryCodes)
      this.insert('RecoveryCode', { hash: sha256(code.replace('-', '')), createdAt: stored(this.now - 200 * day) });
    const [created, seen] = [40 * minute, minute / 2];
    this.insert('Session', {
      id: sha256('open'),
      ownerId: String(firstColumn(this.db, 'SELECT "id" FROM "Owner"')[0]),
      sessionVersion: 2,
      createdAt: stored(this.now - created),
      lastSeenAt: stored(this.now - seen),
      expiresAt: stored(this.now - created + 8 * 60 * minute),
      userAgent,
    });
    this.insert('SignInFailure', { key: 'ip:2001:db8::7', count: 12, windowStart: stored(this.now - 2 * day) });
    return {
      ...owner,
      recoveryCodes,
      portrait: `/uploads/${portrait.name}`,
      uploads: pictures.map(({ name }) => `/uploads/${name}`),
    };
  }

  /** @returns its path */
  upload({ name, width, height, bytes, sha256 }: Picture): string {
    this.at += minute;
    this.insert('Upload', { name, mime: 'image/webp', width, height, bytes, sha256, createdAt: stored(this.at) });
    this.audit('upload.create', { name, bytes });
    return `/uploads/${name}`;
  }

  addSection(id: string, title: string, type: 'text' | 'list' | 'cards', content: unknown) {
    this.at += minute;
    const last = Number(firstColumn(this.db, 'SELECT MAX("order") FROM "Section"')[0]);
    this.insert('Section', {
      id,
      title,
      type,
      order: Math.floor(last) + 1,
      content: JSON.stringify(content),
      updatedAt: stored(this.at),
    });
    this.keep('section', id, 'create');
    this.audit('section.create', { section: id });
  }

  change(id: string, fields: Readonly<Record<string, Value>>, action: string) {
    this.update('Section', id, fields);
    const version = this.keep('section', id, action);
    this.audit(`section.${action}`, { section: id, version });
  }

  changeProfile(fields: Readonly<Record<string, Value>>, action: string) {
    this.at += 1;
    this.update('Profile', 1, fields);
    const version = this.keep('profile', '', action);
    this.audit(`profile.${action}`, { version });
  }

  /** Swaps the last two sections of the list. */
  reorder() {
    const rows = this.db
      .prepare(
        `SELECT "id", "order" FROM "Section" WHERE "deletedAt" IS NULL AND NOT "sample" ORDER BY "order" DESC LIMIT 2`,
      )
      .all();
    const [last, before] = rows;
    if (!last || !before) throw new Error('two sections are needed');
    for (const [{ id }, { order }] of [
      [last, before],
      [before, last],
    ] as const)
      this.db.prepare('UPDATE "Section" SET "order" = ? WHERE "id" = ?').run(order ?? 0, id ?? '');
    const places = this.db
      .prepare('SELECT "id", "order" FROM "Section" WHERE "deletedAt" IS NULL ORDER BY "order"')
      .all();
    this.insert('Version', {
      subject: 'order',
      key: '',
      version: 1,
      at: stored(this.at),
      action: 'reorder',
      data: pack(places),
    });
    this.audit('section.reorder', { moved: 2 });
  }

  update(table: 'Section' | 'Profile', id: string | number, fields: Readonly<Record<string, Value>>) {
    const all = { ...fields, updatedAt: stored(this.at) };
    const set = Object.keys(all).map((name) => `"${name}" = ?`);
    this.db
      .prepare(`UPDATE "${table}" SET ${set}, "sample" = 0, "version" = "version" + 1 WHERE "id" = ?`)
      .run(...Object.values(all), id);
  }

  /**
   * Adds the row to the history, as a save does.
   * @returns its version
   */
  keep(subject: 'section' | 'profile', key: string, action: string): number {
    const [table, id] = subject === 'section' ? ['Section', key] : ['Profile', 1];
    const row = { ...this.db.prepare(`SELECT * FROM "${table}" WHERE "id" = ?`).get(id) };
    for (const name of ['visible', 'sample']) if (name in row) Object.assign(row, { [name]: row[name] === 1 });
    for (const name of ['updatedAt', 'deletedAt'])
      if (typeof row[name] === 'string') row[name] = new Date(row[name]).toISOString();
    const version = Number(row.version);
    this.insert('Version', { subject, key, version, at: stored(this.at), action, data: pack(row) });
    return version;
  }

  audit(event: string, detail: Detail = {}, ip: string = '203.0.113.20') {
    this.requests += 1;
    const requestId = `00000000-0000-4000-8000-${String(this.requests).padStart(12, '0')}`;
    this.insert('AuditEvent', { at: stored(this.at), event, requestId, ip, detail: JSON.stringify(detail) });
  }

  insert(table: string, row: Readonly<Record<string, Value>>) {
    const names = Object.keys(row);
    this.db
      .prepare(`INSERT INTO "${table}" (${names.map((name) => `"${name}"`)}) VALUES (${names.map(() => '?')})`)
      .run(...Object.values(row));
  }
}

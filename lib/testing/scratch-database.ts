/** For tests: a migrated database, without content, for each test file. */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@/lib/site/db/migrate';
import { openDatabase } from '@/lib/sqlite';

let migrated: Uint8Array | undefined;

/** Makes a migrated database, of which the first of the process is kept to copy. */
export function makeDatabase(file: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (migrated) fs.writeFileSync(file, migrated, { mode: 0o600 });
  else migrate(file, path.resolve('prisma/migrations'));
  migrated ??= fs.readFileSync(file);
}

/** The same folder for all files of a process: it reads its settings once. */
let home: string | undefined;
let generation = 0;

/**
 * Points the settings at a folder and creates the database there; call it before lib/site/db is first used. `close`
 * removes both; a `beforeAll` may return it.
 */
export async function scratchDatabase(): Promise<{ folder: string; file: string; close: () => Promise<void> }> {
  home ??= fs.mkdtempSync(path.join(tmpdir(), 'portfolio-test-'));
  const folder = home;
  const file = path.join(folder, 'portfolio.db');
  process.env.DATABASE_URL = `file:${file}`;
  process.env.UPLOADS_DIR = path.join(folder, 'uploads');
  makeDatabase(file);
  const database = openDatabase(file);
  // What this process keeps of the content of the last file is of another generation.
  database.prepare('UPDATE "PublicGeneration" SET "value" = ?').run(generation);
  database.close();
  generation += 10_000;
  const { closeDb } = await import('@/lib/site/db/client');
  return {
    folder,
    file,
    close: async () => {
      await closeDb();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the database that of a new site again: the sample's content, no history, no setting. */
export async function resetToSample(): Promise<void> {
  const { hostAuthority } = await import('@/lib/site/auth/host');
  const { write } = await import('@/lib/site/db/client');
  const { seedContent } = await import('@/lib/site/db/sample');
  await write(async (tx) => {
    await tx.profile.deleteMany();
    await tx.section.deleteMany();
    await tx.version.deleteMany();
    await tx.setting.deleteMany({ where: { key: { not: 'site.id' } } });
  });
  await seedContent(hostAuthority());
}

/** For tests: a migrated database, without content, for each test file. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '@/lib/site/db/migrate';

/**
 * Points the settings at a new folder and creates the database there; call it before lib/site/db is first used. `close`
 * removes both; a `beforeAll` may return it.
 */
export async function scratchDatabase(): Promise<{ folder: string; file: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portfolio-test-'));
  const file = path.join(folder, 'portfolio.db');
  process.env.DATABASE_URL = `file:${file}`;
  process.env.UPLOADS_DIR = path.join(folder, 'uploads');
  migrate(file, path.resolve('prisma/migrations'));
  const { closeDb } = await import('@/lib/site/db/client');
  return {
    folder,
    file,
    close: async () => {
      await closeDb();
      await rm(folder, { recursive: true, force: true });
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

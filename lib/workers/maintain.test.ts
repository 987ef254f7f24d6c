import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { programArgs } from '@/lib/program';
import { hostAuthority } from '@/lib/site/auth/host';
import { db, write } from '@/lib/site/db/client';
import { readDashboard } from '@/lib/site/db/dashboard';
import { seedContent } from '@/lib/site/db/sample';
import { scratchDatabase } from '@/lib/testing/scratch-database';

const { close, folder, file } = await scratchDatabase();
afterAll(close);

const monthsAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
const picture = {
  name: 'a.webp',
  mime: 'image/webp',
  width: 1,
  height: 1,
  bytes: 1,
  sha256: 'x',
  createdAt: monthsAgo,
};

test('an unreadable version does not stop other tasks, no file is removed, and the dashboard is shown without its counts', async () => {
  await seedContent(hostAuthority());
  await write((tx) =>
    tx.version.create({
      data: {
        subject: 'section',
        key: 'projets',
        version: 0,
        action: 'update',
        at: monthsAgo,
        data: new Uint8Array([1, 2, 3]),
      },
    }),
  );
  await write((tx) => tx.upload.create({ data: picture }));
  const leftover = path.join(folder, '.sauvegarde-abc');
  fs.mkdirSync(leftover);
  fs.utimesSync(leftover, monthsAgo, monthsAgo);

  const { status, stdout } = spawnSync(process.execPath, programArgs('maintain'), {
    env: { ...process.env, DATABASE_URL: `file:${file}` },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('"event":"site.maintain","task":"uploads"');
  expect(fs.existsSync(leftover)).toBe(false);
  expect(await db().upload.count(), 'the version may name it').toBe(1);
  expect(await readDashboard(hostAuthority())).toMatchObject({
    totalSections: expect.any(Number),
    totalChange: null,
    visibleChange: null,
  });
});

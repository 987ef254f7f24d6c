import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditQuery } from '@/lib/audit/query';
import { hostAuthority } from '@/lib/site/auth/host';
import { openDatabase } from '@/lib/sqlite';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { readAuditLog } from './audit-log';
import { readDashboard } from './dashboard';
import { runMaintenance } from './maintenance';
import { readProfile } from './profile';
import { readPublicSite } from './public';
import { readSection, readSections, saveSection } from './sections';
import { readHistory } from './versions';

const { close, file } = await scratchDatabase();
afterAll(close);
beforeEach(() => resetToSample());

const owner = hostAuthority();
const edit = (sql: string) => {
  const other = openDatabase(file);
  other.exec(sql);
  other.close();
};

test.each([
  ['Section', `"title" = x'ff00ff'`],
  ['Section', `"content" = CAST("content" AS BLOB)`],
  ['Section', `"updatedAt" = '23/11/2026'`],
  ['Section', `"updatedAt" = ''`],
  ['Section', `"updatedAt" = '2026-11-23 10:00'`],
  ['Section', `"updatedAt" = '11/23/2026'`],
  ['Section', `"updatedAt" = '2026-11-23 10:00:00'`],
  ['Section', `"deletedAt" = 'hier'`],
  ['Section', `"order" = '3,5'`],
  ['Section', `"visible" = 'oui'`],
  ['Section', `"version" = 'trois'`],
  ['Profile', `"sample" = 'non'`],
  ['Profile', `"gsm" = x'ff00'`],
  ['Version', `"at" = ''`],
  ['AuditEvent', `"at" = 'hier'`],
])('of %s %s: one value of another type keeps nothing else from being read', async (table, change) => {
  edit(`UPDATE "${table}" SET ${change}${table === 'Section' ? ` WHERE "id" = 'projets'` : ''}`);
  const site = await readPublicSite();
  expect(site.sections.length).toBeGreaterThan(5);
  expect((await readSections(owner)).length).toBeGreaterThan(5);
  expect((await readProfile(owner)).prenom).not.toBe('');
  await readDashboard(owner);
  await readHistory(owner, 'section/projets');
  await readAuditLog(owner, auditQuery({}));
  await runMaintenance();
});

test('such a value is read as SQLite’s CAST reads it, and the next save stores it right', async () => {
  edit(
    `UPDATE "Section" SET "title" = CAST('À moi' AS BLOB), "order" = '3,5', "visible" = 'oui', "updatedAt" = 'hier' WHERE "id" = 'projets'`,
  );
  expect(await readSection(owner, 'projets')).toMatchObject({
    title: 'À moi',
    order: 3,
    visible: false,
    updated_at: '1970-01-01T00:00:00.000Z',
  });
  await saveSection(owner, 'projets', { visible: true });
  const other = openDatabase(file);
  const types = other
    .prepare(`SELECT typeof("title") a, typeof("order") b, typeof("visible") c FROM "Section" WHERE "id" = 'projets'`)
    .get();
  other.close();
  expect({ ...types }).toEqual({ a: 'text', b: 'real', c: 'integer' });
});

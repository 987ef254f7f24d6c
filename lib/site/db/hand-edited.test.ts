import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditQuery } from '@/lib/audit/query';
import { hostAuthority } from '@/lib/site/auth/host';
import { openDatabase } from '@/lib/sqlite';
import { tableOf } from '@/lib/testing/rows';
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

test.each(tableOf('lib/site/db/hand-edited.txt', 'a value of another type than the site’s'))(
  '%s: all else is %s',
  async (sql = '') => {
    edit(sql);
    const site = await readPublicSite();
    expect(site.sections.length).toBeGreaterThan(5);
    expect((await readSections(owner)).length).toBeGreaterThan(5);
    expect((await readProfile(owner)).prenom).not.toBe('');
    await readDashboard(owner);
    await readHistory(owner, 'section/projets');
    await readAuditLog(owner, auditQuery({}));
    await runMaintenance();
  },
);

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

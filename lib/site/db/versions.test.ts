import { beforeAll, expect, test } from 'vitest';
import { packJson, unpackJson } from '@/lib/brotli-json';
import { hostAuthority } from '@/lib/site/auth/host';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db, write } from './client';
import { saveProfile } from './profile';
import { readPublicSite } from './public';
import { pruneVersions } from './record-version';
import { seedContent } from './sample';
import { deleteSection } from './section-places';
import { addSection, readSection, saveSection } from './sections';
import { compareVersions, readHistory, readSubjects, restoreVersion } from './versions';

const owner = hostAuthority();
beforeAll(async () => {
  const { close } = await scratchDatabase();
  await seedContent(hostAuthority());
  return close;
});

const project = (title: string) => ({ id: title, title, category: 'Recherche' });
const words = async (key: string) => (await readHistory(owner, key)).versions.map(({ what }) => what);

test('two edits are told in words, compared by field, and the first is restored as a new version', async () => {
  await saveSection(owner, 'projets', { content: [project('A'), project('B')] });
  await saveSection(owner, 'projets', {
    title: 'Mes projets',
    visible: false,
    content: [project('A'), project('B'), project('C')],
  });
  expect((await words('section/projets')).slice(0, 1)).toEqual([
    'Titre modifié\u202f; Section masquée\u202f; 1\u00a0projet ajouté\u00a0: C',
  ]);
  const { versions, current } = await readHistory(owner, 'section/projets');
  const [newest, first] = versions;
  const comparison = await compareVersions(owner, first?.id ?? 0, newest?.id ?? 0);
  expect(comparison.obstacle).toBeNull();
  expect(comparison.rows.map(({ place, before, after }) => [place.join(' › '), before, after !== null])).toEqual([
    ['Titre', 'Projets', true],
    ['Visibilité', 'Visible', true],
    ['C', null, true],
  ]);
  const restored = await restoreVersion(owner, first?.id ?? 0, current);
  expect(restored).toMatchObject({
    title: 'Projets',
    visible: true,
    version: current + 1,
    content: [{ title: 'A' }, { title: 'B' }],
  });
  expect(await words('section/projets')).toHaveLength(versions.length + 1);
  expect((await words('section/projets'))[0]).toBe(`Version n°\u00a0${first?.version} restaurée`);
  expect((await readPublicSite()).sections.find(({ id }) => id === 'projets')?.content).toHaveLength(2);
});

test('a restoration that rests on an older state is refused and changes nothing', async () => {
  const { versions } = await readHistory(owner, 'section/projets');
  await expect(restoreVersion(owner, versions.at(-1)?.id ?? 0, 1)).rejects.toMatchObject({ code: 'stale' });
  expect((await readHistory(owner, 'section/projets')).total).toBe(versions.length);
});

test('the profile is restored like a section', async () => {
  const before = await readHistory(owner, 'profile');
  await saveProfile(owner, { gsm: '+33 1', langues: [] });
  expect((await words('profile'))[0]).toContain('Champ modifié\u00a0: Téléphone');
  const [first] = before.versions;
  const restored = await restoreVersion(owner, first?.id ?? 0);
  expect((await words('profile'))[0]).toBe(`Version n°\u00a0${first?.version} restaurée`);
  expect(restored).toMatchObject({
    langues: expect.arrayContaining([expect.objectContaining({ nom: expect.any(String) })]),
  });
  expect(restored).not.toMatchObject({ gsm: '+33 1' });
});

test('content that today’s rules refuse is shown, not restored, and says why', async () => {
  const [newest] = (await readHistory(owner, 'section/projets')).versions;
  const row = await db().version.findUniqueOrThrow({ where: { id: newest?.id ?? 0 } });
  const stored = unpackJson(row.data);
  const data = packJson({
    ...(typeof stored === 'object' ? stored : {}),
    content: '[{"id":"z","title":"Sans catégorie"}]',
  });
  const old = await write((tx) =>
    tx.version.create({ data: { subject: 'section', key: 'projets', version: 0, action: 'update', data } }),
  );
  const { obstacle } = await compareVersions(owner, old.id, row.id);
  expect(obstacle).toContain('La catégorie est requise');
  await expect(restoreVersion(owner, old.id)).rejects.toMatchObject({ code: 'invalid', message: obstacle });
  await write((tx) => tx.version.delete({ where: { id: old.id } }));
});

test('restoring a version of a section in the trash brings the section back with it', async () => {
  const { id } = await addSection(owner, { title: 'Médiation', type: 'list', visible: true, content: ['un'] });
  await saveSection(owner, id, { content: ['un', 'deux'] });
  await deleteSection(owner, id);
  expect((await readSubjects(owner)).at(-1)).toMatchObject({ key: `section/${id}`, group: 'bin' });
  const { versions } = await readHistory(owner, `section/${id}`);
  await expect(restoreVersion(owner, versions.at(-1)?.id ?? 0, 1)).rejects.toMatchObject({ code: 'stale' });
  expect(await readSection(owner, id), 'nothing of it was done').toBeNull();
  await restoreVersion(owner, versions.at(-1)?.id ?? 0, versions[0]?.version);
  expect(await readSection(owner, id)).toMatchObject({ content: ['un'], version: 4 });
});

test('of each day after a month, and of each month after a year, the last version stays: days and months of the site’s time zone', async () => {
  const versionsAt = async (...moments: readonly string[]) => {
    await write((tx) => tx.version.deleteMany());
    const data = packJson({});
    for (const [index, at] of moments.entries())
      await write((tx) =>
        tx.version.create({
          data: { subject: 'section', key: 'projets', version: index + 1, action: 'update', at: new Date(at), data },
        }),
      );
    await pruneVersions(new Date('2026-11-25T12:00:00Z'));
    return (await db().version.findMany({ orderBy: { id: 'asc' } })).map(({ version }) => moments[version - 1]);
  };
  // in Paris, 23:50 on the 1st, then 00:30 and 10:00 on the 2nd
  expect(await versionsAt('2026-09-01T21:50:00Z', '2026-09-01T22:30:00Z', '2026-09-02T08:00:00Z')).toEqual([
    '2026-09-01T21:50:00Z',
    '2026-09-02T08:00:00Z',
  ]);
  expect(await versionsAt('2025-01-31T22:50:00Z', '2025-01-31T23:30:00Z', '2025-02-02T08:00:00Z')).toEqual([
    '2025-01-31T22:50:00Z',
    '2025-02-02T08:00:00Z',
  ]);
});

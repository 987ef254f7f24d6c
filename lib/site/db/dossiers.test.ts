import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { fakeHeaders } from '@/lib/testing/request';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';

vi.mock('next/headers', () => fakeHeaders);

const { close } = await scratchDatabase();
afterAll(close);

const { addDossier, deleteDossier, makeDossier, readDossierSource, readDossiers, readMadeDossier } = await import(
  '@/lib/site/db/dossiers'
);
const { setPublicCv } = await import('@/lib/site/db/public-cv');
const { saveSection } = await import('@/lib/site/db/sections');
const { saveProfile } = await import('@/lib/site/db/profile');
const { db, write } = await import('@/lib/site/db/client');
const { firstChoices } = await import('@/lib/site/dossiers/first-choices');
const page = await import('@/app/cv/route');
const card = await import('@/app/contact.vcf/route');
const { toText } = await import('@/lib/typeset/text');

const owner = hostAuthority();
const get = async (route: Pick<typeof page, 'GET'>, path: string) => {
  const response = await route.GET(new Request(`http://localhost:3000${path}`), { params: Promise.resolve({}) });
  return { status: response.status, text: await response.text() };
};
const version = async () => (await db().publicGeneration.findFirstOrThrow()).value;
const add = async (name = 'CV') =>
  (await addDossier(owner, name, firstChoices('cv', await readDossierSource(owner)))).dossier;

beforeEach(async () => {
  await write((tx) => tx.dossier.deleteMany());
  await resetToSample();
});

test('there is no CV until its owner shows one, and none once it is withdrawn or deleted', async () => {
  const { id } = await add();
  for (const [route, path] of [
    [page, '/cv'],
    [card, '/contact.vcf'],
  ] as const)
    expect(await get(route, path)).toMatchObject({ status: 404 });
  await setPublicCv(owner, { is: 'dossier', id });
  expect(await get(page, '/cv')).toMatchObject({ status: 200, text: expect.stringContaining('<h1') });
  expect((await get(card, '/contact.vcf')).text).toContain('BEGIN:VCARD');
  await setPublicCv(owner, null);
  expect(await get(page, '/cv')).toMatchObject({ status: 404 });
  await setPublicCv(owner, { is: 'dossier', id });
  await deleteDossier(owner, id);
  expect(await get(page, '/cv')).toMatchObject({ status: 404 });
});

test('the CV follows each save, and says nothing of a hidden section', async () => {
  const { id } = await add();
  await setPublicCv(owner, { is: 'dossier', id });
  await saveProfile(owner, { email: 'nouveau@exemple.org' });
  expect((await get(page, '/cv')).text).toContain('nouveau@exemple.org');
  expect((await get(page, '/cv')).text).toContain('Publications');
  await saveSection(owner, 'publications', { visible: false });
  expect((await get(page, '/cv')).text).not.toContain('Publications');
});

test('only the dossier that is public changes what visitors see', async () => {
  const [shown, other] = [await add('A'), await add('B')];
  const choices = { ...shown.choices, lang: 'en' as const };
  await setPublicCv(owner, { is: 'dossier', id: shown.id });
  const before = await version();
  await makeDossier(owner, other.id, { choices });
  await makeDossier(owner, shown.id);
  expect(await version()).toBe(before);
  await makeDossier(owner, shown.id, { choices });
  expect(await version()).toBe(before + 1);
});

test('a dossier stays as it was made until it is made again, which says what changed', async () => {
  const { id } = await add('RIPEC 2027');
  await saveProfile(owner, { email: 'nouveau@exemple.org' });
  const textNow = async () => toText((await readMadeDossier(owner, id)).document);
  expect(await textNow()).not.toContain('nouveau@exemple.org');
  const { changes, dossier } = await makeDossier(owner, id);
  expect(changes.added.join()).toContain('nouveau@exemple.org');
  expect(changes.removed).toHaveLength(1);
  expect(dossier.version).toBe(2);
  expect(await textNow()).toContain('nouveau@exemple.org');
  expect((await makeDossier(owner, id)).changes).toEqual({ added: [], removed: [] });
});

test('a save that rests on an older version is refused; one that is gone is not found', async () => {
  const { id } = await add();
  await makeDossier(owner, id, { version: 1 });
  await expect(makeDossier(owner, id, { version: 1, name: 'Autre' })).rejects.toMatchObject({ code: 'stale' });
  await deleteDossier(owner, id);
  await expect(makeDossier(owner, id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(readMadeDossier(owner, id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(setPublicCv(owner, { is: 'dossier', id })).rejects.toMatchObject({ code: 'notFound' });
});

test('a dossier that was edited by hand keeps the others from nothing', async () => {
  const [{ id }] = [await add('A'), await add('B')];
  await write((tx) => tx.dossier.update({ where: { id }, data: { choices: '{', document: new Uint8Array([1]) } }));
  expect((await readDossiers(owner)).map(({ name }) => name)).toEqual(['B']);
  await expect(readMadeDossier(owner, id)).rejects.toMatchObject({ code: 'damaged' });
  await expect(makeDossier(owner, id)).rejects.toMatchObject({ code: 'damaged' });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { sampleTexts } from '@/lib/testing/sample-texts';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { isWaiting } from '@/sections/public-site';
import { firstDefinitions, kinds } from '@/sections/registry';
import { db } from './client';
import { profileBody, readProfile, saveProfile } from './profile';
import { readPublicSite } from './public';
import { pruneVersions } from './record-version';
import { emptySample, hideSample, readSampleState, showSample } from './sample';
import { readSection, readSections, saveSection } from './sections';
import { readHistory, restoreVersion } from './versions';

const owner = hostAuthority();
const day = 24 * 60 * 60 * 1000;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ close } = await scratchDatabase());
});
afterAll(() => close());
/** A new site for each test. */
beforeEach(resetToSample);

const own = { prenom: 'Awa', nom: 'Diop' };
const name = (fields: object = {}) => saveProfile(owner, profileBody.parse({ ...own, ...fields }));
const places = async () =>
  (await readSampleState(owner)).places.map((place) => (place.of === 'section' ? place.id : place.of));
/** Texts of the sample that visitors see. */
async function invented(): Promise<string[]> {
  const site = JSON.stringify(await readPublicSite());
  return sampleTexts('').filter((text) => site.includes(JSON.stringify(text).slice(1, -1)));
}
const withContent = firstDefinitions.map(({ id }) => id);

test('a new site: every section, the figures and the cards of Teaching, and the profile with its languages', async () => {
  expect(await places()).toEqual(['profile', 'languages', ...withContent]);
  await name();
  expect(await places(), 'the rest of the sample’s profile, under the owner’s name').toEqual([
    'profile',
    'languages',
    ...withContent,
  ]);
});

test('hiding takes all of it off the page but the owner’s words, one version each, and once undone all is as before', async () => {
  await name({ grade: 'Professeure' });
  const before = { site: await readPublicSite(), invented: await invented(), places: await places() };
  await hideSample(owner);
  expect(await invented()).toEqual([]);
  expect(await readSampleState(owner)).toEqual({ places: [], hidden: withContent.length });
  expect((await readPublicSite()).profile).toMatchObject({ ...own, grade: 'Professeure', email: '', langues: [] });
  for (const id of withContent)
    expect(await db().version.count({ where: { subject: 'section', key: id } }), id).toBe(2);

  await showSample(owner);
  const { updatedAt: _, ...site } = await readPublicSite();
  expect(before.site).toMatchObject(site);
  expect([await invented(), await places()]).toEqual([before.invented, before.places]);
  expect(await readSampleState(owner)).toMatchObject({ hidden: 0 });
});

test('a section that holds something of its owner’s is not hidden with the sample, which is left in it until it is emptied', async () => {
  await name();
  const mine = { title: 'Le mien', category: 'Recherche' };
  await saveSection(owner, 'projets', { content: [...kinds.projets.defaults, mine] });
  await hideSample(owner);
  const { length } = kinds.projets.defaults;
  expect((await readSampleState(owner)).places).toEqual([
    { of: 'section', id: 'projets', title: 'Projets', count: length, isMixed: true },
  ]);
  await emptySample(owner);
  expect(await readSection(owner, 'projets')).toMatchObject({ visible: true, content: [mine], sample: false });
});

test('emptying leaves nothing of the sample, hides what has no content yet, and keeps it in the history', async () => {
  await name();
  await saveSection(owner, 'projets', { content: [{ title: 'Le mien', category: 'Recherche' }] });
  await emptySample(owner);
  expect(await invented()).toEqual([]);
  expect(await readSampleState(owner)).toEqual({ places: [], hidden: 0 });
  expect(await readSection(owner, 'a-propos')).toMatchObject({ visible: false, content: '', emptied: true });
  expect((await readSections(owner)).filter(({ visible }) => visible).map(({ id }) => id)).toEqual(['projets']);
  expect(await readSection(owner, 'competences')).toMatchObject({ visible: false, content: [], emptied: true });

  const { versions } = await readHistory(owner, 'section/competences');
  expect(versions[0]?.what).toMatch(/^Section masquée.*compétences supprimées$/);
  await restoreVersion(owner, versions[1]?.id ?? 0);
  expect(await readSection(owner, 'competences'), 'the sample’s again').toMatchObject({ visible: true, sample: true });
});

test('emptying before the profile has its owner’s name leaves that name alone of it, and nothing more to empty', async () => {
  await emptySample(owner);
  expect(await readProfile(owner)).toMatchObject({ nom: 'Tazrouti', grade: '', gsm: '', mission: '', langues: [] });
  expect(await readSampleState(owner)).toEqual({ places: [{ of: 'profile', isNamed: true, count: 1 }], hidden: 0 });
  await name();
  expect(await readSampleState(owner)).toEqual({ places: [], hidden: 0 });
  expect(await readProfile(owner)).toMatchObject({ sample: false });
});

test('where the sample’s key figures are taken away the site shows none, whatever it could count', async () => {
  await name();
  await hideSample(owner);
  await saveSection(owner, 'publications', {
    visible: true,
    content: {
      chimie: { title: 'Chimie', articles: [{ title: 'Un', authors: 'A. Diop', year: '2024', journal: 'Revue' }] },
    },
  });
  expect((await readPublicSite()).parts['chiffres-cles']).toBeUndefined();
});

test('what was changed since is left alone by the undoing', async () => {
  await name();
  await hideSample(owner);
  await saveSection(owner, 'projets', { content: [{ title: 'Le mien', category: 'Recherche' }], visible: true });
  const { hidden } = await readSampleState(owner);
  await showSample(owner);
  expect(hidden).toBe(withContent.length - 1);
  expect(await readSection(owner, 'projets')).toMatchObject({ content: [{ title: 'Le mien' }], visible: true });
  expect(await readSection(owner, 'responsabilites')).toMatchObject({ visible: true, sample: true });
});

test('what the owner hid, and cards of Teaching without its courses, are not public; a second hiding changes nothing', async () => {
  await name();
  await saveSection(owner, 'enseignement', { visible: false });
  expect(await places()).not.toContain('enseignement');
  expect(await places()).not.toContain('infos-enseignement');
  await hideSample(owner);
  const versions = await db().version.count();
  await hideSample(owner);
  expect(await db().version.count()).toBe(versions);
});

test('what is hidden later is brought back with what was hidden first', async () => {
  await hideSample(owner);
  await name();
  await hideSample(owner);
  expect(await places()).toEqual([]);
  await showSample(owner);
  expect(await places()).toEqual(['profile', 'languages', ...withContent]);
});

test('under the sample’s own name the profile stays as it is', async () => {
  await hideSample(owner);
  expect(await places()).toEqual(['profile', 'languages']);
  expect(await readProfile(owner)).toMatchObject({ sample: true, version: 1 });
});

test('a section that was hidden with the sample and is saved empty waits on for the owner’s content; one with content does not', async () => {
  await hideSample(owner);
  await saveSection(owner, 'theses-encadrees', { content: {}, visible: false });
  const waiting = await readSection(owner, 'theses-encadrees');
  expect(waiting && isWaiting(waiting)).toBe(true);
  await saveSection(owner, 'theses-encadrees', { title: 'Mes thèses' });
  const titled = await readSection(owner, 'theses-encadrees');
  expect(titled && isWaiting(titled)).toBe(true);
  await saveSection(owner, 'projets', { content: [{ title: 'Le mien', category: 'Recherche' }], visible: false });
  await saveSection(owner, 'projets', { content: [] });
  const hidden = await readSection(owner, 'projets');
  expect(hidden && isWaiting(hidden)).toBe(false);
});

test('hidden sections come back long after the history was thinned', async () => {
  await hideSample(owner);
  await pruneVersions(new Date(Date.now() + 40 * day));
  await pruneVersions(new Date(Date.now() + 800 * day));
  await showSample(owner);
  expect(await places()).toEqual(['profile', 'languages', ...withContent]);
});

test('a profile that was saved since it was emptied stays as its owner saved it', async () => {
  await name();
  await hideSample(owner);
  await name({ gsm: '+221 1' });
  await showSample(owner);
  expect(await readProfile(owner)).toMatchObject({ gsm: '+221 1', email: '' });
});

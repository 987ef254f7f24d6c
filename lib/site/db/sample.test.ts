import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Language } from '@/lib/languages';
import { hostAuthority } from '@/lib/site/auth/host';
import { sampleTexts } from '@/lib/testing/sample-texts';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { profilSample } from '@/sections/profil/sample';
import { isWaiting } from '@/sections/public-site';
import { firstDefinitions, kinds } from '@/sections/registry';
import { profileBody, readProfile, saveProfile } from './profile';
import { readPublicSite } from './public';
import { emptySample, readSampleState } from './sample';
import { readSection, readSections, saveSection } from './sections';
import { saveLanguages } from './translations';
import { readHistory, restoreVersion } from './versions';

const owner = hostAuthority();
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
async function invented(language: Language = 'fr'): Promise<string[]> {
  const site = JSON.stringify(await readPublicSite(language));
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

test('under the owner’s name visitors read nothing of the sample, in any language, and what holds nothing else is not there', async () => {
  expect((await invented()).length).toBeGreaterThan(200);
  const mine = { title: 'Le mien', category: 'Recherche' };
  await saveSection(owner, 'projets', { content: [...kinds.projets.defaults, mine] });
  await name({ grade: 'Professeure' });
  await saveLanguages(owner, { en: { public: true, untranslated: 'shown' } });
  for (const language of ['fr', 'en'] as const) {
    expect(await invented(language), language).toEqual([]);
    const { profile, sections, parts } = await readPublicSite(language);
    expect(profile).toMatchObject({ ...own, grade: 'Professeure', email: '', langues: [] });
    expect(sections).toMatchObject([{ id: 'projets', content: [{ title: mine.title }] }]);
    expect(parts).toEqual({});
  }
  expect(await places(), 'what is left is still to be replaced').toEqual(['profile', 'languages', ...withContent]);
  await name(profilSample);
  expect((await invented()).length, 'the sample’s name again').toBeGreaterThan(200);
});

test('emptying leaves nothing of the sample, hides what has no content yet, and keeps it in the history', async () => {
  await name();
  await saveSection(owner, 'projets', { content: [{ title: 'Le mien', category: 'Recherche' }] });
  await emptySample(owner);
  expect(await invented()).toEqual([]);
  expect(await places()).toEqual([]);
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
  expect(await readSampleState(owner)).toEqual({ places: [{ of: 'profile', isNamed: true, count: 0 }] });
  await name();
  expect(await places()).toEqual([]);
  expect(await readProfile(owner)).toMatchObject({ sample: false });
});

test('where the sample’s key figures are taken away the site shows none, whatever it could count', async () => {
  await name();
  await saveSection(owner, 'publications', {
    visible: true,
    content: {
      chimie: { title: 'Chimie', articles: [{ title: 'Un', authors: 'A. Diop', year: '2024', journal: 'Revue' }] },
    },
  });
  expect((await readPublicSite()).parts['chiffres-cles']).toBeUndefined();
});

test('what the owner hid, and cards of Teaching without its courses, are no places', async () => {
  await saveSection(owner, 'enseignement', { visible: false });
  expect(await places()).not.toContain('enseignement');
  expect(await places()).not.toContain('infos-enseignement');
});

test('a section of the sample alone that was hidden and is saved empty waits on for the owner’s content; one with content does not', async () => {
  await saveSection(owner, 'theses-encadrees', { visible: false });
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

import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Language } from '@/lib/languages';
import { hostAuthority } from '@/lib/site/auth/host';
import { sampleTexts } from '@/lib/testing/sample-texts';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { profilSample } from '@/sections/profil/sample';
import { firstDefinitions, kinds } from '@/sections/registry';
import { profileBody, readProfile, saveProfile } from './profile';
import { readPublicSite } from './public';
import { emptySample, readSampleState } from './sample';
import { readSection, readSections, saveSection } from './sections';
import { saveLanguages } from './translations';
import { readHistory, restoreVersion } from './versions';

const owner = hostAuthority();

beforeAll(async () => (await scratchDatabase()).close);
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

test('under the owner’s name visitors read nothing of the sample, in any language, and what holds nothing else is not there', async () => {
  expect((await invented()).length).toBeGreaterThan(200);
  const mine = { title: 'Le mien', category: 'Recherche' };
  await saveSection(owner, 'projets', { content: [...kinds.projets.defaults, mine] });
  await name({ grade: 'Cartographe' });
  await saveLanguages(owner, { en: { public: true, untranslated: 'shown' } });
  for (const language of ['fr', 'en'] as const) {
    expect(await invented(language), language).toEqual([]);
    const { profile, sections, parts } = await readPublicSite(language);
    expect(profile).toMatchObject({ ...own, grade: 'Cartographe', email: '', langues: [] });
    expect(sections).toMatchObject([{ id: 'projets', content: [{ title: mine.title }] }]);
    expect(parts).toEqual({});
  }
  expect(await places(), 'what is left is still to be replaced').toEqual(['profile', 'languages', ...withContent]);
  await name(profilSample);
  expect((await invented()).length, 'the sample’s name again').toBeGreaterThan(200);
});

test('an example of which the title alone is the owner’s claims nothing else, and is stored as it is', async () => {
  const [one] = kinds.projets.defaults;
  const [mine, whole] = [
    { ...one, title: 'Marées' },
    { id: one?.id, title: 'Marées', category: 'Écologie', year: '2024' },
  ];
  await saveSection(owner, 'projets', { content: [mine] });
  await name();
  const { sections } = await readPublicSite();
  expect(sections.find(({ id }) => id === 'projets')?.content).toMatchObject([{ title: 'Marées', description: '' }]);
  expect(await invented()).toEqual([]);
  await emptySample(owner);
  expect((await readSection(owner, 'projets'))?.content).toMatchObject([mine]);
  await saveSection(owner, 'projets', { content: [whole] });
  const after = (await readPublicSite()).sections.find(({ id }) => id === 'projets');
  expect(after?.content, 'all of it the owner’s').toMatchObject([whole]);
});

test('what is filed in a domain of the sample is read under a neutral name, and stored so once the sample is out', async () => {
  const { reseauxSecurite: nets } = kinds.publications.defaults;
  const mine = { title: 'Marées', authors: 'A. Diop', year: '2024', journal: 'Rivages', type: '' };
  const filed = { ...nets, articles: [...(nets?.articles ?? []), mine] };
  await saveSection(owner, 'publications', { content: { ...kinds.publications.defaults, reseauxSecurite: filed } });
  await name();
  const read = async () => (await readPublicSite()).sections.find(({ id }) => id === 'publications')?.content;
  const neutral = { publications: { title: 'Publications', articles: [{ title: mine.title }], communications: [] } };
  expect(await read()).toMatchObject(neutral);
  expect(Object.keys((await read()) ?? {})).toEqual(['publications']);
  await emptySample(owner);
  expect((await readSection(owner, 'publications'))?.content).toMatchObject(neutral);
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
  expect(await readSampleState(owner)).toEqual({ places: [], isNamed: true });
  await name();
  expect(await readSampleState(owner)).toEqual({ places: [], isNamed: false });
  expect(await readProfile(owner)).toMatchObject({ sample: false });
});

import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { ownProfile } from '@/sections/profil/sample-fields';
import { firstDefinitions } from '@/sections/registry';
import { readDashboard } from './dashboard';
import { importPortfolio } from './import';
import { readProfile, saveProfile } from './profile';
import { deleteSection } from './section-places';
import { saveSection } from './sections';

const owner = hostAuthority();
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

beforeAll(async () => (await scratchDatabase()).close);
/** A new site for each test. */
beforeEach(resetToSample);

/** The steps that are ticked; null without a guide. */
async function ticked(): Promise<string[] | null> {
  const { guide } = await readDashboard(owner);
  return guide && Object.entries(guide.done).flatMap(([step, isDone]) => (isDone ? [step] : []));
}

test('each step is ticked by what is stored, and the guide goes with the last one', async () => {
  expect(await ticked()).toEqual([]);
  await saveProfile(owner, { nom: 'Diop', prenom: 'Awa' });
  expect(await ticked(), 'no portrait yet').toEqual([]);
  await saveProfile(owner, { photo: dot });
  expect(await ticked()).toEqual(['identity']);
  for (const { id } of firstDefinitions) await saveSection(owner, id, { visible: false });
  await saveProfile(owner, { ...ownProfile(await readProfile(owner)) });
  expect(await ticked(), 'hidden is not written').toEqual(['identity', 'sections']);
  await saveSection(owner, 'a-propos', { content: '<p>Mangroves</p>', visible: true });
  await deleteSection(owner, 'enseignement');
  expect(await ticked(), 'no courses are wanted').toEqual(['identity', 'texts', 'courses', 'sections']);
  await deleteSection(owner, 'publications');
  expect(await ticked()).toBeNull();
});

test('a site with nothing of the sample left has no guide, though it has no portrait', async () => {
  await importPortfolio(hostAuthority(), JSON.parse(await readFile('e2e/fixtures/portfolio.json', 'utf8')));
  expect(await ticked()).toBeNull();
});

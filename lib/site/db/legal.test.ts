import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { noFacts } from '@/lib/site/legal/facts';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { db, write } from './client';
import { readLegal, readLegalFacts, readPractice, saveLegal } from './legal';
import { profileBody, saveProfile } from './profile';
import { readPublicSite } from './public';
import { setVisitsCounted } from './visits';

const owner = hostAuthority();
beforeAll(async () => (await scratchDatabase()).close);
beforeEach(resetToSample);

const contentVersion = async () => (await db().publicGeneration.findUniqueOrThrow({ where: { id: 1 } })).value;
const own = { ...noFacts, law: 'other', publisher: 'person', name: 'Noor Essai', showMentions: true } as const;

test('nothing is proposed from the sample; of the owner’s own profile the email is, no name, and it is not public', async () => {
  expect(await readLegal(owner)).toMatchObject({ facts: noFacts, version: 0 });
  await saveProfile(owner, profileBody.parse({ prenom: 'Noor', nom: 'Essai', email: 'noor@exemple.org' }));
  expect((await readLegal(owner)).facts).toMatchObject({
    name: '',
    phone: '',
    dataContact: 'noor@exemple.org',
    law: '',
  });
  expect(await readLegalFacts()).toEqual(noFacts);
});

test('what is stated is public at once; the same again is no change', async () => {
  const start = await contentVersion();
  expect((await readPublicSite()).legal).toBeUndefined();
  const { version } = await saveLegal(owner, { facts: own, version: 0 });
  expect((await readPublicSite()).legal).toEqual({ pages: ['mentions-legales'], isFrench: false });
  expect(await contentVersion()).toBe(start + 1);
  expect(await saveLegal(owner, { facts: own, version: 0 }), 'as after a lost response').toMatchObject({ version });
  expect(await contentVersion()).toBe(start + 1);
  expect(await db().auditEvent.count({ where: { event: 'legal.update' } })).toBe(1);
});

test('a row that cannot be read makes no page public', async () => {
  await write((tx) => tx.setting.create({ data: { key: 'legal', value: '{"facts":{"law":"maroc"}}' } }));
  expect(await readLegalFacts()).toEqual(noFacts);
  expect((await readPublicSite()).legal).toBeUndefined();
});

test('the page on data follows the switch of counting at once', async () => {
  const start = await contentVersion();
  expect(await readPractice()).toMatchObject({ countsVisits: false });
  await setVisitsCounted(owner, true);
  expect(await readPractice()).toMatchObject({ countsVisits: true });
  expect(await contentVersion()).toBe(start + 1);
});

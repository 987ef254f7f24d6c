/** The weekly look makes proposals, and never changes the publications. */
import { beforeEach, expect, test, vi } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { resetToSample } from '@/lib/testing/scratch-database';
import { halRecords } from '@/lib/testing/stand-in-hosts';
import { standInSite } from '@/lib/testing/stand-in-site';
import { careerImport } from '@/sections/career/plan-shape';
import { chosenEntries, newDomainKey } from '@/sections/publications/import/choices';

vi.mock('@/lib/references/process', () => import('@/lib/testing/references-here'));
const { standIn } = await standInSite();
const { db } = await import('@/lib/site/db/client');
const { importPublications } = await import('@/lib/site/db/publications-import');
const { saveProfile } = await import('@/lib/site/db/profile');
const { readSection } = await import('@/lib/site/db/sections');
const { dismissProposals, readWeeklyLook, setWeeklyLook } = await import('@/lib/site/db/weekly-look');
const { importCareer, refuse } = await import('@/lib/site/db/career-import');
const { planCareerFromHost } = await import('../../../career/hosts/plan');
const { planFromHost } = await import('./plan');
const { lookWeekly } = await import('./weekly-look');

const owner = hostAuthority();
const orcid = '0000-0002-1825-0097';
const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-22T10:00:00Z');
const look = (after = 0, random = 0.5) => lookWeekly(owner, { now: new Date(start + after), random });
const titles = async () => (await readWeeklyLook(owner)).proposals.flatMap((proposal) => proposal.titles);

beforeEach(async () => {
  standIn.recover();
  standIn.asked.length = 0;
  standIn.orcid.clear();
  standIn.careers.clear();
  standIn.hal.set('sophie-benali', halRecords(2));
  await resetToSample();
  await saveProfile(owner, { identifiants: { idhal: 'sophie-benali' } });
});
test('new entries of a career are proposed, until they are imported or said not to be the owner’s', async () => {
  const entries = (await import('@/e2e/support/careers')).activities();
  standIn.careers.set(`${orcid}/activities`, { employments: entries.employments });
  await saveProfile(owner, { identifiants: { orcid } });
  await setWeeklyLook(owner, true);
  await look();
  expect((await readWeeklyLook(owner)).proposals).toMatchObject([{ source: 'career', titles: { length: 6 } }]);
  expect((await titles())[0]).toBe('Parcours\u00a0: Professeure');
  const plan = await planCareerFromHost(owner, { source: 'orcid', id: orcid });
  if ('people' in plan) throw new Error('no plan');
  const [first, second] = plan.entries;
  if (!first?.ways[0] || !second) throw new Error('no entry');
  await importCareer(
    owner,
    careerImport.parse({
      versions: plan.versions,
      entries: [{ keys: first.keys, to: 'cv--parcours', item: first.ways[0].item }],
    }),
  );
  await refuse(owner, { keys: [...second.keys], mark: second.mark, title: 'MCF' });
  expect(await titles()).toHaveLength(4);
  await look(8 * day);
  expect(await titles()).toHaveLength(4);
});

test('no host is asked before the owner switches the weekly look on', async () => {
  await look();
  expect(standIn.asked).toEqual([]);
  expect(await readWeeklyLook(owner)).toEqual({ on: false, last: null, next: null, proposals: [] });
});

test('new works are proposed; the publications and their versions do not change', async () => {
  await setWeeklyLook(owner, true);
  const before = [await readSection(owner, 'publications'), await db().version.count()];
  await look();
  expect(await readWeeklyLook(owner)).toMatchObject({
    on: true,
    last: { at: '2026-11-22T10:00:00.000Z', problems: [] },
    next: '2026-11-29T22:00:00.000Z',
    proposals: [{ source: 'hal', titles: ['Étude 0 des archives', 'Étude 1 des archives'] }],
  });
  expect([await readSection(owner, 'publications'), await db().version.count()]).toEqual(before);
});

test('a host is asked once a week, even after restarts or when the look is switched off and on', async () => {
  await setWeeklyLook(owner, true);
  await look();
  const once = standIn.asked.length;
  await look(60_000);
  await setWeeklyLook(owner, false);
  await setWeeklyLook(owner, true);
  await look(7 * day);
  expect(standIn.asked).toHaveLength(once);
  await look(7.5 * day);
  expect(standIn.asked).toHaveLength(once + 1);
});

test('a host that failed is asked again the next day; one that does not know the identifier, in a week', async () => {
  await setWeeklyLook(owner, true);
  standIn.fail('down');
  await look();
  const once = standIn.asked.length;
  standIn.recover();
  await look(day);
  expect(standIn.asked).toHaveLength(once);
  await look(1.5 * day);
  expect(standIn.asked).toHaveLength(once + 1);
  standIn.hal.delete('sophie-benali');
  await look(10 * day);
  expect(await readWeeklyLook(owner)).toMatchObject({
    last: { problems: [expect.any(String)] },
    next: '2026-12-09T22:00:00.000Z',
  });
});

test('a dismissed proposal comes back only when the host changes the work', async () => {
  await setWeeklyLook(owner, true);
  await look();
  expect((await dismissProposals(owner)).proposals).toEqual([]);
  standIn.hal.set('sophie-benali', halRecords(3));
  await look(8 * day);
  expect(await titles()).toEqual(['Étude 2 des archives']);
});

test('an imported work is no longer proposed, until it changes at the source', async () => {
  await setWeeklyLook(owner, true);
  await look();
  const plan = await planFromHost(owner, { source: 'hal', id: 'sophie-benali' });
  const [first] = chosenEntries(plan.entries, new Map(), newDomainKey);
  if (!first) throw new Error('nothing to import');
  await importPublications(owner, { version: plan.version, newDomain: 'Archives', entries: [first] });
  expect(await titles()).toEqual(['Étude 1 des archives']);
  standIn.hal.set(
    'sophie-benali',
    halRecords(1).map((record) => ({ ...record, volume_s: '12' })),
  );
  await look(8 * day);
  expect(await titles()).toEqual(['Étude 0 des archives']);
});

test('a work that both hosts have is proposed once', async () => {
  await saveProfile(owner, { identifiants: { idhal: 'sophie-benali', orcid } });
  const work = (code: number, title: string) => ({
    'put-code': code,
    type: 'journal-article',
    title: { title: { value: title } },
    'publication-date': { year: { value: '2021' } },
    contributors: {
      contributor: [{ 'credit-name': { value: 'Petit, Paul' } }, { 'credit-name': { value: 'Benali, Sophie' } }],
    },
  });
  standIn.orcid.set(orcid, [work(1, 'Étude 0 des archives'), work(2, 'Trajets de papier')]);
  await setWeeklyLook(owner, true);
  await look();
  expect((await readWeeklyLook(owner)).proposals).toEqual([
    { source: 'hal', titles: ['Étude 0 des archives', 'Étude 1 des archives'] },
    { source: 'orcid', titles: ['Trajets de papier'] },
  ]);
});

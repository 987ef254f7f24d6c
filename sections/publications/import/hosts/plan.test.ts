/** From a host to the plan of an import: all of the works or a refusal, and nothing is written in either case. */
import { beforeEach, expect, test, vi } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { type FaultName, faults, halRecords } from '@/lib/testing/stand-in-hosts';
import { standInSite } from '@/lib/testing/stand-in-site';
import { chosenEntries, countsOf, newDomainKey } from '@/sections/publications/import/choices';

vi.mock('@/lib/references/process', () => import('@/lib/testing/references-here'));
const { standIn } = await standInSite();
Object.assign((await import('@/lib/hosts/ask')).limits, { total: 1500, idle: 400 });
const { planFromHost } = await import('./plan');
const { importPublications } = await import('@/lib/site/db/publications-import');
const { refuse, takeBack } = await import('@/lib/site/db/career-import');
const { refusalOf } = await import('../not-mine');
const { saveProfile } = await import('@/lib/site/db/profile');
const { readSection } = await import('@/lib/site/db/sections');
const { resetToSample } = await import('@/lib/testing/scratch-database');

const owner = hostAuthority();
const asked = { source: 'hal', id: 'sophie-benali' } as const;
standIn.hal.set('sophie-benali', halRecords(150));
beforeEach(async () => {
  standIn.recover();
  standIn.asked.length = 0;
  await resetToSample();
});
test('the works of HAL are planned, imported with their source, and recognised the next time', async () => {
  const plan = await planFromHost(owner, asked);
  expect(countsOf(plan.entries)).toMatchObject({ new: 150, refused: 0 });
  await importPublications(owner, {
    version: plan.version,
    newDomain: 'Archives',
    entries: chosenEntries(plan.entries, new Map(), newDomainKey),
  });
  expect(JSON.stringify((await readSection(owner, 'publications'))?.content)).toContain(
    '"from":"hal","id":"10.5555/hal.0"',
  );
  expect(countsOf((await planFromHost(owner, asked)).entries)).toMatchObject({ new: 0, changed: 0, same: 150 });
});

test('a work that the owner refused is left out, under another identifier too, until the refusal is taken back', async () => {
  const few = { source: 'hal', id: 'peu' } as const;
  const [first, ...rest] = halRecords(3);
  standIn.hal.set('peu', halRecords(3));
  const { entries } = await planFromHost(owner, few);
  const refusal = entries[0] && refusalOf(entries[0]);
  if (!refusal) throw new Error('nothing to refuse');
  await refuse(owner, refusal);
  expect(await planFromHost(owner, few)).toMatchObject({ notMine: 1, entries: { length: 2 } });
  standIn.hal.set('peu', [{ ...first, halId_s: 'hal-99999999', doiId_s: undefined }, ...rest]);
  expect(await planFromHost(owner, few)).toMatchObject({ notMine: 1, entries: { length: 2 } });
  await takeBack(owner, refusal.mark);
  expect(await planFromHost(owner, few)).toMatchObject({ notMine: 0, entries: { length: 3 } });
});

test('the host is given the address that the profile shows, never the sample’s', async () => {
  await planFromHost(owner, asked);
  expect(standIn.asked.at(-1)?.agent).not.toContain('mailto');
  await saveProfile(owner, { email: 'sophie@exemple.org' });
  await planFromHost(owner, asked);
  expect(standIn.asked.at(-1)?.agent).toContain('mailto:sophie@exemple.org');
});

const names = Object.keys(faults).filter((name): name is FaultName => name in faults);

test.each(names)('%s on the second page is a refusal in French, and nothing is written', async (name) => {
  const before = await readSection(owner, 'publications');
  standIn.fail(name, { after: 1 });
  await expect(planFromHost(owner, asked)).rejects.toMatchObject({
    name: 'Problem',
    host: 'hal',
    message: expect.stringMatching(/^HAL .+\.$/),
  });
  expect(await readSection(owner, 'publications')).toEqual(before);
});

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '@/lib/references/progress';
import type { Entry } from '@/lib/references/work';
import { hostAuthority } from '@/lib/site/auth/host';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { chosenEntries, countsOf, newDomainKey } from '@/sections/publications/import/choices';
import { publicationsSchema } from '@/sections/publications/schema';
import { kinds } from '@/sections/registry';
import { db } from './client';
import { readProfile } from './profile';
import { importPublications, planPublicationsImport } from './publications-import';
import { deleteSection } from './section-places';
import { readSection, saveSection } from './sections';
import { compareVersions, readHistory, restoreVersion } from './versions';

const { publications } = kinds;

vi.mock('@/lib/references/process', () => import('@/lib/testing/references-here'));
const owner = hostAuthority();

beforeAll(async () => (await scratchDatabase()).close);
/** A new site for each test. */
beforeEach(resetToSample);

const entries = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 1,
    key: `cle${index}`,
    work: {
      nature: 'article',
      title: `Étude numéro ${index} des réseaux`,
      authors: [{ family: 'Benali', given: 'Sophie' }],
      date: '2021',
      doi: `10.1000/${index}`,
    },
  }));

/** `takesSample`: as the review proposes. */
async function run(list: readonly Entry[], domain = newDomainKey, newDomain = 'Histoire', takesSample = true) {
  const plan = await planPublicationsImport(owner, { encoding: 'utf-8', entries: list });
  const entries = chosenEntries(plan.entries, new Map(), domain);
  const wanted = { version: plan.version, newDomain, withoutSample: takesSample, entries };
  return { plan, wanted, saved: await importPublications(owner, wanted) };
}
const content = async () => publicationsSchema.parse((await readSection(owner, 'publications'))?.content);
const titles = async () => Object.values(await content()).flatMap(({ articles }) => articles.map(({ title }) => title));

test('an import is one version, one event and one new domain; what was invented goes', async () => {
  const { plan, saved } = await run(entries(50));
  expect(plan).toMatchObject({ version: 1, sample: publications.count(publications.defaults) });
  expect(countsOf(plan.entries)).toEqual({ new: 50, changed: 0, same: 0, ask: 0, foreign: 0, refused: 0 });
  expect(saved).toEqual({ version: 2 });
  expect(await titles()).toEqual(entries(50).map((entry) => ('work' in entry ? entry.work.title : '')));
  expect(Object.values(await content()).map(({ title }) => title)).toContain('Histoire');
  expect(await readSection(owner, 'publications')).toMatchObject({ sample: false, visible: true });
  expect(await db().version.count({ where: { key: 'publications' } })).toBe(2);
  expect(await db().auditEvent.count({ where: { event: 'section.import' } })).toBe(1);
});

test('the same file again has nothing to write', async () => {
  await run(entries(20));
  const { plan, wanted, saved } = await run(entries(20));
  expect(countsOf(plan.entries)).toMatchObject({ new: 0, changed: 0, same: 20 });
  expect(wanted.entries).toEqual([]);
  expect(saved).toEqual({ version: 2 });
  expect(await db().version.count({ where: { key: 'publications' } })).toBe(2);
});

test('the history brings back what was there before', async () => {
  await saveSection(owner, 'publications', {
    content: { a: { title: 'A', articles: [{ title: 'Le mien', authors: 'S. Benali', year: '2020' }] } },
  });
  await run(entries(3), 'a');
  expect(await titles()).toHaveLength(4);
  const { versions, current } = await readHistory(owner, 'section/publications', 50);
  expect(versions[0]?.what).toBe('Contenu importé\u00a0: 3\u00a0publications ajoutées');
  expect(await compareVersions(owner, versions[1]?.id ?? 0, versions[0]?.id ?? 0)).toMatchObject({ obstacle: null });
  await restoreVersion(owner, versions[1]?.id ?? 0, current);
  expect(await titles()).toEqual(['Le mien']);
});

test('a plan of an older version is refused and writes nothing; twice the same call writes once', async () => {
  const plan = await planPublicationsImport(owner, { encoding: 'utf-8', entries: entries(2) });
  const wanted = {
    version: plan.version,
    newDomain: 'Histoire',
    withoutSample: true,
    entries: chosenEntries(plan.entries, new Map(), newDomainKey),
  };
  const outcomes = await Promise.allSettled([importPublications(owner, wanted), importPublications(owner, wanted)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'stale' } });
  expect(await titles()).toHaveLength(2);
  await expect(importPublications(owner, wanted)).rejects.toMatchObject({
    code: 'stale',
    message: expect.stringContaining('rien n’a été importé'),
  });
});

test('a domain without a name, and more than a section can hold, are refused', async () => {
  await expect(run(entries(1), newDomainKey, ' ')).rejects.toMatchObject({
    code: 'invalid',
    message: 'Le nom du domaine est requis',
  });
  await expect(run(entries(1), 'ailleurs')).rejects.toMatchObject({ code: 'invalid' });
  const { entries: planned, version } = await planPublicationsImport(owner, { encoding: 'utf-8', entries: entries(9) });
  const long = chosenEntries(planned, new Map(), newDomainKey).map((entry) => ({
    ...entry,
    fields: { ...entry.fields, abstract: 'a'.repeat(1_000_000) },
  }));
  await expect(importPublications(owner, { version, newDomain: 'Histoire', entries: long })).rejects.toMatchObject({
    code: 'tooLarge',
  });
  expect(await readSection(owner, 'publications')).toMatchObject({ version: 1, sample: true });
});

test('a section in the trash comes back with the import', async () => {
  await deleteSection(owner, 'publications');
  const { plan } = await run(entries(1));
  expect(plan).toMatchObject({ version: 0, domains: [] });
  expect(await titles()).toHaveLength(1);
});

test('thousands of entries are compared with as many, which is told as it goes on', async () => {
  const count = process.env.NIGHTLY ? 2000 : 300;
  await run(entries(count));
  const told: Progress[] = [];
  const again = await planPublicationsImport(
    owner,
    { encoding: 'utf-8', entries: entries(count) },
    { onProgress: (progress) => void told.push(progress) },
  );
  expect(countsOf(again.entries)).toMatchObject({ same: count });
  for (const progress of told) expect(progress).toMatchObject({ step: 'comparison', total: count });
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
});

test('an import shows a section that was hidden with the sample, also one that was saved empty meanwhile', async () => {
  await saveSection(owner, 'publications', { visible: false });
  await run(entries(2));
  expect(await readSection(owner, 'publications')).toMatchObject({ visible: true, sample: false });

  await resetToSample();
  await saveSection(owner, 'publications', { visible: false });
  await saveSection(owner, 'publications', { visible: false, content: {} });
  await run(entries(2));
  expect(await readSection(owner, 'publications')).toMatchObject({ visible: true });
});

test('an import leaves a section hidden that has held publications of the owner’s', async () => {
  await run(entries(2));
  await saveSection(owner, 'publications', { visible: false });
  await run(entries(4));
  expect(await readSection(owner, 'publications')).toMatchObject({ visible: false });
  await saveSection(owner, 'publications', { content: {} });
  await run(entries(4));
  expect(await readSection(owner, 'publications'), 'emptied while it was hidden on purpose').toMatchObject({
    visible: false,
  });
});

test('an import removes nothing unless that is wanted, and takes out what is left of the sample where it is', async () => {
  const invented = publications.count(publications.defaults);
  await run(entries(2), newDomainKey, 'Histoire', false);
  expect(publications.count(await content())).toBe(invented + 2);
  const { plan } = await run(entries(3), newDomainKey, 'Histoire', false);
  expect(plan).toMatchObject({ sample: invented });
  expect(plan.domains.filter(({ sample }) => !sample).map(({ title }) => title)).toEqual(['Histoire']);
  expect(countsOf(plan.entries), 'none is taken for an invented one').toMatchObject({ same: 2, new: 1 });
  await run(entries(4));
  expect(Object.values(await content()).map(({ title, articles }) => [title, articles.length])).toEqual([
    ['Histoire', 4],
  ]);
});

test('the names that an ORCID gives the owner are added to the profile with the import, once', async () => {
  const { plan } = await run([]);
  const [entry] = (await planPublicationsImport(owner, { encoding: 'utf-8', entries: entries(1) })).entries;
  const wanted = chosenEntries(entry ? [entry] : [], new Map(), newDomainKey);
  await importPublications(owner, {
    version: plan.version,
    newDomain: 'Histoire',
    names: ['H. Leroy', 'H. Leroy', ' '],
    entries: wanted,
  });
  expect(await readProfile(owner)).toMatchObject({ autresNoms: 'H. Leroy' });
});

test('a domain that has the sample’s name is marked, though a paper of the owner’s is filed in it; it is left with it', async () => {
  const { reseauxSecurite: nets } = publications.defaults;
  const mine = { title: 'Le mien', authors: 'S. Benali', year: '2020', journal: 'Rivages', type: '' };
  await saveSection(owner, 'publications', {
    content: { reseauxSecurite: { ...nets, articles: [...(nets?.articles ?? []), mine] } },
  });
  const { plan } = await run(entries(1), newDomainKey, 'Publications');
  expect(plan.domains).toEqual([{ key: 'reseauxSecurite', title: 'Réseaux et Sécurité', sample: true }]);
  expect(Object.values(await content())).toMatchObject([
    { title: 'Publications', articles: [{ title: 'Étude numéro 0 des réseaux' }, { title: 'Le mien' }] },
  ]);
});

import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { findNews } from '@/sections/actualites/published';
import { findPublications } from '@/sections/publications/statistics';

const { close } = await scratchDatabase();
const { seedContent } = await import('./sample');
const { saveSection } = await import('./sections');
const { readPublicSite } = await import('./public');
const { readSiteId } = await import('./site-state');
afterAll(close);
afterEach(() => void vi.useRealTimers());

test('news come out on their day, in the site’s time zone, though nothing is saved', async () => {
  await seedContent(hostAuthority());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T22:59:59Z') });
  await saveSection(hostAuthority(), 'site--actualites', {
    content: [{ id: 'a', title: 'En décembre', date: '2026-12-01' }],
  });
  const isThere = async () => (await readPublicSite()).sections.some(({ kind }) => kind === 'site--actualites');
  expect(await isThere()).toBe(false);
  vi.setSystemTime(new Date('2026-11-30T23:00:00Z')); // midnight in Paris
  expect(await isThere()).toBe(true);
  expect(findNews(await readPublicSite())?.entries.map(({ slug }) => slug)).toEqual(['en-decembre-2026']);
});

test('visitors are told nothing of an abandoned thesis, nor the name of who has not defended', async () => {
  const thesis = (sujet: string, statut: string) => ({
    ...{ id: sujet, sujet, statut, annee: '2024' },
    encadrement: { doctorant: `Doctorant de ${sujet}` },
  });
  await saveSection(hostAuthority(), 'theses-encadrees', {
    content: { Eau: [thesis('Crues', 'En cours'), thesis('Vents', 'Soutenue')], Gel: [thesis('Neiges', 'Abandonnée')] },
  });
  const told = JSON.stringify((await readPublicSite()).sections.find(({ kind }) => kind === 'theses-encadrees'));
  for (const words of ['Crues', 'Vents', 'Doctorant de Vents']) expect(told).toContain(words);
  for (const words of ['Neiges', 'Gel', 'Doctorant de Crues']) expect(told).not.toContain(words);
});

test('what is made of the publications stays while something else is saved, and goes with the next save of them', async () => {
  const read = async () => findPublications(await readPublicSite())?.content;
  const before = await read();
  await saveSection(hostAuthority(), 'theses-encadrees', { title: 'Thèses' });
  expect(await read()).toBe(before);
  await saveSection(hostAuthority(), 'publications', {
    content: { a: { title: 'Archives', articles: [], communications: [] } },
  });
  expect(Object.keys((await read()) ?? {})).toEqual(['a']);
});

test('a site has a random id of its own', async () => {
  expect(await readSiteId()).toMatch(/^[0-9a-f]{32}$/);
});

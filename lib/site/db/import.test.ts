import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { samplePdf } from '@/lib/testing/sample-pdf';
import { sampleTexts } from '@/lib/testing/sample-texts';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { saveDocument } from './documents';
import { importPortfolio } from './import';
import { readPublicSite } from './public';
import { readSection, saveSection } from './sections';

const owner = hostAuthority();

beforeAll(async () => (await scratchDatabase()).close);
/** A new site for each test. */
beforeEach(resetToSample);

type PortfolioFile = { profile: Record<string, unknown>; sections: { id: string; content: unknown }[] };
const portfolio = async (): Promise<PortfolioFile> => JSON.parse(await readFile('e2e/fixtures/portfolio.json', 'utf8'));
const figures = async () =>
  (await readPublicSite()).parts['chiffres-cles']?.content.map(({ valeur, libelle }) => `${valeur} ${libelle}`);

test('nothing of the sample stays public after an import', async () => {
  const file = await portfolio();
  const sample = sampleTexts(JSON.stringify(file));
  expect(sample.length).toBeGreaterThan(200);
  const shown = (site: unknown) =>
    sample.filter((text) => JSON.stringify(site).includes(JSON.stringify(text).slice(1, -1)));
  expect(shown(await readPublicSite()).length).toBeGreaterThan(200);
  expect(await importPortfolio(hostAuthority(), file)).toMatchObject({ ok: true });
  expect(shown(await readPublicSite())).toEqual([]);
});

test('a file with little in it leaves no more: what it does not give is empty', async () => {
  const { profile } = await portfolio();
  expect(
    await importPortfolio(hostAuthority(), {
      format: 'portfolio',
      version: 1,
      profile: { nom: profile.nom, prenom: profile.prenom },
      sections: [],
    }),
  ).toMatchObject({
    ok: true,
  });
  const { profile: shown, parts, sections } = await readPublicSite();
  expect(shown).toMatchObject({ grade: '', mission: '', langues: [], photo: null });
  expect(sections).toEqual([]);
  expect(Object.values(parts).map(({ content }) => Object.keys(content).length)).toEqual(
    Object.keys(parts).map(() => 0),
  );
});

test('key figures: the sample’s on a new site, none after an import, then what the owner says', async () => {
  expect(await figures()).toEqual(['15+ Années d’expérience', '50+ Publications', '7 Thèses', '500+ Étudiants']);
  const file = await portfolio();
  await importPortfolio(hostAuthority(), file);
  expect(await figures(), 'the site counts none by itself').toEqual([]);
  expect(await readSection(owner, 'chiffres-cles')).toMatchObject({ content: [], sample: false });

  await saveSection(owner, 'chiffres-cles', { content: [{ id: 'a', valeur: '1 200', libelle: 'Publications' }] });
  await importPortfolio(hostAuthority(), file);
  expect(await figures(), 'an import leaves the owner’s own').toEqual(['1 200 Publications']);

  await saveSection(owner, 'chiffres-cles', { content: [] });
  expect(await figures(), 'none are wanted').toEqual([]);
});

test.each(['contact', 'contenu', 'teaching', 'research'])(
  'a section of the file cannot be « %s », which is a part of the page',
  async (id) => {
    const file = await portfolio();
    file.sections.push({ id, title: 'T', type: 'list', order: 50, content: ['x'] } as never);
    const issues = [
      {
        path: `sections.${file.sections.length - 1}.id`,
        message: `L’identifiant «\u00a0${id}\u00a0» est celui d’une partie de la page`,
      },
    ];
    expect(await importPortfolio(hostAuthority(), file)).toEqual({ ok: false, issues });
  },
);

test('a section of an optional kind comes with a file, and goes with one that does not have it', async () => {
  const file = await portfolio();
  const content = { posts: [], degrees: [{ id: 'diplome-1', title: 'Doctorat', date: '2008' }] };
  const career = { id: 'cv--parcours', title: 'Mon parcours', type: 'cards', order: 3, content };
  const shown = async () => (await readPublicSite()).sections.some(({ id }) => id === career.id);
  expect(await importPortfolio(hostAuthority(), { ...file, sections: [...file.sections, career] })).toMatchObject({
    ok: true,
  });
  expect(await readSection(owner, career.id)).toMatchObject({ title: 'Mon parcours', version: 1, content });
  expect(await shown()).toBe(true);
  await importPortfolio(hostAuthority(), file);
  expect(await shown()).toBe(false);
});

test('documents that this site does not have are named, and come back with their file', async () => {
  const { profile } = await portfolio();
  const pdf = samplePdf();
  const file = `/documents/${createHash('sha256').update(pdf).digest('hex').slice(0, 32)}`;
  const texts = [{ id: 't', file, name: 'Mon article', version: 'publiee' }];
  const content = {
    d: { title: 'D', articles: [{ id: 'p', title: 'T', authors: 'A', year: '2024', journal: '', type: '', texts }] },
  };
  const section = { id: 'publications', title: 'Publications', type: 'cards', order: 5, content };
  const result = await importPortfolio(hostAuthority(), {
    format: 'portfolio',
    version: 1,
    profile: { nom: profile.nom, prenom: profile.prenom },
    sections: [section],
  });
  expect(result).toEqual({ ok: true, sections: 1, missing: ['Mon article'] });
  expect((await readPublicSite()).documents.size).toBe(0);
  async function* whole() {
    yield pdf;
  }
  expect(await saveDocument(owner, whole())).toEqual({ url: file, bytes: pdf.length });
  expect((await readPublicSite()).documents.get(file.slice('/documents/'.length))).toBe(pdf.length);
});

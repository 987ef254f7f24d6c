import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { readProfile, saveProfile } from '@/lib/site/db/profile';
import { seedContent } from '@/lib/site/db/sample';
import { readSection } from '@/lib/site/db/sections';
import { halRecords } from '@/lib/testing/stand-in-hosts';
import { standInSite } from '@/lib/testing/stand-in-site';
import { publicationsSchema } from '@/sections/publications/schema';
import { importFromHost, importReferences, isBibliography } from './import-references';

vi.mock('@/lib/references/process', () => import('@/lib/testing/references-here'));

const fixtures = 'e2e/fixtures/references';
const { standIn, folder } = await standInSite();
await seedContent(hostAuthority());

function written(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}
const domains = async () =>
  Object.values(publicationsSchema.parse((await readSection(hostAuthority(), 'publications'))?.content));
const counted = (line: string | undefined) => (line?.match(/\d+/g) ?? []).map(Number);

const bib = `@article{a, title={\\'Etude des r\\'eseaux anciens}, author={Benali, Sophie}, year={2020}, journal={Cahiers}}
@article{b, title={Sans auteur}, year={2020}}
`;

test('by default, works are not added to a domain of a new site’s sample', async () => {
  const [created] = await importReferences(written('liste.bib', bib), { domain: undefined, dryRun: true });
  expect(created).toBe('Le domaine «\u00a0Publications\u00a0» sera créé.');
});

test('a dry run writes nothing; the import writes, creates its domain and names refused entries; a second one finds all of them', async () => {
  const file = written('liste.bib', bib);
  const before = await readSection(hostAuthority(), 'publications');
  expect(await importReferences(file, { domain: 'Histoire', dryRun: true })).toEqual([
    'Le domaine «\u00a0Histoire\u00a0» sera créé.',
    'Exemple à enlever (52).',
    '  refusée, ligne 2, «\u00a0Sans auteur\u00a0»\u00a0: sans auteur',
    '1 nouvelle, 0 modifiée, 0 déjà là, 0 à confirmer, 1 refusée',
  ]);
  expect(await readSection(hostAuthority(), 'publications')).toEqual(before);
  expect((await importReferences(file, { domain: 'Histoire', dryRun: false }))[0]).toBe(
    'Le domaine «\u00a0Histoire\u00a0» est créé.',
  );
  expect((await domains()).filter(({ articles }) => articles.length > 0)).toMatchObject([
    { title: 'Histoire', articles: [{ title: 'Étude des réseaux anciens' }] },
  ]);
  expect((await importReferences(file, { domain: 'histoire', dryRun: false })).at(-1)).toBe(
    '0 nouvelle, 0 modifiée, 1 déjà là, 0 à confirmer, 1 refusée',
  );
  expect((await domains()).filter(({ title }) => title === 'Histoire')).toHaveLength(1);
});

test('CSL-JSON in UTF-16 is a bibliography', () => {
  const file = path.join(folder, 'utf-16.json');
  fs.writeFileSync(file, '\uFEFF[{ "type": "book", "title": "T" }]', 'utf16le');
  expect(isBibliography(file)).toBe(true);
});

test.each(fs.readdirSync(fixtures))(
  '%s: every entry is counted once, and the second time nothing is new or changed',
  async (name) => {
    const file = path.join(fixtures, name);
    const first = counted((await importReferences(file, { domain: undefined, dryRun: false })).at(-1));
    const again = counted((await importReferences(file, { domain: undefined, dryRun: false })).at(-1));
    expect(first[0]).toBeGreaterThan(0);
    expect(again.slice(0, 2)).toEqual([0, 0]);
    expect(again.reduce((sum, count) => sum + count)).toBe(first.reduce((sum, count) => sum + count));
  },
);

test('an encoding that is not UTF-8 is named', async () => {
  const file = path.join(folder, 'ancien.bib');
  fs.writeFileSync(file, Buffer.from('@book{été, title={Été à Nîmes}, author={Petit, Paul}, year={2001}}', 'latin1'));
  expect((await importReferences(file, { domain: undefined, dryRun: true }))[0]).toBe(
    'Encodage reconnu\u00a0: Windows-1252 (Latin-1).',
  );
  fs.writeFileSync(file, Buffer.from('@book{a, title={Le c\xbdur}, author={Petit, Paul}, year={2001}}', 'latin1'));
  expect((await importReferences(file, { domain: undefined, dryRun: true }))[0]).toMatch(
    /^Encodage incertain\u00a0: lu comme du Windows-1252\u00a0; si/,
  );
});

test('a file that is not a bibliography is refused with a guess of what it is', async () => {
  const before = await readSection(hostAuthority(), 'publications');
  await expect(
    importReferences(written('liste.pdf', '%PDF-1.7'), { domain: undefined, dryRun: false }),
  ).rejects.toMatchObject({
    name: 'CliError',
    message: expect.stringContaining('un document PDF'),
  });
  expect(() => isBibliography(path.join(folder, 'absent.bib'))).toThrow('ENOENT');
  expect(await readSection(hostAuthority(), 'publications')).toEqual(before);
});

test('a portfolio and a bibliography are distinguished by their content', () => {
  expect(isBibliography('e2e/fixtures/portfolio.json')).toBe(false);
  expect(isBibliography(path.join(fixtures, 'zotero-csl.json'))).toBe(true);
  expect(isBibliography(path.join(fixtures, 'hal.bib'))).toBe(true);
  expect(isBibliography(written('cassé.json', '{"format": "portfolio"'))).toBe(false);
  expect(isBibliography(written('hal.json', '{"response": {"numFound": 1, "docs": []}}'))).toBe(true); // to be refused by name later
  expect(isBibliography(written('accolade.bib', '{note} @book{a, title={T}}'))).toBe(true);
});

test('a host’s works are imported the same way; a failing host or an invalid identifier is one line, and nothing is written', async () => {
  standIn.hal.set('sophie-benali', halRecords(3));
  const options = { domain: 'Archives', dryRun: false };
  expect(await importFromHost('hal', 'sophie-benali', { ...options, dryRun: true })).toEqual([
    'Le domaine «\u00a0Archives\u00a0» sera créé.',
    '3 nouvelles, 0 modifiée, 0 déjà là, 0 à confirmer, 0 refusée',
  ]);
  standIn.fail('web');
  const before = await readSection(hostAuthority(), 'publications');
  await expect(importFromHost('hal', 'sophie-benali', options)).rejects.toMatchObject({
    name: 'CliError',
    message: expect.stringMatching(/^HAL a répondu par une page web/),
  });
  await expect(importFromHost('orcid', '0000', options)).rejects.toMatchObject({
    name: 'CliError',
    message: expect.stringMatching(/^Veuillez saisir un ORCID/),
  });
  expect(await readSection(hostAuthority(), 'publications')).toEqual(before);
  standIn.recover();
  expect((await importFromHost('hal', 'sophie-benali', options)).at(-1)).toBe(
    '3 nouvelles, 0 modifiée, 0 déjà là, 0 à confirmer, 0 refusée',
  );
  expect((await importFromHost('doi', '10.5555/inconnu', options)).slice(-2)).toEqual([
    '  refusée, ligne 1, «\u00a010.5555/inconnu\u00a0»\u00a0: doi.org ne connaît pas ce DOI, ou n’en a pas de notice.',
    '0 nouvelle, 0 modifiée, 0 déjà là, 0 à confirmer, 1 refusée',
  ]);
});

test('volumes I and II are a question, and both added where the owner says so; a second import finds nothing new', async () => {
  const volume = (number: string, pages: string) =>
    `@article{v${number}, title={Les canaux du Midi au temps des éclusiers, ${number}}, author={Benali, Sophie}, year={2020}, journal={Cahiers}, pages={${pages}}}`;
  const file = written('tomes.bib', `${volume('I', '1--10')}\n${volume('II', '11--30')}`);
  const options = { domain: 'Histoire', dryRun: true };
  expect((await importReferences(file, options)).slice(-2)).toEqual([
    '1\u00a0référence à confirmer, laissée de côté\u202f; --avec-semblables les ajoute comme d’autres publications.',
    '1 nouvelle, 0 modifiée, 0 déjà là, 1 à confirmer, 0 refusée',
  ]);
  expect((await importReferences(file, { ...options, withAsked: true, dryRun: false })).at(-2)).toBe(
    '1\u00a0référence à confirmer\u00a0: ajoutée comme une autre publication.',
  );
  expect((await importReferences(file, options)).at(-1)).toBe(
    '0 nouvelle, 0 modifiée, 2 déjà là, 0 à confirmer, 0 refusée',
  );
});

test('an entry that does not name the owner is left out and reported, unless it is asked for', async () => {
  const before = await readProfile(hostAuthority());
  await saveProfile(hostAuthority(), { prenom: 'Hélène', nom: 'Mercier' });
  const file = written(
    'autres.bib',
    `@article{x, title={Les greniers à sel d’Ancien Régime}, author={Roux, Anne}, year={2020}, journal={Cahiers}}
@article{y, title={Les notaires de Grenoble au travail}, author={Mercier, Hélène}, year={2021}, journal={Cahiers}}`,
  );
  const lines = await importReferences(file, { domain: 'Histoire', dryRun: true });
  expect(lines.slice(-2)).toEqual([
    'Votre nom (Hélène Mercier) ne figure pas dans 1\u00a0référence, laissée de côté\u202f; --sans-mon-nom les importe aussi.',
    '1 nouvelle, 0 modifiée, 0 déjà là, 0 à confirmer, 0 refusée, 1 sans votre nom',
  ]);
  await importReferences(file, { domain: 'Histoire', withForeign: true, dryRun: false });
  expect(JSON.stringify(await domains())).toContain('Les greniers à sel');
  await saveProfile(hostAuthority(), { prenom: before.prenom, nom: before.nom });
});

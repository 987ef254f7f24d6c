import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { fakeHeaders } from '@/lib/testing/request';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';

vi.mock('next/headers', () => fakeHeaders);

afterAll((await scratchDatabase()).close);

const { addDossier, deleteDossier, makeDossier, readDossierSource, readDossierSources, readMadeDossier } = await import(
  '@/lib/site/db/dossiers'
);
const { composedPreview, composedResume } = await import('@/lib/site/dossiers/in-process');
const { setPublicCv } = await import('@/lib/site/db/public-cv');
const { readSection, saveSection } = await import('@/lib/site/db/sections');
const { saveClasses } = await import('./dossiers');
const { saveTranslation } = await import('@/lib/site/db/translations');
const { saveProfile } = await import('@/lib/site/db/profile');
const { db, write } = await import('@/lib/site/db/client');
const { firstChoices } = await import('@/lib/site/dossiers/preview');
const page = await import('@/app/cv/route');
const { refuseTooLong } = await import('@/app/cv/public-cv');
const { toText } = await import('@/lib/typeset/text');

const owner = hostAuthority();
const get = async (route: Pick<typeof page, 'GET'>, path: string) => {
  const response = await route.GET(new Request(`http://localhost:3000${path}`), { params: Promise.resolve({}) });
  return { status: response.status, text: await response.text() };
};
const version = async () => (await db().publicGeneration.findFirstOrThrow()).value;
const add = async (name = 'CV') =>
  (await addDossier(owner, name, firstChoices('cv', await readDossierSource(owner)))).dossier;

beforeEach(async () => {
  await write((tx) => tx.dossier.deleteMany());
  await resetToSample();
});

test('there is no CV any more once the dossier is deleted', async () => {
  const { id } = await add();
  await setPublicCv(owner, { is: 'dossier', id });
  expect(await get(page, '/cv')).toMatchObject({ status: 200 });
  await deleteDossier(owner, id);
  expect(await get(page, '/cv')).toMatchObject({ status: 404 });
});

test('a dossier stays as it was made until it is made again, which says what changed', async () => {
  const { id } = await add('RIPEC 2027');
  await saveProfile(owner, { email: 'nouveau@exemple.org' });
  const textNow = async () => toText((await readMadeDossier(owner, id)).document);
  expect(await textNow()).not.toContain('nouveau@exemple.org');
  const { changes, dossier } = await makeDossier(owner, id);
  expect(changes.added.join()).toContain('nouveau@exemple.org');
  expect(changes.removed).toHaveLength(1);
  expect(dossier.version).toBe(2);
  expect(await textNow()).toContain('nouveau@exemple.org');
  expect((await makeDossier(owner, id)).changes).toEqual({ added: [], removed: [] });
});

test('a save that rests on an older version is refused; one that is gone is not found', async () => {
  const { id } = await add();
  await makeDossier(owner, id, { version: 1 });
  await expect(makeDossier(owner, id, { version: 1, name: 'Autre' })).rejects.toMatchObject({ code: 'stale' });
  await deleteDossier(owner, id);
  await expect(makeDossier(owner, id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(readMadeDossier(owner, id)).rejects.toMatchObject({ code: 'notFound' });
  await expect(setPublicCv(owner, { is: 'dossier', id })).rejects.toMatchObject({ code: 'notFound' });
});

test('the process previews a dossier in another language, and writes the career for other tools', async () => {
  const source = (await readDossierSources(owner))('en');
  const preview = await composedPreview({ model: 'cv', look: { ...firstChoices('cv', source), lang: 'en' } }, source);
  expect(preview).toMatchObject({
    html: expect.stringContaining('<html lang="en">'),
    checks: { untranslated: expect.arrayContaining([expect.stringMatching(/\S/)]) },
    size: { pages: expect.any(Number) },
  });
  const written = await composedResume(await readDossierSource(owner), 'https://exemple.fr');
  expect(JSON.parse(Buffer.from(written).toString())).toHaveProperty('basics.name');
});

test('a CV that is too long to be composed is refused where its owner would show it, and to visitors; its form has what to untick', async () => {
  const { id } = await add();
  await refuseTooLong({ is: 'dossier', id });
  const row = `<tr>${'<td>a</td>'.repeat(100)}</tr>`;
  const content = `<p>Un grand tableau</p><table><tbody>${row.repeat(150)}</tbody></table>`;
  await saveSection(owner, 'a-propos', { content, visible: true });
  await saveSection(owner, 'intro-enseignement', { content, visible: true });
  await expect(refuseTooLong({ is: 'dossier', id })).rejects.toMatchObject({
    code: 'tooLarge',
    message: expect.stringMatching(/raccourcissez la période ou décochez des groupes\.$/),
  });
  await setPublicCv(owner, { is: 'dossier', id });
  expect(await get(page, '/cv')).toMatchObject({ status: 413 });
  const source = await readDossierSource(owner);
  const preview = await composedPreview({ model: 'cv' }, source);
  expect(preview).toMatchObject({ problem: expect.stringContaining('trop long'), checks: { empty: [] } });
  const long = preview.groups.map(({ key }) => key).filter((key) => /^(?:a-propos|intro-enseignement)/.test(key));
  const less = { ...preview.choices, left: [...preview.choices.left, ...long] };
  expect(await composedPreview({ choices: less }, source)).not.toHaveProperty('problem');
  await refuseTooLong({ is: 'dossier', id: 'absent' }); // setPublicCv says that there is none
});

test('a CV under the owner’s name says nothing of the sample, to visitors and in a file', async () => {
  const invented = /Tazrouti|El Jadida|cybersécurité/;
  const { id } = await add();
  await setPublicCv(owner, { is: 'dossier', id });
  expect((await get(page, '/cv')).text).toMatch(invented);
  await saveProfile(owner, { nom: 'Roux', prenom: 'Anne' });
  const own = await makeDossier(owner, id, {});
  expect(toText((await readMadeDossier(owner, own.dossier.id)).document)).not.toMatch(invented);
  expect((await get(page, '/cv')).text).not.toMatch(invented);
});

test('in English it says what its owner translated, shown on the site or not, and names what is left in French', async () => {
  await saveSection(owner, 'axes-recherche', { content: ['L’eau', 'Le sol'], visible: false });
  await saveTranslation(owner, 'section/axes-recherche', 'en', {
    texts: [{ form: 'line', place: '#0', of: 'L’eau', text: 'Water' }],
    visible: false,
  });
  const french = firstChoices('cv', await readDossierSource(owner));
  const { dossier, checks } = await addDossier(owner, 'CV', { ...french, lang: 'en' });
  const text = toText((await readMadeDossier(owner, dossier.id)).document);
  expect(text).toMatch(/Research interests\n-+\n\n- Water\n- Le sol\n/);
  expect(checks.untranslated).toContain('Le sol');
  expect(checks.untranslated).not.toContain('L’eau');
  const left = ['axes-recherche/themes/L’eau'];
  await makeDossier(owner, dossier.id, { choices: { ...french, lang: 'en', left } });
  expect(toText((await readMadeDossier(owner, dossier.id)).document)).not.toContain('Water');
  await setPublicCv(owner, { is: 'dossier', id: dossier.id });
  expect((await get(page, '/cv')).text).toContain('<html lang="en">');
});

test('works are given their classes in one version, which changes nothing else', async () => {
  const paper = (id: string) => ({ id, title: id, authors: 'N. Tazrouti', year: '2020', journal: 'R', type: '' });
  const before = await saveSection(owner, 'publications', {
    content: { eau: { title: 'Eau', articles: [paper('a'), paper('b'), paper('c')], communications: [] } },
  });
  const classes = [
    { id: 'a', code: 'ACL' as const },
    { id: 'b', code: 'ACLN' as const },
    { id: 'gone', code: 'ACL' as const },
  ];
  expect(await saveClasses(owner, { scheme: 'aeres', classes })).toBe(2);
  expect(await saveClasses(owner, { scheme: 'aeres', classes })).toBe(0);
  const after = await readSection(owner, 'publications');
  expect(after?.version).toBe(before.version + 1);
  expect(JSON.parse(JSON.stringify(after?.content))).toMatchObject({
    eau: { articles: [{ id: 'a', aeresClass: 'ACL' }, { id: 'b', aeresClass: 'ACLN' }, { id: 'c' }] },
  });
  expect(JSON.stringify(after?.content).match(/Class/g)).toHaveLength(2);
});

test('only the dossier that is public changes what visitors see', async () => {
  const [shown, other] = [await add('A'), await add('B')];
  const choices = { ...shown.choices, lang: 'en' as const };
  await setPublicCv(owner, { is: 'dossier', id: shown.id });
  const before = await version();
  await makeDossier(owner, other.id, { choices });
  await makeDossier(owner, shown.id);
  expect(await version()).toBe(before);
  await makeDossier(owner, shown.id, { choices });
  expect(await version()).toBe(before + 1);
});

test('the CV follows each save, and says nothing of a hidden section', async () => {
  const { id } = await add();
  await setPublicCv(owner, { is: 'dossier', id });
  await saveProfile(owner, { email: 'nouveau@exemple.org' });
  expect((await get(page, '/cv')).text).toContain('nouveau@exemple.org');
  expect((await get(page, '/cv')).text).toContain('Publications');
  await saveSection(owner, 'publications', { visible: false });
  expect((await get(page, '/cv')).text).not.toContain('Publications');
});

test('beside the owner’s own, a dossier has nothing of the sample’s profile, and says that it lacks a name', async () => {
  const { profile: sample } = await readDossierSource(owner);
  expect(sample, 'a site that its owner has not touched').toMatchObject({ nom: 'Tazrouti' });
  const articles = [{ title: 'Les crues', authors: 'A. Diop', year: '2024', journal: 'Rivages', type: '' }];
  await saveSection(owner, 'publications', { content: { eau: { title: 'Eau', articles } } });
  const source = await readDossierSource(owner);
  const { html, checks } = await composedPreview({ model: 'publications' }, source);
  expect(html).toContain('Les crues');
  expect(html).not.toMatch(/Tazrouti|univ-exemple|Maître de conférences/);
  expect(checks.isUnnamed).toBe(true);
  const cv = await composedPreview({ model: 'cv' }, source);
  expect(cv.html).toContain('<h1>Curriculum vitae</h1>');
  await saveProfile(owner, { nom: 'Diop', prenom: 'Awa' });
  const named = await composedPreview({ model: 'cv' }, await readDossierSource(owner));
  expect(named).toMatchObject({ html: expect.stringContaining('<h1>Awa Diop</h1>'), checks: { isUnnamed: false } });
});

test('a file is called by the person, unless the document is anonymous, and its language', async () => {
  await saveProfile(owner, { nom: 'Ben Ali', prenom: 'Sophie' });
  const { id } = await add('CV, complet 2026');
  const fileName = async () => (await readMadeDossier(owner, id)).fileName;
  expect(await fileName()).toBe('ben-ali-cv-complet-2026');
  const choices = firstChoices('cv', await readDossierSource(owner));
  await makeDossier(owner, id, { choices: { ...choices, lang: 'en' } });
  expect(await fileName()).toBe('ben-ali-cv-complet-2026-en');
  await makeDossier(owner, id, { choices: { ...choices, isAnonymous: true } });
  expect(await fileName()).toBe('cv-complet-2026');
});

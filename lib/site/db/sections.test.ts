import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { firstDefinitions, kinds } from '@/sections/registry';
import { db, write } from './client';
import { readPublicSite } from './public';
import { seedContent } from './sample';
import { deleteSection, reorderSections } from './section-places';
import { addSection, readSection, readSections, saveSection } from './sections';
import { saveImage } from './uploads';

const owner = hostAuthority();

beforeAll(async () => {
  const { close } = await scratchDatabase();
  await seedContent(hostAuthority());
  return close;
});

const contentVersion = async () => (await db().publicGeneration.findUniqueOrThrow({ where: { id: 1 } })).value;
const ids = async () => (await readSections(owner)).map(({ id }) => id);
const versions = (key: string) => db().version.findMany({ where: { subject: 'section', key }, orderBy: { id: 'asc' } });

test('a first start writes every kind but the optional ones once, in the kinds’ order, and the internal ones are in no list', async () => {
  expect(await ids()).toEqual(firstDefinitions.filter(({ internal }) => !internal).map(({ id }) => id));
  expect(await seedContent(hostAuthority())).toBe(false);
  expect(await readSection(owner, 'chiffres-cles')).toMatchObject({ sample: true });
});

test('saving content keeps title, order and visibility, ends the sample, and raises the public number', async () => {
  const before = await contentVersion();
  await saveSection(owner, 'axes-recherche', { title: 'Mes axes', order: 3.25 });
  expect(await readSection(owner, 'axes-recherche')).toMatchObject({ sample: true });
  const saved = await saveSection(owner, 'axes-recherche', { content: ['  Un axe ', '', 'Un autre'] });
  expect(saved).toMatchObject({
    title: 'Mes axes',
    order: 3.25,
    visible: true,
    content: ['Un axe', 'Un autre'],
    sample: false,
    version: 3,
  });
  expect(await contentVersion()).toBeGreaterThan(before);
});

test('a publication keeps its address when its title changes, though the call does not send it', async () => {
  const publication = (title: string) => ({
    reseauxSecurite: { articles: [{ id: 'a', title, authors: 'N. Tazrouti', year: '2020' }] },
  });
  await saveSection(owner, 'publications', { content: publication('Ancien titre') });
  const { content } = await saveSection(owner, 'publications', { content: publication('Nouveau titre') });
  expect(content).toMatchObject({
    reseauxSecurite: { articles: [{ title: 'Nouveau titre', slug: 'ancien-titre-2020' }] },
  });
});

test('HTML in place of the courses becomes their introduction and leaves them, and a list leaves the introduction', async () => {
  const courses = (await readSection(owner, 'enseignement'))?.content;
  const saved = await saveSection(owner, 'enseignement', {
    title: 'Cours',
    content: '<p>Apprendre en faisant.<script>x()</script></p>',
  });
  expect(saved).toMatchObject({ title: 'Cours', content: courses });
  expect(await readSection(owner, 'intro-enseignement')).toMatchObject({
    content: '<p>Apprendre en faisant.</p>',
    sample: false,
  });
  await saveSection(owner, 'enseignement', {
    content: JSON.stringify([{ title: 'Un', establishment: 'SUPEMIR', level: 'Master 1' }]),
  });
  expect(await readSection(owner, 'enseignement')).toMatchObject({ content: [{ title: 'Un' }] });
  expect(await readSection(owner, 'intro-enseignement')).toMatchObject({ content: '<p>Apprendre en faisant.</p>' });
  await saveSection(owner, 'enseignement', { content: '' });
  expect(await readSection(owner, 'intro-enseignement')).toMatchObject({ content: '' });
  await expect(saveSection(owner, 'enseignement', { content: '[{"title":' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Format JSON invalide',
  });
  await expect(saveSection(owner, 'projets', { content: '<p>Un</p>' })).rejects.toMatchObject({ code: 'invalid' });
  const version = 1;
  await expect(
    saveSection(owner, 'enseignement', { content: '<p>Deux</p>', title: 'Autre', version }),
  ).rejects.toMatchObject({ code: 'stale' });
  expect(await readSection(owner, 'intro-enseignement'), 'nothing of a refused save is written').toMatchObject({
    content: '',
  });
});

test('what another program writes into a row is read at once, though its version stays', async () => {
  await saveSection(owner, 'axes-recherche', { content: ['Le mien'] });
  expect(await readSection(owner, 'axes-recherche')).toMatchObject({ content: ['Le mien'] });
  await write((tx) => tx.section.update({ where: { id: 'axes-recherche' }, data: { content: '["Un autre"]' } }));
  expect(await readSection(owner, 'axes-recherche')).toMatchObject({ content: ['Un autre'] });
  expect((await readPublicSite()).sections.find(({ id }) => id === 'axes-recherche')).toMatchObject({
    content: ['Un autre'],
  });
});

test('a text shows pictures of the site only; one that is gone since the last save may stay', async () => {
  const { id } = await addSection(owner, { title: 'Actualités', type: 'text', visible: true });
  const shown = (address: string) => `<p>Avant</p><p><img src="${address}" alt="" /></p>`;
  await expect(saveSection(owner, id, { content: shown('/uploads/0123456789abcdef.webp') })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Une image de ce texte n’est plus sur le site : retirez-la, ou insérez-la de nouveau',
    extras: { issues: [{ path: [] }] },
  });
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const address = await saveImage(owner, picture);
  await saveSection(owner, id, { content: shown(address) });
  await write((tx) => tx.upload.deleteMany());
  expect((await saveSection(owner, id, { content: shown(address), title: 'Nouvelles' })).title).toBe('Nouvelles');
});

test('another type takes the content over as that type reads it, or is refused', async () => {
  const { id } = await addSection(owner, { title: 'Convertie', type: 'text', visible: true, content: '["un","deux"]' });
  expect(await saveSection(owner, id, { type: 'list' })).toMatchObject({ type: 'list', content: ['un', 'deux'] });
  expect(await readSection(owner, id)).toMatchObject({ type: 'list', content: ['un', 'deux'] });
  await expect(saveSection(owner, id, { type: 'text' })).rejects.toMatchObject({ code: 'invalid' });
  expect(await readSection(owner, id)).toMatchObject({ type: 'list', content: ['un', 'deux'] });
});

test('fields that no form shows survive, and unknown ones of plain text are kept', async () => {
  const project = {
    title: 'Réseau',
    category: 'Recherche',
    details: { durée: '5 ans', objectifs: ['Un', ''], projets: [{ nom: 'A', description: 'B' }] },
    note: 'gardée',
  };
  const saved = await saveSection(owner, 'projets', { content: [project, { title: 'Sans catégorie' }] });
  expect(saved.content).toMatchObject([
    {
      title: 'Réseau',
      note: 'gardée',
      details: { durée: '5 ans', objectifs: ['Un'], projets: [{ nom: 'A', description: 'B' }] },
    },
  ]);
});

test('a save that rests on an older version overwrites nothing and shows the current one', async () => {
  const opened = await readSection(owner, 'competences');
  const first = await saveSection(owner, 'competences', { title: 'Premier', version: opened?.version });
  await expect(saveSection(owner, 'competences', { title: 'Second', version: opened?.version })).rejects.toMatchObject({
    code: 'stale',
    extras: { current: { title: 'Premier', version: first.version } },
  });
  expect(await readSection(owner, 'competences')).toMatchObject({ title: 'Premier' });
  expect(
    await saveSection(owner, 'competences', { title: 'Premier', version: opened?.version }),
    'the same again, as after a lost response',
  ).toMatchObject({
    title: 'Premier',
    version: first.version,
  });
});

test('a new section gets a readable id, the last place, and comes back from nothing only if its kind is known', async () => {
  const before = await ids();
  const added = await addSection(owner, {
    title: 'Médaille d’été',
    type: 'text',
    visible: true,
    content: '<p>Bonjour<script>alert(1)</script></p>',
  });
  expect(added).toMatchObject({ id: 'medaille-d-ete', content: '<p>Bonjour</p>', order: before.length + 1 });
  expect((await addSection(owner, { title: 'Médaille d’été', type: 'list', visible: true })).id).toBe(
    'medaille-d-ete-2',
  );
  expect(await addSection(owner, { title: 'Contact', type: 'list', visible: true, order: 2.5 })).toMatchObject({
    id: 'contact-2',
    order: 2.5,
  });
  expect((await addSection(owner, { title: '…', type: 'cards', visible: true })).id).toMatch(/^section-\d+$/);
  await deleteSection(owner, added.id);
  await expect(saveSection(owner, added.id, { title: 'Retour' })).rejects.toMatchObject({ code: 'notFound' });
  await deleteSection(owner, 'theses-encadrees');
  expect(await ids()).not.toContain('theses-encadrees');
  await saveSection(owner, 'theses-encadrees', { content: kinds['theses-encadrees'].defaults });
  expect(await ids()).toContain('theses-encadrees');
  await expect(deleteSection(owner, 'inconnue')).rejects.toMatchObject({ code: 'notFound' });
});

test('a section of an optional kind is stored, listed and public from its first save on, and again after its deletion', async () => {
  const id = kinds['cv--parcours'].id;
  const post = { id: 'poste-1', title: 'Maîtresse de conférences', start: '2019' };
  const shown = async () => (await readPublicSite()).sections.some((section) => section.id === id);
  const empty = {
    id,
    title: 'Parcours',
    visible: true,
    content: { posts: [], degrees: [] },
    version: 0,
    sample: false,
  };
  expect(await readSection(owner, id)).toMatchObject(empty);
  expect(await ids()).not.toContain(id);

  const saved = await saveSection(owner, id, { content: { posts: [post] }, version: 0 });
  expect(saved).toMatchObject({ id, version: 1, order: 2.5, content: { posts: [post], degrees: [] } });
  expect(await ids()).toContain(id);
  expect(await shown()).toBe(true);
  expect((await versions(id)).map(({ action }) => action)).toEqual(['create']);
  await expect(saveSection(owner, id, { content: { posts: [] }, version: 0 })).rejects.toMatchObject({ code: 'stale' });

  await deleteSection(owner, id);
  expect(await readSection(owner, id)).toMatchObject(empty);
  expect([await ids(), await shown()]).toEqual([expect.not.arrayContaining([id]), false]);
  await saveSection(owner, id, { content: { posts: [post] }, version: 0 });
  expect(await ids()).toContain(id);
  await deleteSection(owner, id);
});

test('visitors are not led to a section in which there is nothing to read', async () => {
  const shown = async () => (await readPublicSite()).sections.map(({ id }) => id);
  const empty = await Promise.all([
    addSection(owner, { title: 'Un vide', type: 'text', visible: true }),
    addSection(owner, { title: 'Un autre', type: 'cards', visible: true, content: {} }),
  ]);
  for (const { id } of empty) expect(await shown()).not.toContain(id);
  await saveSection(owner, 'un-autre', { content: [{ sujet: 'Les crues' }] });
  expect(await shown()).toContain('un-autre');
  await saveSection(owner, 'theses-encadrees', { content: { Hydrologie: [] } });
  expect(await shown()).not.toContain('theses-encadrees');
  for (const { id } of empty) await deleteSection(owner, id);
});

test('reorder names every section exactly once, or nothing moves', async () => {
  const before = await ids();
  const places = before.toReversed().map((id, index) => ({ id, order: index + 1 }));
  for (const wrong of [
    places.slice(1),
    [...places, { id: 'inconnue', order: 99 }],
    [...places.slice(1), places[1] ?? { id: '', order: 1 }],
  ]) {
    await expect(reorderSections(owner, wrong)).rejects.toMatchObject({ code: 'invalid' });
  }
  expect(await ids()).toEqual(before);
  await reorderSections(owner, places);
  expect(await ids()).toEqual(before.toReversed());
});

test('visitors get what is visible only, parts apart, in order', async () => {
  await saveSection(owner, 'publications', { visible: false });
  await saveSection(owner, 'etat-civil', { visible: false });
  const site = await readPublicSite();
  expect(site.sections.map(({ id }) => id)).not.toContain('publications');
  expect(site.sections.map(({ id }) => id)).not.toContain('a-propos');
  expect(Object.keys(site.parts)).toContain('chiffres-cles');
  expect(Object.keys(site.parts)).not.toContain('etat-civil');
  expect(site.sections.find(({ id }) => id === 'projets')).toMatchObject({ anchor: 'projects', nav: 'Projets' });
  expect(site.sections.find(({ id }) => id === 'theses-encadrees')?.nav).toBeUndefined();
});

test('content that no longer reads is shown as nothing, and stays as it is', async () => {
  await write((tx) =>
    tx.section.update({ where: { id: 'responsabilites' }, data: { content: '{"pas": "une liste"' } }),
  );
  expect(await readSection(owner, 'responsabilites')).toMatchObject({ content: [] });
  expect((await db().section.findUniqueOrThrow({ where: { id: 'responsabilites' } })).content).toBe(
    '{"pas": "une liste"',
  );
});

test('a kind that was hidden comes back from the trash hidden, whatever is saved of it', async () => {
  await saveSection(owner, 'competences', { visible: false });
  await deleteSection(owner, 'competences');
  expect(await saveSection(owner, 'competences', { title: 'Mes savoirs' })).toMatchObject({
    title: 'Mes savoirs',
    visible: false,
  });
});

test('a save that is based on an older version does not bring a section back from the trash; one that is not based on any does', async () => {
  const { version } = await saveSection(owner, 'competences', { visible: true });
  await saveSection(owner, 'competences', { title: 'Savoir-faire' });
  await deleteSection(owner, 'competences');
  await expect(saveSection(owner, 'competences', { title: 'Vieux titre', version })).rejects.toMatchObject({
    code: 'stale',
  });
  expect(await readSection(owner, 'competences')).toBeNull();
  expect(await saveSection(owner, 'competences', { title: 'Compétences' })).toMatchObject({
    title: 'Compétences',
    version: version + 3,
  });
});

test('two hundred writes at once on one section: each version is given once', async () => {
  const saves = await Promise.all(
    Array.from({ length: 200 }, (_, index) => saveSection(owner, 'axes-recherche', { content: [`Axe ${index}`] })),
  );
  expect(new Set(saves.map(({ version }) => version)).size).toBe(200);
});

test('a save answers what is stored, key for key, as a new start would read it', async () => {
  const content = {
    reseauxSecurite: { articles: [{ id: 'b', title: 'Titre', authors: 'N. Tazrouti', year: 2020, pages: ' ' }] },
  };
  const saved = await saveSection(owner, 'publications', { content });
  const { content: text } = await db().section.findUniqueOrThrow({ where: { id: 'publications' } });
  expect(saved.content).toStrictEqual(JSON.parse(text));
  expect(kinds.publications.schema.parse(JSON.parse(text))).toStrictEqual(saved.content);
});

test('a save that changes no more than the order in which fields are stored makes no version; another order of groups does', async () => {
  const [skill] = kinds.competences.defaults.slice(0, 1);
  await saveSection(owner, 'competences', { content: [skill] });
  const { version } = await write((tx) =>
    tx.section.update({
      where: { id: 'competences' },
      data: { content: JSON.stringify([Object.fromEntries(Object.entries(skill ?? {}).toReversed())]) },
    }),
  );
  expect(await saveSection(owner, 'competences', { content: [skill] })).toMatchObject({ version });

  const thesis = { id: 'a', sujet: 'Les crues', statut: 'En cours', annee: '2024' };
  const first = await saveSection(owner, 'theses-encadrees', { content: { Eau: [thesis], Air: [] } });
  const second = await saveSection(owner, 'theses-encadrees', { content: { Air: [], Eau: [thesis] } });
  expect(second.version).toBe(first.version + 1);
});

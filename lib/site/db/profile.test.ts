import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db, write } from './client';
import { importPortfolio } from './import';
import { profileBody, readProfile, saveProfile } from './profile';
import { readPublicSite } from './public';
import { seedContent } from './sample';
import { readSection, readSections } from './sections';
import { collectUnusedUploads, saveImage } from './uploads';
import { readHistory, restoreVersion } from './versions';

const owner = hostAuthority();
let folder: string;

beforeAll(async () => {
  const scratch = await scratchDatabase();
  folder = scratch.folder;
  await seedContent(hostAuthority());
  return scratch.close;
});

const dot = (width = 40, height = 50) => sharp({ create: { width, height, channels: 3, background: '#336699' } });
const file = (url: string) => path.join(folder, url);

test('a save changes the given fields only, and cleans the mission', async () => {
  const before = await readProfile(owner);
  expect(before.sample).toBe(true);
  const saved = await saveProfile(owner, { grade: 'Professeure', mission: '<p>Chercher<script>x</script></p>' });
  expect(saved).toMatchObject({
    nom: before.nom,
    grade: 'Professeure',
    mission: '<p>Chercher</p>',
    sample: true,
    version: before.version + 1,
  });
  expect((await readPublicSite()).profile.grade).toBe('Professeure');
});

test('identifiers are stored in their one form, as a whole, and an older version brings them back', async () => {
  expect(await readProfile(owner)).toMatchObject({ identifiants: {} });
  const identifiants = {
    orcid: 'https://orcid.org/0000-0002-1825-0097',
    mastodon: 'https://exemple.social/@noor',
    github: ' ',
  };
  await saveProfile(owner, profileBody.parse({ identifiants }));
  expect((await readPublicSite()).profile.identifiants).toEqual({
    orcid: '0000-0002-1825-0097',
    mastodon: '@noor@exemple.social',
  });
  const { versions } = await readHistory(owner, 'profile');
  expect(versions[0]?.what).toContain('ORCID');
  await saveProfile(owner, profileBody.parse({ grade: 'Autre' }));
  expect((await readProfile(owner)).identifiants, 'a save without them leaves them').toHaveProperty('orcid');
  await saveProfile(owner, profileBody.parse({ identifiants: {} }));
  expect((await readProfile(owner)).identifiants).toEqual({});
  await restoreVersion(owner, versions[0]?.id ?? 0);
  expect((await readProfile(owner)).identifiants).toEqual({
    orcid: '0000-0002-1825-0097',
    mastodon: '@noor@exemple.social',
  });
  await restoreVersion(owner, versions[1]?.id ?? 0);
  expect((await readProfile(owner)).identifiants, 'a version from before').toEqual({});
});

test('an older version overwrites nothing', async () => {
  const { version } = await readProfile(owner);
  await saveProfile(owner, { grade: 'Un', version });
  await expect(saveProfile(owner, { grade: 'Deux', version })).rejects.toMatchObject({
    code: 'stale',
    extras: { current: { grade: 'Un' } },
  });
  expect(await saveProfile(owner, { grade: 'Un', version }), 'the same again, as after a lost response').toMatchObject({
    grade: 'Un',
    version: version + 1,
  });
});

test('an inline photo becomes an upload: its own bytes, no metadata, a random name', async () => {
  const jpeg = await dot()
    .withExif({ IFD0: { Copyright: 'secret-exif' } })
    .jpeg()
    .toBuffer();
  const { photo } = await saveProfile(owner, { photo: `data:image/jpeg;base64,${jpeg.toString('base64')}` });
  expect(photo).toMatch(/^\/uploads\/[0-9a-f]{32}\.webp$/);
  const stored = await readFile(file(photo ?? ''));
  expect(stored.includes('secret-exif')).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 40, height: 50 });
  expect(await saveProfile(owner, { photo: `${photo}?t=12` })).toMatchObject({ photo });
});

test('a photo that the site does not have is refused, and nothing changes', async () => {
  const before = await readProfile(owner);
  await expect(saveProfile(owner, { photo: '/uploads/inconnue.webp' })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Veuillez téléverser la photo sur le site',
  });
  await expect(
    saveProfile(owner, { photo: `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}` }),
  ).rejects.toMatchObject({ code: 'wrongType' });
  expect(await readProfile(owner)).toEqual(before);
});

test('pictures in the mission are stored, once each, and the page never carries them inline', async () => {
  const url = `data:image/png;base64,${(await dot().png().toBuffer()).toString('base64')}`;
  const { mission } = await saveProfile(owner, {
    mission: `<p><img src="${url}" alt="a"><img src="${url}" alt="b"></p>`,
  });
  const names = Array.from(mission.matchAll(/src="([^"]+)"/g), ([, src]) => src);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
  expect(mission).not.toContain('data:');
  expect(existsSync(file(names[0] ?? ''))).toBe(true);
});

test.each([
  ['JPEG', () => dot().jpeg().toBuffer()],
  ['PNG', () => dot().png().toBuffer()],
  ['GIF', () => dot().gif().toBuffer()],
  ['WebP', () => dot().webp().toBuffer()],
  ['AVIF', () => dot().avif({ effort: 0 }).toBuffer()],
  ['BMP', async () => bmp(4, 4)],
])('%s is read', async (_name, make) => {
  expect(await saveImage(owner, await make())).toMatch(/^\/uploads\//);
});

test.each([
  ['a cut JPEG', async () => (await dot(400, 400).jpeg().toBuffer()).subarray(0, 900)],
  ['a GIF that is no more than its name', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
  ['nothing', async () => Buffer.alloc(0)],
])('%s is refused as no valid picture and leaves no file', async (_name, make) => {
  const before = readdirSync(file('uploads'));
  await expect(saveImage(owner, await make())).rejects.toMatchObject({
    code: 'wrongType',
    message: 'Veuillez sélectionner un fichier image valide',
  });
  expect(readdirSync(file('uploads'))).toEqual(before);
});

test('bytes behind the picture are gone', async () => {
  const polyglot = Buffer.concat([await dot().png().toBuffer(), Buffer.from('<script>alert("polyglot")</script>')]);
  const stored = await readFile(file(await saveImage(owner, polyglot)));
  expect(stored.includes('polyglot')).toBe(false);
});

test('the sweep removes what nothing mentions once it is a day old, and only that', async () => {
  const kept = (await readProfile(owner)).photo ?? '';
  const orphan = await saveImage(owner, await dot(8, 8).png().toBuffer());
  await collectUnusedUploads();
  expect(existsSync(file(orphan))).toBe(true);
  await collectUnusedUploads(Date.now() + 25 * 60 * 60 * 1000);
  expect(existsSync(file(orphan))).toBe(false);
  expect(existsSync(file(kept))).toBe(true);
  expect(await db().upload.count({ where: { name: path.basename(orphan) } })).toBe(0);
});

const sample = async () => JSON.parse(await readFile('e2e/fixtures/portfolio.json', 'utf8'));

test('a wrong file: every error with its path, and nothing is written', async () => {
  const before = [await readProfile(owner), await readSections(owner)];
  const data = await sample();
  data.profile.nom = ' ';
  data.profile.linkedin = 'javascript:alert(1)';
  data.profile.identifiants = { orcid: '0000-0002-1825-0098' };
  data.sections[3].content = [1, 2];
  data.sections[5].content.reseauxSecurite.articles[2].year = '1890';
  data.sections[7].type = 'list';
  data.sections[8].title = '';
  data.sections[10].id = data.sections[11].id;
  expect(await importPortfolio(hostAuthority(), data)).toMatchObject({
    ok: false,
    issues: expect.arrayContaining([
      { path: 'profile.nom', message: 'Le nom est requis' },
      { path: 'profile.linkedin', message: 'Veuillez saisir une adresse web valide (http ou https)' },
      expect.objectContaining({
        path: 'profile.identifiants.orcid',
        message: expect.stringMatching(/^Veuillez saisir un ORCID valide/),
      }),
      expect.objectContaining({ path: 'sections.3.content.0' }),
      expect.objectContaining({ path: 'sections.5.content.reseauxSecurite.articles.2.year' }),
      expect.objectContaining({ path: 'sections.7.type' }),
      { path: 'sections.8.title', message: 'Le titre est requis' },
      { path: 'sections.11.id', message: 'Cet identifiant est donné deux fois' },
    ]),
  });
  expect([await readProfile(owner), await readSections(owner)]).toEqual(before);
  for (const wrong of [null, [], {}, { format: 'autre' }])
    expect(await importPortfolio(hostAuthority(), wrong)).toMatchObject({ ok: false });
});

test('the real portfolio loads whole, twice, and what it does not name goes to the trash', async () => {
  const data = await sample();
  data.sections = data.sections.filter(({ id }: { id: string }) => id !== 'projets');
  expect(await importPortfolio(hostAuthority(), data)).toEqual({ ok: true, sections: 13 });
  expect(await readSection(owner, 'projets')).toBeNull();
  expect(await importPortfolio(hostAuthority(), await sample())).toEqual({ ok: true, sections: 14 });
  const site = await readPublicSite();
  expect(site.profile).toMatchObject({ nom: 'Nguyễn-Lefèvre de La Tour-d’Auvergne', photo: null });
  expect(site.profile.langues).toHaveLength(6);
  expect(site.sections.map(({ id }) => id)).toEqual([
    'axes-recherche',
    'competences',
    'publications',
    'theses-encadrees',
    'projets',
    'responsabilites',
    'enseignement',
    'mediation',
    'distinctions',
    'logiciels',
  ]);
  expect(JSON.stringify(site)).not.toContain('marqueur-secret-7f3a');
});

/** A BMP file of one colour, 24 bits a pixel. */
function bmp(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height, 0x66);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(0, 6);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  bytes.fill(0, 30, 54);
  return bytes;
}

test('a field that cannot be read is logged and shown empty; the others are, and every field can be saved', async () => {
  const { id, ...whole } = await db().profile.findUniqueOrThrow({ where: { id: 1 } });
  const printed = vi.spyOn(process.stdout, 'write');
  await write((tx) =>
    tx.profile.update({
      where: { id },
      data: { nom: ' ', email: 'pas une adresse', photo: '../x', langues: '[{"nom":', identifiants: '[]' },
    }),
  );
  expect(await readProfile(owner)).toMatchObject({
    nom: '…',
    prenom: whole.prenom,
    email: '',
    photo: null,
    langues: [],
    identifiants: {},
  });
  expect((await readPublicSite()).profile.prenom).toBe(whole.prenom);
  for (const field of ['nom', 'email', 'photo', 'langues', 'identifiants'])
    expect(printed.mock.calls.join()).toContain(`"event":"content.unreadable","section":"profile","at":"${field}"`);
  expect(await saveProfile(owner, { grade: 'Lisible', nom: 'Noor' })).toMatchObject({
    grade: 'Lisible',
    nom: 'Noor',
    prenom: whole.prenom,
  });
  await write((tx) => tx.profile.update({ where: { id }, data: whole }));
});

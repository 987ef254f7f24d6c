import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Work } from '@/lib/references/work';
import { hostAuthority } from '@/lib/site/auth/host';
import { firstColumn, firstValue, openDatabase } from '@/lib/sqlite';
import { standardTexts } from '@/sections/profil/defaults';
import { planImport } from '@/sections/publications/import/plan';
import { publicationsSchema } from '@/sections/publications/schema';
import { kinds } from '@/sections/registry';
import { migrate } from './migrate';

const migrations = path.resolve('prisma/migrations');

/** A database as it was before one migration, by default as in the first release; goes with the test. */
async function databaseBefore(next = '20261121110000') {
  const folder = await mkdtemp(path.join(tmpdir(), 'portfolio-migrations-'));
  const file = path.join(folder, 'portfolio.db');
  const only = path.join(folder, 'migrations');
  const isEarlier = (source: string) => source === migrations || path.relative(migrations, source) < next;
  await cp(migrations, only, { recursive: true, filter: isEarlier });
  migrate(file, only);
  const db = openDatabase(file);
  onTestFinished(async () => {
    db.close();
    await rm(folder, { recursive: true, force: true });
  });
  const section = (id: string, type: string, content: string) =>
    db
      .prepare(`INSERT INTO "Section" ("id", "title", "type", "order", "content") VALUES (?, 'Titre', ?, 1, ?)`)
      .run(id, type, content);
  return { folder, file, db, section };
}

test('a site of the first release keeps its data through every migration since', async () => {
  const { folder, file, db: old } = await databaseBefore();
  old.exec(await readFile(path.resolve('lib/testing/first-release.sql'), 'utf8'));

  const applied = migrate(file, migrations);
  expect(applied.length).toBeGreaterThan(0);

  process.env.DATABASE_URL = `file:${file}`;
  process.env.UPLOADS_DIR = path.join(folder, 'uploads');
  const { closeDb, db, write } = await import('./client');
  const { seedContent } = await import('./sample');
  const { readProfile } = await import('./profile');
  const { readSection, readSections, saveSection } = await import('./sections');
  expect(await seedContent(hostAuthority())).toBe(false);
  expect(await readProfile(hostAuthority())).toMatchObject({
    nom: 'Ancien',
    prenom: 'Profil',
    langues: [{ nom: 'Français', color: 'from-blue-500 to-blue-600' }],
    version: 4,
  });
  expect(await readSections(hostAuthority())).toMatchObject([
    { id: 'axes-recherche', content: ['Un axe d’avant', 'Un autre'], visible: false, version: 2 },
    { id: 'mes-prix', content: '<p>Un prix</p>' },
  ]);
  expect(await db().owner.findMany()).toMatchObject([{ email: 'premiere@exemple.org' }]);
  await expect(
    write((tx) => tx.owner.create({ data: { id: 'b', email: 'b@exemple.org', passwordHash: 'x' } })),
  ).rejects.toThrow();
  const { readOfflineSince, setOnline } = await import('./site-state');
  expect(await readOfflineSince(), 'on line, as before').toBeNull();
  const { value } = await db().publicGeneration.findUniqueOrThrow({ where: { id: 1 } });
  await setOnline(hostAuthority(), false);
  expect(await db().publicGeneration.findUnique({ where: { id: 1 } })).toEqual({ id: 1, value: value + 1 });
  await saveSection(hostAuthority(), 'axes-recherche', { content: ['Un axe d’après'] });
  expect(await readSection(hostAuthority(), 'axes-recherche')).toMatchObject({ version: 3 });
  await closeDb();
});

test('what the site said of itself in an older release is written down, and what the owner had written stays', async () => {
  const { file, db, section } = await databaseBefore();
  db.exec(
    `DELETE FROM "Profile"; INSERT INTO "Profile" ("id", "nom", "prenom", "fonction", "affiliation", "mission", "disponibilite") VALUES (1, 'Diop', 'Awa', ' ', 'Fac & Cie, Dakar', '', '')`,
  );
  section(
    'enseignement',
    'cards',
    '[{"title":"Un","evaluation":"","courseType":" ","hours":12},{"title":"Deux","evaluation":"Oral","courseType":"Stage"},{"title":"Trois"}]',
  );
  section('intro-enseignement', 'cards', '""');
  section('mes-cours', 'cards', '[{"title":"Un","evaluation":""}]');
  migrate(file, migrations);
  const contentOf = (id: string): unknown =>
    JSON.parse(String(firstValue(db, 'SELECT "content" FROM "Section" WHERE "id" = ?', id)));
  expect(db.prepare('SELECT * FROM "Profile"').get()).toMatchObject({
    ...standardTexts,
    disponibilite: 'Sur rendez-vous, par courriel ou par téléphone. Consultations en ligne possibles.', // as it said then
    mission:
      '<p>Enseignant Chercheur, Fac &amp; Cie\u00a0: recherche, enseignement et encadrement au service des étudiants et de la société.</p>',
  });
  expect(contentOf('intro-enseignement')).toBe(kinds['intro-enseignement'].defaults);
  const [type, evaluation] = ['Cours magistral et travaux pratiques', 'Contrôle continu et examen final'];
  expect(contentOf('enseignement')).toEqual([
    { title: 'Un', evaluation, courseType: type, hours: 12 },
    { title: 'Deux', evaluation: 'Oral', courseType: 'Stage' },
    { title: 'Trois', evaluation, courseType: type },
  ]);
  expect(contentOf('mes-cours')).toEqual([{ title: 'Un', evaluation: '' }]);
});

test('words of heads that had the id of another head go to their own', async () => {
  const { file, db } = await databaseBefore('20261130090000');
  const dossier = (model: string, texts: object) =>
    db
      .prepare(`INSERT INTO "Dossier" ("id", "name", "choices", "document", "madeAt") VALUES (?, '', ?, '', 0)`)
      .run(model, JSON.stringify({ model, texts }));
  dossier('promotion', { projet: 'Une lettre', synthese: 'Un parcours' });
  dossier('crct', { projet: 'Un projet' });
  dossier('habilitation', { synthese: 'Une synthèse' });
  dossier('erc', { reconnaissance: 'Un prix' });
  migrate(file, migrations);
  const choices = firstColumn(db, 'SELECT "choices" FROM "Dossier" ORDER BY rowid');
  expect(choices.map((each) => JSON.parse(String(each)).texts)).toEqual([
    { synthese: 'Un parcours', lettre: 'Une lettre' },
    { projet: 'Un projet' },
    { activite: 'Une synthèse' },
    { reconnaissance: 'Un prix' },
  ]);
});

test.each(['{"a":1}', '[1]', 'no JSON', '[]'])('content of another shape stays as it is: %s', async (content) => {
  const { file, db, section } = await databaseBefore();
  section('enseignement', 'cards', content);
  migrate(file, migrations);
  expect(firstValue(db, 'SELECT "content" FROM "Section"')).toBe(content);
});

test('edition, translators and series that an import noted move to their fields: the same import again changes nothing', async () => {
  const { file, db, section } = await databaseBefore();
  const item = (title: string, more: Record<string, unknown>, note: string, typed = note) => ({
    ...{ id: title, title, authors: 'Nabil Tazrouti', year: '2024', ...more, details: { note: typed } },
    sources: [
      { from: 'fichier', id: title, at: '', values: { title, authors: 'Nabil Tazrouti', year: '2024', ...more, note } },
    ],
  });
  const series = 'Collection «\u00a0LNCS\u00a0», 12';
  const chapter = { journal: 'Les eaux', type: 'Book Chapter' };
  const book = { nature: 'livre', container: '' };
  section(
    'publications',
    'publications',
    JSON.stringify({
      d: {
        title: 'D',
        articles: [
          item('Lire les grands fleuves', chapter, `Lu. ${series}`),
          item('Relire', chapter, series, `${series} !`),
        ],
        others: [
          item('Les crues des grands fleuves', book, 'Prix du jury. 2e édition'),
          item(
            'Traduire les grands fleuves',
            book,
            `Édition revue. Traduction de C. Roux, Luc Durand. 320\u00a0p. ${series}`,
          ),
        ],
      },
    }),
  );
  migrate(file, migrations);
  const stored = publicationsSchema.parse(JSON.parse(String(firstValue(db, 'SELECT "content" FROM "Section"'))));
  expect(stored.d?.articles.map(({ details }) => details)).toEqual([
    { note: 'Lu.', series: 'LNCS', seriesNumber: '12' },
    { note: `${series} !` },
  ]);
  expect(stored.d?.others?.map(({ details }) => details)).toEqual([
    { note: 'Prix du jury.', edition: '2' },
    { note: `320\u00a0p. ${series}`, edition: 'revue', translators: 'C. Roux, Luc Durand' },
  ]);
  const work = { authors: [{ family: 'Tazrouti', given: 'Nabil' }], date: '2024' };
  const works: readonly Work[] = [
    {
      ...work,
      nature: 'chapitre',
      title: 'Lire les grands fleuves',
      container: 'Les eaux',
      series: 'LNCS',
      seriesNumber: '12',
      note: 'Lu',
    },
    { ...work, nature: 'livre', title: 'Les crues des grands fleuves', edition: '2', note: 'Prix du jury' },
  ];
  const entries = works.map((each) => ({ line: 1, key: each.title, work: each }));
  const options = { owner: { nom: 'Tazrouti', prenom: 'Nabil' }, from: 'fichier', at: '' };
  expect([...planImport(stored, entries, options)]).toMatchObject(
    works.map(() => ({ is: 'update', proposedChanges: [], ownerKept: [] })),
  );
});

test('a second owner of the first release goes, and her sessions with her', async () => {
  const { file, db } = await databaseBefore();
  for (const [id, day] of [
    ['a', 1],
    ['b', 2],
  ] as const) {
    db.exec(
      `INSERT INTO "Owner" ("id", "email", "passwordHash", "createdAt") VALUES ('${id}', '${id}@exemple.org', 'x', '2026-01-0${day}T00:00:00.000+00:00')`,
    );
    db.exec(
      `INSERT INTO "Session" ("id", "ownerId", "sessionVersion", "expiresAt") VALUES ('of-${id}', '${id}', 1, '2030-01-01T00:00:00.000+00:00')`,
    );
  }
  expect(migrate(file, migrations)).toContain('20261121110000_single_owner');
  expect(db.prepare('SELECT "id" FROM "Session"').all()).toEqual([{ id: 'of-a' }]);
});

test('visits counted by language and merged into months are the same visits by day', async () => {
  const { file, db } = await databaseBefore('20261129190000_visits_by_day');
  db.exec(`INSERT INTO "Visit" ("day", "page", "origin", "language", "views", "texts", "citations") VALUES
    (20260800, '/', '', 'fr', 5, 0, 0), (20260800, '/', '', 'ar', 2, 0, 0), (20260800, '*', '*', 'fr', 1, 0, 0),
    (20261127, '/publications/a', 'example.org', 'en', 0, 3, 4), (20261127, '/cv', '', 'fr', 6, 7, 0)`);
  expect(migrate(file, migrations)).toContain('20261129190000_visits_by_day');
  expect(db.prepare('SELECT * FROM "Visit"').raw().all()).toEqual([
    ['2026-08-01', '*', '*', 1],
    ['2026-08-01', '/', '', 7],
    ['2026-11-27', '/cv', '', 6],
    ['2026-11-27', '/cv.pdf', '', 7],
    ['2026-11-27', '/publications/a.bib', 'example.org', 4],
    ['2026-11-27', '/publications/a.pdf', 'example.org', 3],
  ]);
});

test('the migrations make the tables and columns of the schema, no more and no fewer', async () => {
  const { Prisma } = await import('./generated/client');
  const { file, db } = await databaseBefore();
  migrate(file, migrations);
  const tables = firstColumn(
    db,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> '_prisma_migrations'`,
  );
  expect(tables.toSorted()).toEqual(Object.values(Prisma.ModelName).toSorted());
  const mapped = new Map(
    Array.from((await readFile('prisma/schema.prisma', 'utf8')).matchAll(/^ +(\w+) .*@map\("(\w+)"\)/gm), (found) => [
      found[1],
      found[2],
    ]),
  );
  for (const table of tables) {
    const columns = firstColumn(db, 'SELECT name FROM pragma_table_info(?)', String(table));
    expect(columns.toSorted(), String(table)).toEqual(
      Object.keys(Reflect.get(Prisma, `${table}ScalarFieldEnum`))
        .map((name) => mapped.get(name) ?? name)
        .toSorted(),
    );
  }
});

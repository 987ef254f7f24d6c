/** A career on a real database: one save of several sections, versions and events, refusals, and nothing twice. */
import { beforeEach, expect, test, vi } from 'vitest';
import { activities, doctor, iD, person, thesisDetails } from '@/e2e/support/careers';
import { hostAuthority } from '@/lib/site/auth/host';
import { resetToSample } from '@/lib/testing/scratch-database';
import { standInSite } from '@/lib/testing/stand-in-site';
import { type CareerImport, type CareerPlan, careerImport } from '@/sections/career/plan-shape';

vi.mock('@/lib/references/process', () => import('@/lib/testing/references-here'));
const { standIn } = await standInSite();
const { db, write } = await import('./client');
const { importCareer } = await import('./career-import');
const { readProfile } = await import('./profile');
const { readSection, saveSection } = await import('./sections');
const { planCareerFromHost } = await import('@/sections/career/hosts/plan');

const owner = hostAuthority();

beforeEach(async () => {
  standIn.recover();
  standIn.asked.length = 0;
  standIn.careers.set(`${iD}/activities`, activities());
  standIn.careers.set(`${iD}/person`, person);
  standIn.people.set('026927608', doctor());
  standIn.theses.clear();
  standIn.numbers.clear();
  await resetToSample();
  await write((tx) => tx.setting.deleteMany({ where: { key: 'career' } }));
});
async function plan(source: 'orcid' | 'theses' = 'orcid', details = false): Promise<CareerPlan> {
  const answer = await planCareerFromHost(
    owner,
    source === 'orcid' ? { source, id: iD } : { source, id: '026927608', details },
  );
  if ('people' in answer) throw new Error('no plan');
  return answer;
}
/** What a review sends: the new entries, and of those to be told apart the first way. */
const chosen = (
  { versions, entries, names, links }: CareerPlan,
  more: Partial<CareerImport> = {},
  are: readonly string[] = ['new', 'choose'],
) =>
  careerImport.parse({
    versions,
    names: [...names],
    links,
    withoutSample: true,
    entries: entries.flatMap(({ keys, is, ways: [way] }) =>
      way && are.includes(is) ? [{ keys, to: way.to, item: way.item }] : [],
    ),
    ...more,
  });
const countOf = (entries: CareerPlan['entries'], is: string) => entries.filter((each) => each.is === is).length;
const content = async (id: string): Promise<unknown> => (await readSection(owner, id))?.content;

test('two calls, one save: each section has one version more, and a second look has nothing new', async () => {
  const first = await plan();
  expect(standIn.asked.map(({ url }) => url)).toEqual([`/v3.0/${iD}/activities`, `/v3.0/${iD}/person`]);
  const linkedin = 'https://www.linkedin.com/in/anne-exemple';
  expect(first).toMatchObject({ names: ['Anne Modèle-Exemple'] });
  expect(first.links, 'of sites that the profile knows').toEqual({
    ...{ scholar: 'AbCdEfGhIjKl', linkedin, idref: '026927608' },
  });
  expect(first.samples.projets).toBeGreaterThan(0);
  expect([countOf(first.entries, 'new'), countOf(first.entries, 'choose'), countOf(first.entries, 'aside')]).toEqual([
    17, 2, 1,
  ]);
  const before = await db().version.count();
  expect(await importCareer(owner, chosen(first))).toEqual({ added: 19 });
  expect(await content('cv--parcours')).toMatchObject({ posts: { length: 6 } });
  expect(await content('statut-professionnel')).toHaveLength(4);
  expect(await content('projets')).toHaveLength(5);
  expect(await content('responsabilites')).toMatchObject([{ title: 'Membre élue, Comité scientifique' }]);
  expect(await content('cv--activites')).toMatchObject({ items: { length: 3 } });
  expect(await readProfile(owner)).toMatchObject({
    ...{ autresNoms: expect.stringContaining('Anne Modèle-Exemple'), linkedin },
    identifiants: { scholar: 'AbCdEfGhIjKl', idref: '026927608' },
  });
  expect((await db().version.count()) - before).toBe(6); // five sections and the profile
  expect(await db().auditEvent.count({ where: { event: 'section.import' } })).toBeGreaterThanOrEqual(5);

  const second = await plan();
  expect([countOf(second.entries, 'new'), countOf(second.entries, 'choose'), countOf(second.entries, 'same')]).toEqual([
    0, 0, 19,
  ]);
  expect(second).toMatchObject({ names: [], links: {} });
  await importCareer(owner, chosen(second, { links: { scholar: 'ZbCdEfGhIjKl' } }));
  expect(await readProfile(owner), 'what is there stays').toMatchObject({ identifiants: { scholar: 'AbCdEfGhIjKl' } });
});

test('the sample and the owner’s items stay where the owner wants it so; nothing is changed or taken out', async () => {
  const before = await content('projets');
  await importCareer(owner, chosen(await plan(), { withoutSample: false }));
  expect((await content('projets')) as unknown[]).toEqual([
    ...(before as unknown[]),
    ...((await content('projets')) as unknown[]).slice(-5),
  ]);
});

test('a section that was changed since refuses all of it, and nothing is written', async () => {
  const planned = chosen(await plan());
  await saveSection(owner, 'projets', { title: 'Mes projets' });
  const before = await db().version.count();
  await expect(importCareer(owner, planned)).rejects.toMatchObject({
    code: 'stale',
    message: 'La section «\u00a0Projets\u00a0» a été modifiée depuis cette lecture\u00a0: rien n’a été importé.',
  });
  expect(await db().version.count()).toBe(before);
  expect(await content('cv--parcours')).toMatchObject({ posts: [] });
});

test('what a section refuses is refused whole', async () => {
  const planned = chosen(await plan());
  planned.entries.push({ keys: ['orcid:employments:1'], to: 'cv--parcours', item: { organization: 'Sans titre' } });
  await expect(importCareer(owner, planned)).rejects.toMatchObject({ code: 'invalid' });
  expect(await content('projets')).not.toHaveLength(5);
});

test('theses.fr: theses stand in the domain that was chosen, juries with the role in the feminine', async () => {
  await importCareer(owner, chosen(await plan('theses'), { domain: 'Histoire de l’eau', feminine: true }));
  expect(await content('theses-encadrees')).toMatchObject({
    'Histoire de l’eau': [{ sujet: 'Boire en ville', statut: 'En cours' }, { sujet: 'L’eau des moines' }],
  });
  expect(await content('cv--jurys')).toMatchObject([{ role: 'Rapporteure' }, { role: 'Examinatrice', candidat: '' }]);
  expect(countOf((await plan('theses')).entries, 'same')).toBe(5);
  expect(standIn.asked).toHaveLength(2);
});

test('theses.fr: jury, school and joint establishment come where they are wanted, by a call for each new thesis', async () => {
  standIn.theses.set('2020REN20001', thesisDetails);
  const detailed = await plan('theses', true);
  expect(standIn.asked.map(({ url }) => url)).toEqual([
    '/api/v1/personnes/personne/026927608',
    '/api/v1/theses/these/s900001',
    '/api/v1/theses/these/2020REN20001',
  ]);
  expect(detailed.entries[0]?.remarks).toContainEqual(expect.stringContaining('n’ont pas pu être lus'));
  await importCareer(owner, chosen(detailed));
  const theses = Object.values((await content('theses-encadrees')) as object).flat();
  expect(theses[1]).toMatchObject({
    encadrement: {
      ecole: 'École doctorale Sociétés, temps, territoires',
      etablissement: 'Rennes 2, cotutelle avec Université de Liège',
    },
    soutenance: {
      jury: [
        { nom: 'Anne Martin', role: 'Président' },
        { nom: 'Karim Lahlou', role: 'Rapporteur' },
        { nom: 'Jean Delaunoy', role: 'Examinateur' },
      ],
    },
  });
  standIn.asked.length = 0;
  await plan('theses', true);
  expect(standIn.asked, 'what is there is not asked for again').toHaveLength(1);
});

test('theses.fr that fails after its list: the list is kept, and it is asked no more', async () => {
  standIn.fail('wait', { after: 1 });
  const { entries } = await plan('theses', true);
  expect(entries.filter(({ remarks }) => remarks?.some((text) => text.includes('pas pu être lus')))).toHaveLength(2);
  expect(standIn.asked).toHaveLength(2);
  standIn.recover();
  await importCareer(owner, chosen(await plan('theses')));
  standIn.people.set('026927608', JSON.parse(JSON.stringify(doctor()).replace('s900001', '2026REN20007')));
  standIn.fail('down', { after: 1 });
  expect(countOf((await plan('theses')).entries, 'same')).toBe(5);
});

test.each([
  ['down', ' est en panne ou surchargé (erreur 503). Réessayez plus tard.'],
  ['cut', ' a donné une réponse incomplète ou abîmée. Réessayez plus tard.'],
  ['empty', ' a donné une réponse incomplète ou abîmée. Réessayez plus tard.'],
  ['strange', ' a répondu dans une forme que le site ne connaît pas.'],
  ['wait', ' demande d’attendre jusqu’'],
] as const)('%s: one sentence', async (fault, message) => {
  standIn.fail(fault);
  for (const [source, label] of [
    ['orcid', 'ORCID'],
    ['theses', 'theses.fr'],
  ] as const)
    await expect(plan(source)).rejects.toMatchObject({
      ...{ name: 'Problem', host: source, message: expect.stringContaining(label + message) },
    });
});

test('an iD and an IdRef that the hosts do not know', async () => {
  standIn.careers.clear();
  standIn.people.clear();
  await expect(plan()).rejects.toMatchObject({
    code: 'notFound',
    message: `ORCID ne connaît pas «\u00a0${iD}\u00a0»\u00a0: vérifiez cet identifiant.`,
  });
  await expect(plan('theses')).rejects.toMatchObject({
    code: 'notFound',
    message: 'theses.fr ne connaît pas «\u00a0026927608\u00a0»\u00a0: vérifiez cet IdRef.',
  });
  await expect(planCareerFromHost(owner, { source: 'name', name: 'Anne Exemple' })).rejects.toMatchObject({
    message: 'theses.fr ne connaît personne du nom de «\u00a0Anne Exemple\u00a0».',
  });
});

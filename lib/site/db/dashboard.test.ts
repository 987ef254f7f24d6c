import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { profilSample } from '@/sections/profil/sample';
import { ownProfile } from '@/sections/profil/sample-fields';
import { profileSchema } from '@/sections/profil/schema';
import { write } from './client';
import { completion, readDashboard } from './dashboard';
import { saveProfile } from './profile';
import { deleteSection } from './section-places';
import { saveSection } from './sections';

const owner = hostAuthority();
const monthsAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);

beforeAll(async () => (await scratchDatabase()).close);
/** A site of two months for each test. */
beforeEach(async () => {
  await resetToSample();
  await write((tx) => tx.version.updateMany({ data: { at: monthsAgo } }));
});

test('the figures are of what visitors see, and the changes by how many sections they differ from a month ago', async () => {
  const { visibleSections, visibleChange, totalChange, lastChange } = await readDashboard(owner);
  expect([visibleChange, totalChange, lastChange]).toEqual([0, 0, null]);
  await saveSection(owner, 'projets', { visible: false });
  await deleteSection(owner, 'competences');
  expect(await readDashboard(owner)).toMatchObject({
    visibleSections: visibleSections - 2,
    visibleChange: -2,
    totalChange: -1,
    lastChange: { event: 'section.delete' },
  });
  await saveProfile(owner, { nom: 'Diop', prenom: 'Awa' });
  await saveSection(owner, 'axes-recherche', { content: ['Mangroves'] });
  const named = await readDashboard(owner);
  expect(named, 'nobody sees the examples, nor would have').toMatchObject({ visibleSections: 1, visibleChange: 1 });
  const idsOf = (state: string) => named.sections.filter((one) => one.state === state).map(({ id }) => id);
  expect(idsOf('visible')).toEqual(['axes-recherche']);
  expect(idsOf('hidden'), 'by the owner, not for want of content').toEqual(['projets']);
  expect(idsOf('sample')).toHaveLength(named.sections.length - 2);
});

test('a thesis whose defence is over and that is still under way is told', async () => {
  const these = { statut: 'En cours', annee: '2020' };
  const theses = [
    { ...these, sujet: 'Passée', soutenance: { date: '2024-03' } },
    { ...these, sujet: 'À venir', soutenance: { date: '2999-01-01' } },
    { ...these, sujet: 'Dite', statut: 'Soutenue', soutenance: { date: '2024' } },
  ];
  await saveSection(owner, 'theses-encadrees', { content: { Rivages: theses } });
  expect((await readDashboard(owner)).reminders).toEqual([{ of: 'thesis', subject: 'Passée', date: '2024-03' }]);
});

const bare = { nom: 'Diop', prenom: 'Awa', fonction: '' };
const whole = {
  ...bare,
  grade: 'Professeure',
  email: 'awa@exemple.org',
  affiliation: 'Faculté',
  mission: '<p>Mesurer.</p>',
  photo: '/uploads/a.webp',
  langues: [{ nom: 'Wolof', color: '' }],
};
const of = (profile: object) => completion(profileSchema.parse(profile));

test('a profile with all that visitors look for is complete, even without other accounts', () => {
  expect(of(whole)).toEqual({ filled: 8, total: 8 });
  expect(of({ ...whole, mission: '<p> </p>', photo: null })).toEqual({ filled: 6, total: 8 });
  expect(of(bare)).toEqual({ filled: 2, total: 8 });
});

test('the same fields count with the sample, without it, under another name, and with all optional ones', () => {
  const { total } = completion(profilSample);
  expect(completion(ownProfile(profilSample)).total).toBe(total);
  expect(completion({ ...profilSample, nom: 'Diop' }).total).toBe(total);
  expect(of({ ...whole, equipe: 'Eau', identifiants: { orcid: '0000-0002-1825-0097' } }).total).toBe(total);
});

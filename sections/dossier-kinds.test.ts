/** The dossier parts of kinds without a test of their own. */
import { describe, expect, it, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import type { Block, Inline } from '@/lib/typeset/tree';
import type { DossierContext, DossierGroup } from './dossier';
import { aboutDossier, activitiesDossier, careerDossier, diplomasDossier, dossierGroups } from './dossiers';
import { civilStatusDossier } from './etat-civil/dossier';
import { juriesDossier } from './jurys/dossier';
import { profilSample } from './profil/sample';
import { publicSection } from './public-site';
import { type ContentOf, type KindId, kinds } from './registry';
import { responsibilitiesDossier } from './responsabilites/dossier';

const context: DossierContext = {
  ...{ lang: 'fr', scheme: 'hceres', order: 'newest', isAnonymous: false, today: '2026-11-26', title: 'Bénévolat' },
  profile: { ...profilSample, identifiants: { orcid: '0000-0002-1825-0097', github: 'n-tazrouti' } },
};
const content = <Id extends KindId>(id: Id, given: unknown) => kinds[id].schema.parse(given) as ContentOf<Id>;
const wordsOf = (text: Inline): string => (typeof text === 'string' ? text : text.map((run) => run.text).join(''));
const line = (block: Block): string => {
  if (block.type === 'entry')
    return [block.label, wordsOf(block.text), ...(block.details ?? []).map(wordsOf)].join(' | ');
  if (block.type === 'list') return block.items.map(wordsOf).join(' | ');
  return block.type === 'table' ? block.caption : wordsOf(block.text);
};
const written = (groups: readonly DossierGroup[]) =>
  groups.map(({ heading, write }) => [heading.fr, ...write(() => true).map(line)]);

const career = content('cv--parcours', {
  posts: [
    { id: 'a', title: 'Maîtresse de conférences', organization: 'Université de Pau', start: '2014', end: '2019-08' },
    { id: 'b', title: 'Professeure', unit: 'LIUPPA', organization: 'Université de Pau', start: '2019-09' },
  ],
  degrees: [
    {
      id: 'c',
      title: 'Doctorat',
      organization: 'Lyon 1',
      date: '2012-12-03',
      mention: 'très honorable',
      jury: 'A\n B',
    },
  ],
});

test('a career: degrees with their jury, then posts, newest first or last, each with its years', () => {
  expect(written(careerDossier(career, context))).toEqual([
    ['Formation et diplômes', '2012 | Doctorat, Lyon 1, mention très honorable, 3 déc. 2012 | Jury\u00a0: A\u202f; B'],
    [
      'Parcours professionnel',
      'depuis 2019 | Professeure, LIUPPA, Université de Pau',
      '2014–2019 | Maîtresse de conférences, Université de Pau',
    ],
  ]);
  const [, posts] = careerDossier(career, { ...context, order: 'oldest', lang: 'en' });
  expect(posts?.entries.map(({ id, years }) => [id, years])).toEqual([
    ['a', [2014, 2019]],
    ['b', [2019, 2026]],
  ]);
  expect(posts?.write((id) => id === 'b').map(line)).toEqual(['since 2019 | Professeure, LIUPPA, Université de Pau']);
});

test('the national form has the whole career, whatever its period, oldest first', () => {
  const diplomas = content('statut-professionnel', [
    { title: 'HDR', year: '2018' },
    { title: 'Doctorat', year: '2012' },
  ]);
  const groups = [
    ...careerDossier(career, { ...context, isTrame: true }),
    ...diplomasDossier(diplomas, { ...context, isTrame: true }),
  ];
  expect(groups.map(({ entries }) => entries.map(({ label, years }) => [label.split(',')[0], years]))).toEqual([
    [['Doctorat', undefined]],
    [
      ['Maîtresse de conférences', undefined],
      ['Professeure', undefined],
    ],
    [
      ['Doctorat', undefined],
      ['HDR', undefined],
    ],
  ]);
});

test('a line repeats nothing, and continues in lower case after a comma', () => {
  const posts = [{ title: 'Professeure', organization: 'Université de Rennes', place: 'Rennes', start: '2019' }];
  expect(written(careerDossier(content('cv--parcours', { posts }), context))[1]?.[1]).toBe(
    'depuis 2019 | Professeure, Université de Rennes',
  );
  const diplomas = content('statut-professionnel', [
    { title: 'Habilitation à diriger des recherches', level: 'HDR', year: '2018', organization: 'Pau' },
    { title: 'Doctorat en droit', level: 'Doctorat', year: '2012', mention: 'Très honorable', organization: 'Pau' },
    { title: 'Droit des affaires', level: 'Master', year: '2008', subject: 'Le <i>pactum</i>' },
  ]);
  expect(written(diplomasDossier(diplomas, context))[0]?.slice(1)).toEqual([
    '2018 | Habilitation à diriger des recherches, Pau',
    '2012 | Doctorat en droit, Pau, mention très honorable',
    '2008 | Droit des affaires, Master | Le pactum',
  ]);
  const projects = content('projets', [
    { title: 'SEL', category: 'Contrat', year: '2024', details: { role: 'Porteuse', financement: 'ANR' } },
  ]);
  const section = publicSection({ id: 'projets', title: '', type: 'cards', content: projects });
  expect(written(dossierGroups(section, context))[0]?.[1]).toBe('2024 | SEL, porteuse, ANR');
});

test('where a file asks for full dates, the margin has them as far as known', () => {
  const [degrees, posts] = careerDossier(career, { ...context, hasFullDates: true, lang: 'en' });
  const margins = [degrees, posts].map((group) =>
    group?.write(() => true).map((block) => block.type === 'entry' && block.label),
  );
  expect(margins).toEqual([['03/12/2012'], ['since 09/2019', '2014–08/2019']]);
});

test('activities: a group for each nature, including those hidden on the page', () => {
  const activities = content('cv--activites', {
    items: [
      { id: 'a', nature: 'Jardins', title: 'Potager', start: '2022' },
      { id: 'b', nature: 'Prix et distinctions', title: 'Médaille', organization: 'CNRS', start: '2021' },
      { id: 'c', nature: 'Sociétés savantes', title: 'Société des eaux', role: 'Membre', start: '2020', end: '2021' },
    ],
    hidden: { awards: true },
  });
  const groups = activitiesDossier(activities, context);
  expect(groups.map(({ id, heading }) => [id, heading.en])).toEqual([
    ['awards', 'Awards and honours'],
    ['societies', 'Learned societies'],
    ['jardins', 'Jardins'],
  ]);
  const [, societies] = activitiesDossier(activities, { ...context, lang: 'en' });
  expect(societies?.write(() => true).map(line)).toEqual(['2020–2021 | Société des eaux, member']);
  expect(written(groups)).toEqual([
    ['Prix et distinctions', '2021 | Médaille, CNRS'],
    ['Sociétés savantes', '2020–2021 | Société des eaux, membre'],
    ['Jardins', '2022 | Potager'],
  ]);
});

test('projects: the most recent first, in whatever order they were typed', () => {
  const project = (title: string, year: string) => ({ title, year, category: 'ANR', status: '', description: '' });
  const projects = content('projets', [
    ...[project('Puits', 'sans année'), project('Sols', '2019'), project('Crues', '2022 – 2025')],
    project('Marées', '2024'),
  ]);
  const order = (groups: readonly DossierGroup[]) => groups.flatMap(({ entries }) => entries.map(({ label }) => label));
  const section = publicSection({ id: 'projets', title: '', type: 'cards', content: projects });
  expect(order(dossierGroups(section, context))).toEqual([
    ...['Crues, ANR, 2022–2025', 'Marées, ANR, 2024', 'Sols, ANR, 2019', 'Puits, ANR, sans année'],
  ]);
});

test('future entries are marked as such, with their date', () => {
  const talk = { nature: 'Conférences invitées', title: 'Les crues', start: '2026-12-14' };
  const given = (lang: DossierContext['lang'], start: string) =>
    activitiesDossier(content('cv--activites', { items: [{ ...talk, start }] }), { ...context, lang }).flatMap(
      (group) => group.write(() => true).map(line),
    );
  expect(given('fr', '2026-12-14')).toEqual(['2026 | Les crues, à venir, 14 décembre 2026']);
  expect(given('en', '2026-12-14')).toEqual(['2026 | Les crues, forthcoming, 14 December 2026']);
  expect(given('fr', '2026-11-26'), 'today').toEqual(['2026 | Les crues']);
  const jury = content('cv--jurys', [{ candidat: 'A. Petit', nature: 'HDR', date: '2026-12', role: 'Rapporteur' }]);
  expect(written(juriesDossier(jury, context))[0]?.[1]).toContain('rapporteur, à venir, décembre 2026');
  const pasted = ['Comité de sélection poste MCF 61, Univ. Le Mans 2021', 'Jury de thèse de L. Roux, membre, 2019'];
  const lines = content('cv--jurys', [
    { candidat: pasted[0], nature: 'Comité de sélection' },
    { candidat: pasted[1], nature: 'Thèse', role: 'Membre' },
    { candidat: 'A. Petit', titre: 'Une synthèse', nature: 'Thèse' },
  ]);
  expect(written(juriesDossier(lines, context))[0]?.slice(1)).toEqual(
    expect.arrayContaining([...pasted, 'A. Petit, Une synthèse, thèse'].map((line) => ` | ${line}`)),
  );
});

describe('responsibilities', () => {
  const ids = (given: object, own = context) =>
    responsibilitiesDossier(
      content('responsabilites', [{ id: 'a', title: 'Charge', organization: 'UFR', ...given }]),
      own,
    ).filter(({ entries }) => entries.length > 0);
  it.each(tableOf('sections/dossier-kinds.txt', 'responsibilities'))('%s is among the %s', (given = '', id) =>
    expect(ids(JSON.parse(given)).map((group) => group.id)).toEqual([id]),
  );
  it.each(tableOf('sections/dossier-kinds.txt', 'responsibilities in the national form'))(
    'in the national form %s is among the %s',
    (given = '', id) =>
      expect(ids(JSON.parse(given), { ...context, isTrame: true }).map((group) => group.id)).toEqual([id]),
  );
});

test('the profile and the parts of About', () => {
  const [situation, languages] = civilStatusDossier(['Section CNU 27'], context);
  const lines = situation?.write(() => true).map(line)[0] ?? '';
  expect(lines).toBe('Nationalité\u00a0: Marocaine | Section CNU 27');
  expect(languages?.entries.map(({ label }) => label)).toContain('Arabe');
  const [, english] = civilStatusDossier([], { ...context, lang: 'en' });
  expect(english?.entries.map(({ label }) => label)).toEqual(['Arabic', 'French', 'English', 'Spanish']);
  const langues = [{ nom: 'Anglais (C1)', color: '' }];
  const own = { ...context, lang: 'ar', profile: { ...context.profile, langues } } as const;
  expect(civilStatusDossier([], own)[1]?.entries[0]?.label, 'what says more stays').toBe('Anglais (C1)');
  const [nameless] = civilStatusDossier([], { ...context, isAnonymous: true });
  expect(nameless?.write(() => true).map(line)[0]).not.toContain('ORCID');
  expect(written(aboutDossier('<p>Un</p><ul><li>Deux</li><li>Trois</li></ul><p> </p>', context))).toEqual([
    ['Présentation', 'Un', 'Deux | Trois'],
  ]);
  const diplomas = content('statut-professionnel', [{ title: 'Doctorat', year: '2008', description: 'Rabat' }]);
  expect(written(diplomasDossier(diplomas, context))).toEqual([['Formation et diplômes', '2008 | Doctorat | Rabat']]);
  const thesis = content('statut-professionnel', [
    {
      title: 'Doctorat',
      year: '2008',
      organization: 'Rabat',
      mention: 'bien',
      subject: 'Les crues',
      jury: 'A. Un\nB. Deux',
    },
    { title: 'Master', year: '2004' },
  ]);
  expect(written(diplomasDossier(thesis, context))).toEqual([
    [
      'Formation et diplômes',
      '2008 | Doctorat, Rabat, mention bien | Les crues | Jury\u00a0: A. Un\u202f; B. Deux',
      '2004 | Master',
    ],
  ]);
  const career = content('cv--parcours', { degrees: [{ title: 'Doctorat en hydrologie', date: '2008-12' }] });
  const both = { ...context, contents: { 'cv--parcours': career } };
  expect(written(diplomasDossier(thesis, both)), 'that of « Parcours » is named there').toEqual([
    ['Formation et diplômes', '2004 | Master'],
  ]);
});

/** What kinds without a test of their own say in a dossier. */
import { describe, expect, it, test } from 'vitest';
import type { Block, Inline } from '@/lib/typeset/tree';
import { aboutDossier } from './a-propos/dossier';
import { activitiesDossier } from './activites/dossier';
import { axesDossier } from './axes-recherche/dossier';
import { skillsDossier } from './competences/dossier';
import { customCardsDossier, customListDossier, customTextDossier } from './custom/dossier';
import type { DossierContext, DossierGroup } from './dossier';
import { typedYears } from './dossier-entries';
import { civilStatusDossier } from './etat-civil/dossier';
import { careerDossier } from './parcours/dossier';
import { profilSample } from './profil/sample';
import { projectsDossier } from './projets/dossier';
import { type ContentOf, type KindId, kinds } from './registry';
import { responsibilitiesDossier } from './responsabilites/dossier';
import { diplomasDossier } from './statut-professionnel/dossier';

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

test('a career: degrees with their jury, then posts, the newest first or last, each with its years', () => {
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

test('activities: a group for each nature, with those that the page leaves out', () => {
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
  expect(societies?.write(() => true).map(line)).toEqual(['2020–2021 | Société des eaux, Member']);
  expect(written(groups)).toEqual([
    ['Prix et distinctions', '2021 | Médaille, CNRS'],
    ['Sociétés savantes', '2020–2021 | Société des eaux, Membre'],
    ['Jardins', '2022 | Potager'],
  ]);
});

test('projects: the dates of the grant before the period, and who pays', () => {
  const projects = content('projets', [
    {
      ...{ id: 'a', title: 'Crues', category: 'Recherche', year: '2024', details: { role: 'Porteuse' } },
      grant: { funder: 'ANR', amount: '120 000 €', start: '2024', end: '2027', partners: ['CNRS', 'BRGM'] },
    },
    { id: 'b', title: 'Sols', category: 'Recherche', year: 'depuis 2020' },
  ]);
  const [group] = projectsDossier(projects, context);
  expect(group?.entries.map(({ years }) => years)).toEqual([
    [2024, 2027],
    [2020, 2026],
  ]);
  expect(group?.write(() => true).map(line)).toEqual([
    '2024–2027 | Crues, Porteuse, ANR, 120 000 € | Partenaires\u00a0: CNRS\u202f; BRGM',
    'depuis 2020 | Sols',
  ]);
});

describe('responsibilities', () => {
  const ids = (given: object) =>
    responsibilitiesDossier(
      content('responsabilites', [{ id: 'a', title: 'Charge', organization: 'UFR', ...given }]),
      context,
    ).filter(({ entries }) => entries.length > 0);
  it.each([
    [{ details: { type: 'Responsabilité pédagogique' } }, 'pedagogiques'],
    [{ details: { type: 'Responsabilité administrative' }, title: 'Directrice du master' }, 'collectives'],
    [{ title: 'Responsable de la licence 3' }, 'pedagogiques'],
    [{ title: 'Vice-présidente du conseil' }, 'collectives'],
  ])('%o is among the %s', (given, id) => expect(ids(given).map((group) => group.id)).toEqual([id]));
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

test('themes and skills', () => {
  expect(written(axesDossier(['Crues', 'Sols'], context))).toEqual([['Thèmes de recherche', 'Crues | Sols']]);
  const skills = content('competences', [
    { title: 'Mesures', description: 'Sur place', skills: ['Jaugeage', 'Sonde'] },
  ]);
  expect(written(skillsDossier(skills, context))).toEqual([['Compétences', 'Mesures, Jaugeage, Sonde']]);
});

test('a section that the owner added stands under its title', () => {
  expect(written(customTextDossier('<p>Un</p>', context))).toEqual([['Bénévolat', 'Un']]);
  expect(written(customListDossier(['Un', 'Deux'], context))).toEqual([['Bénévolat', 'Un | Deux']]);
  const card = { title: 'Trésorière', year: '2020', authors: '', level: '', hours: '', description: 'Une association' };
  expect(written(customCardsDossier({ A: [card] }, context))).toEqual([
    ['Bénévolat', '2020 | Trésorière | Une association'],
  ]);
});

test.each([
  ['2017 – 2021', '2017–2021', '2017–2021'],
  ['2024-2025', '2024–2025', '2024–2025'],
  ['depuis 2020', 'depuis 2020', 'since 2020'],
  ['2019 – en cours', '2019 – en cours', '2019 – present'],
  ['printemps 2020', 'printemps 2020', 'printemps 2020'],
])('years typed as « %s » stand in the margin as %s and %s', (typed, french, english) => {
  expect(typedYears(typed, { lang: 'fr' })).toBe(french);
  expect(typedYears(typed, { lang: 'en' })).toBe(english);
});

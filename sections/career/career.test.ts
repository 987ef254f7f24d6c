/** Entries made from data of ORCID and theses.fr: what each becomes, and what is recognised again. */
import { expect, test } from 'vitest';
import { activities, affiliation, affiliations, doctor, iD, person, reviews } from '@/e2e/support/careers';
import { kinds } from '../registry';
import { type Contents, placeOf, withUpdates } from './places';
import { type Known, planCareer } from './plan';
import { type CareerEntry, careerPlaces } from './plan-shape';
import { isActivities, readActivities, readOtherNames } from './read-orcid';
import { readPeople, readTheses } from './read-theses';

const empty = Object.fromEntries(
  careerPlaces.map((id) => [
    id,
    kinds[id].optional ? kinds[id].defaults : kinds[id].schema.parse(id === 'theses-encadrees' ? {} : []),
  ]),
) as unknown as Contents;
const nothing: Known = { contents: empty, taken: new Set(), refused: [] };
const plan = (entries: readonly CareerEntry[], known = nothing) => planCareer(entries, known);
const read = (sections = activities()) => readActivities(sections, iD);
const shown = (entries: readonly CareerEntry[]) =>
  plan(entries).map(({ is, ways, by }) => [is, ways.map(({ to, title, line }) => `${to}: ${title} | ${line}`)[0], by]);
const of = (section: string, kind: string, ...groups: Parameters<typeof affiliations>[1]) =>
  read({ [section]: affiliations(kind, groups) });
/** The contents with each new entry added, as by an import. */
function withAll(entries: readonly CareerEntry[]): Contents {
  const contents = new Map<string, unknown>(Object.entries(empty));
  for (const { ways } of entries) {
    const [way] = ways;
    if (!way) continue;
    const { kind, with: added } = placeOf(way.to);
    contents.set(way.to, added(contents.get(way.to), [kind.schema.parse(way.item)], undefined));
  }
  return Object.fromEntries(contents) as Contents;
}

test('a whole record: each section becomes our entries, with their source', () => {
  const entries = read();
  expect(isActivities(activities())).toBe(true);
  const counts = Object.groupBy(plan(entries), ({ ways: [way] }) => way?.to ?? '');
  expect(Object.fromEntries(Object.entries(counts).map(([to, all]) => [to, all?.length]))).toEqual({
    'cv--parcours': 6,
    'statut-professionnel': 4,
    'cv--activites': 4,
    responsabilites: 1,
    projets: 5,
  });
  expect(shown(entries).map(([, text]) => text)).toMatchSnapshot();
  expect(entries[0]?.by).toBe('ORCID, confirmé par Université d’Exemple');
  expect(entries.find(({ kind }) => kind === 'award')?.by).toBe('ORCID, déclaré par vous');
  expect(
    plan(entries)
      .filter(({ is }) => is === 'choose')
      .map(({ ways }) => ways.map(({ label }) => label)),
  ).toEqual([
    ['Séjour à l’étranger', 'Poste'],
    ['Responsabilité', 'Expertise', 'Comité éditorial ou relecture', 'Organisation de conférence', 'Société savante'],
  ]);
  expect(readOtherNames(person)).toEqual(['Anne Modèle-Exemple']);
});

test('300 reviews for one venue are one entry, which is not added automatically', () => {
  const entries = read({ 'peer-reviews': reviews(300) });
  expect(plan(entries)).toMatchObject([
    {
      is: 'aside',
      keys: ['orcid:peer-reviews:issn:0000-0019:reviewer'],
      ways: [{ item: { role: '300\u00a0relectures', start: '2019', end: '2023' } }],
    },
  ]);
});

test('optional data may be missing: dates, organisation, URL, title; a single value instead of a list; a code as text', () => {
  const bare = { 'put-code': '7', organization: null, 'role-title': null, 'department-name': 'Service des fouilles' };
  expect(read({ employments: { 'affiliation-group': { summaries: { 'employment-summary': bare } } } })).toMatchObject([
    {
      keys: ['orcid:employments:7'],
      by: 'ORCID',
      ways: [{ item: { title: 'Service des fouilles', organization: '', place: '', ended: true } }],
    },
  ]);
  const [membership] = of('memberships', 'membership', affiliation(1, null, 'Société d’Exemple', [null, null]));
  expect(membership?.ways[0]?.item).toMatchObject({ title: 'Société d’Exemple', organization: '', role: '' });
  const [undone] = plan(of('distinctions', 'distinction', affiliation(2, null, null, ['2019', null])));
  expect(undone).toMatchObject({ is: 'unreadable', other: 'L’intitulé est requis' });
});

test('an end before the beginning is dropped and reported', () => {
  const [post] = of('employments', 'employment', affiliation(1, 'Ingénieure', 'Institut', ['2014', '2012-05']));
  expect(post?.ways[0]?.item).toMatchObject({ start: '2014' });
  expect(post?.ways[0]?.item).not.toHaveProperty('end');
  expect(post?.remarks).toEqual(['La fin donnée précède le début\u00a0: elle est laissée de côté.']);
});

test('of several sources of an affiliation the preferred one is used; sources without a common id are matched by content', () => {
  const first = affiliation(1, 'MCF', 'Université', ['2014', null]);
  const preferred = affiliation(2, 'Maîtresse de conférences', 'Université', ['2014-09', null], {
    'display-index': '3',
  });
  const again = affiliation(3, 'Maîtresse de Conférences', 'UNIVERSITÉ', ['2014', null]);
  expect(plan(of('employments', 'employment', [first, preferred], again))).toMatchObject([
    {
      is: 'new',
      ways: [{ title: 'Maîtresse de conférences' }],
      keys: ['orcid:employments:1', 'orcid:employments:2', 'orcid:employments:3'],
    },
  ]);
});

test('an added entry is recognised, by key and by content', () => {
  const entries = read();
  const contents = withAll(entries);
  expect(new Set(plan(entries, { ...nothing, contents }).map(({ is }) => is))).toEqual(new Set(['same']));
  const taken = new Set(entries.flatMap(({ keys }) => keys));
  expect(new Set(plan(entries, { ...nothing, taken }).map(({ is }) => is))).toEqual(new Set(['same']));
});

test('what only resembles an item is a question', () => {
  const contents = withAll(of('employments', 'employment', affiliation(1, 'MCF', 'Université', ['2014', null])));
  const [post] = plan(
    of('employments', 'employment', affiliation(2, 'Maîtresse de conférences', 'Université', ['2014', null])),
    {
      ...nothing,
      contents,
    },
  );
  expect(post).toMatchObject({ is: 'alike', other: 'MCF' });
  const degrees = withAll(of('educations', 'education', affiliation(3, 'Doctorat', 'Université', [null, '2011'])));
  const [phd] = plan(of('educations', 'education', affiliation(4, 'PhD', 'Université', [null, '2011'])), {
    ...nothing,
    contents: degrees,
  });
  expect(phd?.is).toBe('same');
});

test('a refusal holds, under another key too', () => {
  const [refused] = plan(of('employments', 'employment', affiliation(1, 'Ingénieure', 'Institut', ['2014', null])));
  if (!refused) throw new Error('no entry');
  const known = { ...nothing, refused: [{ keys: [...refused.keys], mark: refused.mark, title: 'Ingénieure' }] };
  for (const code of [1, 99])
    expect(
      plan(of('employments', 'employment', affiliation(code, 'Ingénieure', 'Institut', ['2014', null])), known),
    ).toMatchObject([{ is: 'refused' }]);
});

test('theses.fr: supervised theses with the other supervisors, juries by role; a supervised thesis is not a jury', () => {
  const entries = readTheses(doctor() as never, '026927608');
  expect(shown(entries)).toMatchSnapshot();
  expect(entries[0]?.ways[0]?.item).toMatchObject({
    statut: 'En cours',
    annee: 'depuis 2016',
    encadrement: { codirection: 'Luc Essai', doctorant: 'Paul Modèle' },
    devenir: { thesesFr: 's900001' },
  });
  expect(entries[0]?.ways[0]?.item).not.toHaveProperty('encadrement.nomPublic');
  const coming = entries.find(({ keys }) => keys[0] === 'theses:jury:s900009');
  expect(coming?.ways[0]?.item).toMatchObject({ candidat: '' });
});

test('a thesis imported in preparation is not duplicated when it gets its number', () => {
  const before = readTheses(doctor() as never, '026927608').slice(0, 1);
  const contents = withAll(before);
  const after = {
    theses: {
      'directeur de thèse': [
        {
          id: '2026REN20007',
          titre: 'Boire en ville',
          status: 'soutenue',
          auteurs: [{ nom: 'MODÈLE', prenom: 'Paul' }],
          directeurs: [],
          date_soutenance: '2026-10-02',
        },
      ],
    },
  };
  const [planned] = plan(readTheses(after, '026927608'), { ...nothing, contents });
  const [stored] = Object.values(contents['theses-encadrees']).flat();
  expect(planned).toMatchObject({ is: 'update', replaces: stored?.id });
  const own = { ...stored, sujet: 'Boire', encadrement: { ...stored?.encadrement, financement: 'CIFRE' } };
  expect(withUpdates(own, planned?.ways[0]?.item)).toMatchObject({
    sujet: 'Boire',
    statut: 'Soutenue',
    annee: '2016 – 2026',
    encadrement: { financement: 'CIFRE', codirection: 'Luc Essai' },
    soutenance: { date: '2026-10-02' },
    devenir: { thesesFr: '2026REN20007' },
  });
});

test('a jury refused or imported before the defence is recognised after it, when its candidate is named', () => {
  const list = (id: string, more: object) =>
    readTheses({ theses: { 'membre du jury': [{ id, titre: 'À venir', ...more }] } }, '026927608');
  const before = list('s900009', { status: 'enCours' });
  const after = list('2026REN20009', {
    ...{ status: 'soutenue', date_soutenance: '2026-10-02', auteurs: [{ nom: 'Modèle', prenom: 'Paul' }] },
  });
  const [refused] = plan(before);
  if (!refused) throw new Error('no entry');
  const refusal = { keys: [...refused.keys], mark: refused.mark, title: 'À venir' };
  expect(plan(after, { ...nothing, refused: [refusal] })).toMatchObject([{ is: 'refused' }]);
  expect(plan(after, { ...nothing, contents: withAll(before) })).toMatchObject([{ is: 'update' }]);
});

test('an invalid number is dropped and reported; a lone year is the number’s; the own doctorate is a degree', () => {
  const of = (id: string, role = 'Directeur / Directrice') =>
    readTheses(
      {
        theses: {
          [role]: [
            { id, titre: 'Les puits', status: 'soutenue', date_soutenance: '1998-01-01', discipline: 'Histoire' },
          ],
        },
      },
      '026927608',
    )[0];
  expect(of('2020-12')?.ways[0]?.item).not.toHaveProperty('devenir.thesesFr');
  expect(of('2020-12')?.remarks).toEqual([
    '«\u00a02020-12\u00a0» n’a pas la forme d’un numéro de thèse (2019LYSE1234)\u00a0: il est laissé de côté.',
  ]);
  expect(of('1997PAR00012')?.ways[0]?.item).toMatchObject({ annee: '1997', soutenance: { date: '1997' } });
  expect(of('1997PAR00012', 'Auteur / Autrice')).toMatchObject({
    kind: 'degree',
    ways: [{ to: 'statut-professionnel', item: { title: 'Doctorat (Histoire)', year: '1997', subject: 'Les puits' } }],
  });
});

test('people who match a name, with details that distinguish them', () => {
  expect(readPeople({ totalHits: 1, personnes: [doctor(), { id: 'x', has_idref: false }] })).toEqual([
    {
      id: '026927608',
      name: 'Anne Exemple',
      about: 'Histoire, Rennes 2, Directeur / Directrice (2), Rapporteur / Rapporteuse (1)',
    },
  ]);
  expect(readPeople({ message: 'bonjour' })).toBeUndefined();
});

/** For tests of dossiers: the sample content with what a teacher-researcher of twenty years adds to it. */
import { profilSample } from '@/sections/profil/sample';
import { type PublicSection, publicSection } from '@/sections/public-site';
import { definitions } from '@/sections/registry';

const supervisors = 'S. Berrada';
const jury = [
  { id: 'm1', nom: 'Anne Martin', role: 'Rapporteure', etablissement: 'Université de Lyon' },
  { id: 'm2', nom: 'Karim Lahlou', role: 'Rapporteur', etablissement: 'Université de Rabat' },
  { id: 'm3', nom: 'Jean-Pierre Delaunoy', role: 'Examinateur', etablissement: 'Université de Liège' },
];
const student = (id: string, doctorant: string, sujet: string, from: number, nature = 'Thèse', isDefended = true) => ({
  ...{ id, sujet, color: '', statut: isDefended ? 'Soutenue' : 'En cours' },
  annee: isDefended ? `${from} – ${from + 3}` : `depuis ${from}`,
  encadrement: {
    ...{ doctorant, nature, role: 'Codirection', quotite: '50', codirection: supervisors, start: `${from}-10-01` },
    ...{ etablissement: 'Université d’El Jadida', ecole: 'ED Sciences', financement: 'Contrat doctoral' },
  },
  ...(isDefended && { soutenance: { date: `${from + 3}-12-12`, lieu: 'El Jadida', mention: 'très honorable', jury } }),
  ...(isDefended && { devenir: { situation: 'Maîtresse de conférences, Université de Fès' } }),
});

const activity = (nature: string, title: string, start: number, rest: object = {}) => ({
  ...{ id: `${nature} ${start} ${title}`, nature, title, start: String(start), ...rest },
});
const post = (id: string, title: string, organization: string, start: string, end?: string) => ({
  ...{ id, title, organization, unit: 'LTI', place: 'El Jadida', start, end },
});
const service = (from: number, cm: string, td: string, tp: string) => ({
  ...{ id: `y${from}`, year: `${from}-${from + 1}`, cm, td, tp, groups: '2', students: '45', role: 'Responsable' },
});

const added: Readonly<Partial<Record<string, (sample: unknown) => unknown>>> = {
  'cv--parcours': () => ({
    posts: [
      post('p1', 'Professeure de l’enseignement supérieur', 'Université d’El Jadida', '2019-09'),
      post('p2', 'Professeure habilitée', 'Université d’El Jadida', '2014-09', '2019-08'),
      post('p3', 'Professeure assistante', 'Université d’El Jadida', '2009-09', '2014-08'),
      post('p4', 'Attachée temporaire d’enseignement et de recherche', 'Université de Rennes', '2007-09', '2009-08'),
    ],
    degrees: [
      {
        ...{ id: 'd1', title: 'Habilitation universitaire', organization: 'Université d’El Jadida' },
        ...{
          date: '2014-06-12',
          subject: 'Sécurité des réseaux contraints',
          jury: 'A. Martin\nK. Lahlou\nH. Zemmouri',
        },
      },
      {
        ...{ id: 'd2', title: 'Doctorat en informatique', organization: 'Université de Rennes', date: '2008-12-03' },
        ...{ mention: 'très honorable', subject: 'Confiance dans les réseaux ad hoc', supervision: 'J.-P. Delaunoy' },
      },
      { id: 'd3', title: 'Master en réseaux', organization: 'Université de Rennes', date: '2005', mention: 'bien' },
    ],
  }),
  'cv--activites': () => ({
    items: [
      activity('Prix et distinctions', 'Prix de la meilleure communication', 2022, { organization: 'NetSec' }),
      activity('Conférences invitées et séminaires', 'La sécurité des campus', 2025, {
        ...{ organization: 'Université de Liège', place: 'Liège', country: 'Belgique' },
      }),
      activity('Conférences invitées et séminaires', 'Apprendre en réseau', 2021, { organization: 'CNRS' }),
      activity('Comités éditoriaux et relectures', 'Data and Networks', 2020, { role: 'Éditrice', ongoing: true }),
      activity('Expertises', 'Évaluation de projets', 2019, { organization: 'ANR', end: '2024' }),
      activity('Sociétés savantes', 'Société informatique', 2012, { role: 'Membre', ongoing: true }),
      activity('Diffusion et médias', 'Fête de la science', 2023, { place: 'El Jadida' }),
    ],
  }),
  'cv--jurys': () => [
    {
      ...{ id: 'j1', candidat: 'Paul Roche', titre: 'Les crues', nature: 'Thèse', role: 'Rapporteur', date: '2024-03' },
    },
    { ...{ id: 'j2', candidat: 'Ana Silva', nature: 'HDR', role: 'Examinatrice', date: '2022', titre: 'Réseaux' } },
    {
      ...{ id: 'j3', nature: 'Comité de sélection', role: 'Membre', date: '2021', etablissement: 'Université de Fès' },
    },
  ],
  'theses-encadrees': (sample) => ({
    ...(sample as object),
    'Réseaux et sécurité': [
      student('t1', 'Rim Ait Baddou', 'Authentification d’objets contraints', 2016),
      student('t2', 'Hicham Zemmouri', 'Détection d’intrusions fédérée', 2019),
      student('t3', 'Mouna Oulhaj', 'Placement économe de fonctions virtuelles', 2023, 'Thèse', false),
      student('t4', 'Younes Alami', 'Mesures d’un campus', 2021, 'Post-doctorat'),
      student('t5', 'Lina Haddad', 'Étude de traces', 2024, 'Master'),
    ],
  }),
  projets: (sample) =>
    (sample as { readonly id: string }[]).map((project, index) => ({
      ...project,
      ...(index === 0 && {
        grant: {
          ...{ funder: 'CNRST', call: 'Appel 2023', amount: '120\u202f000\u00a0€', reference: 'CNRST-23-017' },
          ...{ start: '2024-01', end: '2027-12', partners: ['Université de Liège', 'Université de Rabat'] },
        },
      }),
    })),
  enseignement: (sample) =>
    (sample as object[]).map((course, index) => ({
      ...course,
      ...(index < 4 && { service: [service(2024, '18', '24', ''), service(2025, '18', '24', index % 2 ? '12' : '')] }),
    })),
  'cv--service': () => ({
    shown: undefined,
    rules: [{ id: 'r1', status: 'Professeure', due: '192', cm: '1,5', td: '1', tp: '1', ctd: '1,25', project: '1' }],
    lines: [{ id: 'l1', year: '2025-2026', nature: 'referentiel', hours: '12', label: 'Direction de la filière' }],
  }),
};

/** Everything that the site of such a person says. */
export function careerSource() {
  const sections = definitions.map(({ id, title, type, schema, defaults }): PublicSection => {
    const add = added[id];
    return publicSection({ id, title, type, content: add ? schema.parse(add(defaults)) : defaults });
  });
  return { profile: profilSample, sections, today: '2026-11-26' };
}

/** For tests: careers as ORCID and theses.fr give them, of invented people. */
type Json = Readonly<Record<string, unknown>>;

export const iD = '0000-0002-1825-0097';

const source = {
  'source-orcid': null,
  'source-client-id': { path: 'APP-EXEMPLE', host: 'orcid.org' },
  'source-name': { value: 'Université d’Exemple' },
};
export const selfDeclared = {
  'source-orcid': { path: iD },
  'source-client-id': null,
  'source-name': { value: 'Anne' },
};
const dateOf = (text: string | null) => {
  const [year, month, day] = text?.split('-') ?? [];
  return text && { year: { value: year }, month: month ? { value: month } : null, day: day ? { value: day } : null };
};
const organization = (name: string, city = 'Rennes', country = 'FR') => ({
  name,
  address: { city, region: null, country },
  'disambiguated-organization': null,
});

/** A summary of an affiliation: its title, body and dates; `more` replaces any field. */
export const affiliation = (
  code: number | string,
  title: string | null,
  body: string | null,
  [start, end]: readonly [string | null, string | null],
  more: Json = {},
): Json => ({
  'put-code': code,
  source,
  'department-name': null,
  'role-title': title,
  'start-date': dateOf(start),
  'end-date': dateOf(end),
  organization: body && organization(body),
  url: null,
  'external-ids': null,
  'display-index': '0',
  visibility: 'public',
  ...more,
});

/** A section of affiliations: each group has the summaries of one affiliation. */
export const affiliations = (kind: string, groups: readonly (Json | readonly Json[])[]): Json => ({
  'affiliation-group': groups.map((group) => ({
    'external-ids': { 'external-id': [] },
    summaries: [group].flat().map((each) => ({ [`${kind}-summary`]: each })),
  })),
});

export const funding = (
  code: number,
  title: string,
  reference: string,
  [start, end]: readonly [string, string],
): Json => ({
  'external-ids': { 'external-id': [] },
  'funding-summary': [
    {
      'put-code': code,
      source,
      title: { title: { value: title } },
      type: 'grant',
      'start-date': dateOf(start),
      'end-date': dateOf(end),
      organization: organization('Agence Nationale de la Recherche', 'Paris'),
      url: null,
      'external-ids': {
        'external-id': [
          {
            'external-id-type': 'grant_number',
            'external-id-value': reference,
            'external-id-url': { value: `https://anr.fr/Projet-${reference}` },
          },
        ],
      },
      'display-index': '0',
    },
  ],
});

/** Reviews for one venue. */
export const reviews = (count: number, venue = 'issn:0000-0019'): Json => ({
  group: [
    {
      'external-ids': { 'external-id': [{ 'external-id-type': 'peer-review', 'external-id-value': venue }] },
      'peer-review-group': Array.from({ length: count }, (_, index) => ({
        'peer-review-summary': [
          {
            'put-code': 920_000 + index,
            source,
            'reviewer-role': 'reviewer',
            'completion-date': dateOf(String(2019 + (index % 5))),
            'review-group-id': venue,
            'convening-organization': organization('Éditions d’Exemple', 'Paris'),
          },
        ],
      })),
    },
  ],
});

/** Six posts, four degrees, five grants, and one or more of each of the others. */
export const activities = (): Json => ({
  'last-modified-date': null,
  employments: affiliations('employment', [
    affiliation(910_001, 'Professeure', 'Université d’Exemple', ['2021-09', null], {
      'department-name': 'UFR d’histoire',
    }),
    affiliation(910_002, 'Maîtresse de conférences', 'Université d’Exemple', ['2014-09', '2021-08']),
    affiliation(910_003, 'ATER', 'Université de Modèle', ['2012', '2014']),
    affiliation(910_004, 'Chercheuse postdoctorale', 'Institut d’Essai', ['2011-10', '2012-08']),
    affiliation(910_005, 'Monitrice', 'Université de Modèle', ['2008', '2011']),
    affiliation(910_006, 'Professeure de lycée', 'Lycée d’Exemple', ['2006', '2008']),
  ]),
  educations: affiliations('education', [
    affiliation(910_011, 'Doctorat en histoire', 'Université de Modèle', ['2008', '2011']),
    affiliation(910_012, 'Master d’histoire', 'Université de Modèle', ['2004', '2006']),
    affiliation(910_013, 'Licence d’histoire', 'Université d’Essai', ['2001', '2004']),
  ]),
  qualifications: affiliations('qualification', [
    affiliation(910_014, 'Agrégation d’histoire', 'Ministère d’Exemple', [null, '2006']),
  ]),
  distinctions: affiliations('distinction', [
    affiliation(910_021, 'Médaille de bronze', 'Académie d’Exemple', ['2019', null], {
      url: { value: 'https://exemple.org/prix' },
      source: selfDeclared,
    }),
  ]),
  'invited-positions': affiliations('invited-position', [
    affiliation(910_031, 'Professeure invitée', 'University of Example', ['2018-01', '2018-06'], {
      organization: organization('University of Example', 'Boston', 'US'),
    }),
  ]),
  memberships: affiliations('membership', [
    affiliation(910_041, 'Membre du bureau', 'Société d’histoire d’Exemple', ['2016', null]),
  ]),
  services: affiliations('service', [
    affiliation(910_051, 'Membre élue', 'Institut d’Exemple', [null, '2023'], {
      'department-name': 'Comité scientifique',
      organization: { name: 'Institut d’Exemple' },
    }),
  ]),
  fundings: {
    group: [
      funding(910_061, 'EXEMPLE – Sources de l’eau', 'ANR-24-CE99-0001', ['2024-10-01', '2028']),
      funding(910_062, 'RIVES', 'ANR-20-CE99-0002', ['2020', '2024']),
      funding(910_063, 'PUITS', 'ANR-17-CE99-0003', ['2017', '2020']),
      funding(910_064, 'CANAUX', 'ANR-15-CE99-0004', ['2015', '2017']),
      funding(910_065, 'FONTAINES', 'ANR-13-CE99-0005', ['2013', '2015']),
    ],
  },
  'peer-reviews': reviews(300),
  'research-resources': { group: [] },
  works: { group: [] },
});

/** What `/person` says beside: a name, and what ORCID’s own sample has of junk. */
export const person: Json = {
  'other-names': { 'other-name': [{ content: 'Anne Modèle-Exemple', 'put-code': 1 }] },
  keywords: { keyword: [{}] },
  'researcher-urls': {
    'researcher-url': [
      { 'url-name': 'Scholar', url: { value: 'https://scholar.google.com/citations?user=AbCdEfGhIjKl&hl=fr' } },
      { 'url-name': 'Blog', url: { value: 'https://mamot.fr/@anne' } },
      { 'url-name': null, url: null },
      { 'url-name': 'LinkedIn', url: { value: 'https://www.linkedin.com/in/anne-exemple' } },
    ],
  },
  'external-identifiers': {
    'external-identifier': [
      { 'external-id-type': 'Scopus Author ID', 'external-id-url': { value: 'http://www.scopus.com/authid/1' } },
      { 'external-id-type': 'IdRef', 'external-id-url': { value: 'https://www.idref.fr/026927608' } },
      {},
    ],
  },
};

const student = { id: '987654322', nom: 'Modèle', prenom: 'Paul', has_idref: true };
const director = { id: '026927608', nom: 'Exemple', prenom: 'Anne', has_idref: true };
const thesis = (id: string, titre: string, more: Json = {}): Json => ({
  id,
  titre,
  status: 'soutenue',
  date_soutenance: '2020-11-27',
  date_inscription: '2016-10-01',
  etablissement_soutenance: { ppn: '975312464', nom: 'Rennes 2', type: null },
  auteurs: [student],
  directeurs: [director],
  sujets: { fr: ['Eau'] },
  ...more,
});

/** What is said of a thesis alone: its dates in another form, its jury, school and joint establishment. */
export const thesisDetails: Json = {
  nnt: '2020REN20001',
  titrePrincipal: 'L’eau des moines',
  dateSoutenance: '27/11/2020',
  status: 'soutenue',
  etabSoutenance: { ppn: '975312464', nom: 'Rennes 2', type: null },
  etabCotutelle: [{ ppn: null, nom: 'Université de Liège', type: null }],
  ecolesDoctorales: [{ ppn: '1', nom: 'École doctorale Sociétés, temps, territoires', type: null }],
  presidentJury: { ppn: '2', nom: 'Martin', prenom: 'Anne' },
  rapporteurs: [
    { ppn: '2', nom: 'Martin', prenom: 'Anne' },
    { ppn: null, nom: 'Lahlou', prenom: 'Karim' },
  ],
  membresJury: [
    { ppn: '026927608', nom: 'Exemple', prenom: 'Anne' },
    { ppn: '4', nom: 'Delaunoy', prenom: 'Jean' },
  ],
  directeurs: [{ ppn: '026927608', nom: 'Exemple', prenom: 'Anne' }],
};

/** One with nine supervised theses, of which two are in preparation, and twenty juries in three roles. */
export const professor = (): Json => {
  const some = (count: number, first: number, more: (index: number) => Json = () => ({})) =>
    Array.from({ length: count }, (_, index) =>
      thesis(`${2010 + index}REN2${String(first + index).padStart(4, '0')}`, `Étude ${first + index}`, {
        date_soutenance: `${2010 + index}-11-27`,
        date_inscription: `${2006 + index}-10-01`,
        auteurs: [{ id: `9${first + index}`, nom: `Modèle${first + index}`, prenom: 'Paul' }],
        ...more(index),
      }),
    );
  return {
    ...doctor(),
    theses: {
      'Directeur / Directrice': some(9, 100, (index) =>
        index < 7 ? {} : { id: `s90000${index}`, status: 'enCours', date_soutenance: null },
      ),
      'Rapporteur / Rapporteuse': some(8, 200),
      'Président / Présidente du jury': some(4, 300),
      'Examinateur / Examinatrice': some(8, 400),
    },
  };
};

/** A person of theses.fr: two supervised theses, one of them in preparation, and three juries, of which one is hers. */
export const doctor = (): Json => ({
  id: director.id,
  nom: 'Exemple',
  prenom: 'Anne',
  has_idref: true,
  roles: { 'Directeur / Directrice': 2, 'Rapporteur / Rapporteuse': 1 },
  disciplines: ['Histoire'],
  etablissements: ['Rennes 2'],
  theses: {
    'Directeur / Directrice': [
      thesis('s900001', 'Boire en ville', {
        status: 'enCours',
        date_soutenance: null,
        directeurs: [director, { id: '987654330', nom: 'Essai', prenom: 'Luc' }],
      }),
      thesis('2020REN20001', 'L’eau des moines'),
    ],
    'Rapporteur / Rapporteuse': [thesis('1997PAR00012', 'Les fontaines', { date_soutenance: '1998-01-01' })],
    'membre du jury': [thesis('2020REN20001', 'L’eau des moines')],
    'Examinateur / Examinatrice': [thesis('s900009', 'À venir', { status: 'enCours', date_soutenance: null })],
    'Auteur / Autrice': [thesis('2011REN20009', 'La mienne')],
    'rôle inconnu': [thesis('2012REN20010', 'Autre')],
  },
});

/** The models of dossiers that the owner can start from, after French files; none is imposed. */

import type { Language } from '@/lib/languages';
import { ercHeads, mscaHeads, narrativeHeads, ukriHeads } from './funders';
import { allHeads, type Head, habilitationHeads, recruitmentHeads, reportHeads, type Title } from './heads';
import { trameAfter, trameHeads } from './trame';

export const modelIds = [
  ...['cv-court', 'cv', 'publications'],
  ...['trame', 'ripec', 'rapport', 'crct', 'delegation', 'promotion', 'emeritat', 'habilitation'],
  ...['qualification', 'recrutement', 'candidature'],
  ...['narratif', 'ukri', 'erc', 'msca'],
] as const;
export type ModelId = (typeof modelIds)[number];

/** Groups of models, as the administration lists them. */
export const modelGroups = {
  cv: 'CV et liste de travaux',
  post: 'Personnes en poste',
  application: 'Candidatures',
  funder: 'Financeurs et CV narratif',
} as const;

type Model = {
  readonly label: string;
  readonly is: keyof typeof modelGroups;
  /** One sentence on its use. */
  readonly purpose: string;
  /** The document's title, if it is not the person's name. */
  readonly title?: Title;
  /** Its initial language, if not French. */
  readonly lang?: Language;
  /** Key prefixes (`section/group`) of the groups ticked initially; null for all. */
  readonly groups: readonly string[] | null;
  /** Prefixes in its own order, if that is not a CV's. */
  readonly order?: readonly string[];
  readonly heads?: readonly Head[];
  /** Text size in points, where prescribed. */
  readonly textSize?: 12;
  /**
   * Whether entries omit their details, lists are set on one line, and each group starts with at most six dated
   * entries.
   */
  readonly isShort?: boolean;
  /** Page limit, annexes apart; a short one fills it. */
  readonly pages?: number;
  /** Prefixes of the groups added next, in order, while the pages have room. */
  readonly next?: readonly string[];
  /** Number of full years before the current one. */
  readonly years?: number;
  /** Whether works are proposed for its head. */
  readonly hasSelected?: boolean;
  /** The most works at its head, if not five. */
  readonly works?: number;
  /** Whether authors whom the owner supervises are underlined. */
  readonly marksStudents?: boolean;
  /** Whether dates need day, month and year. */
  readonly hasFullDates?: boolean;
  /** Word limit for the owner's texts, in all. */
  readonly words?: number;
};

/**
 * Subjects of a file for a committee, in the order of a French CV: the administration's name of the section, and the
 * prefixes of its groups.
 */
export const cvHeads: readonly { readonly name: string; readonly groups: readonly string[] }[] = [
  { name: 'À propos', groups: ['a-propos'] },
  { name: 'Formation et diplômes', groups: ['cv--parcours/diplomes', 'statut-professionnel'] },
  { name: 'Parcours', groups: ['cv--parcours/postes'] },
  { name: 'Axes de Recherche', groups: ['axes-recherche'] },
  { name: 'Publications', groups: ['publications'] },
  { name: 'Thèses encadrées', groups: ['theses-encadrees'] },
  { name: 'Jurys', groups: ['cv--jurys'] },
  { name: 'Projets', groups: ['projets'] },
  { name: 'Activités', groups: ['cv--activites'] },
  { name: 'Enseignement', groups: ['enseignement'] },
  { name: 'Responsabilités', groups: ['responsabilites'] },
  { name: 'Langues', groups: ['etat-civil/langues'] },
];

const groupsBelow = (heads: readonly Head[]): readonly string[] => allHeads(heads).flatMap(({ groups = [] }) => groups);

const report = { fr: 'Rapport d’activité', en: 'Activity report', ar: 'تقرير النشاط' } as const;

/** The classes in annex 2 of the form, in its order: journals, books, chapters, patents and software, proceedings. */
const trameWorks = [
  ...['ART', 'ACL', 'ACLN', 'OUV', 'OS', 'ISSUE', 'PROCEEDINGS', 'DO', 'COUV'],
  ...['PATENT', 'SOFTWARE', 'BRE', 'COMM', 'C-ACTI', 'C-ACTN'],
].map((code) => `publications/${code}`);

/** Common to the files that follow the national form. */
const trame = {
  is: 'post',
  groups: groupsBelow(trameHeads),
  order: groupsBelow(trameHeads).flatMap((group) => (group === 'publications' ? [...trameWorks, group] : group)),
  textSize: 12,
  pages: 15,
  hasSelected: true,
  marksStudents: true,
} as const satisfies Partial<Model>;

export const models: Readonly<Record<ModelId, Model>> = {
  'cv-court': {
    is: 'cv',
    label: 'CV, deux pages',
    purpose:
      'L’essentiel, une ligne par entrée, jusqu’au bas de la seconde page\u00a0: titres, parcours, cinq travaux, encadrement, projets.',
    groups: [
      'statut-professionnel',
      'cv--parcours',
      'axes-recherche',
      'theses-encadrees/Thèse',
      'projets',
      'cv--activites/awards',
      'responsabilites',
      'competences',
      'etat-civil/langues',
    ],
    isShort: true,
    pages: 2,
    next: ['publications', 'theses-encadrees', 'cv--activites', 'cv--jurys', 'enseignement'],
    hasSelected: true,
  },
  cv: { is: 'cv', label: 'CV, complet', purpose: 'Tout ce que le site sait de votre carrière.', groups: null },
  publications: {
    is: 'cv',
    label: 'Liste de publications classée',
    purpose: 'Toutes les publications, par catégorie, numérotées.',
    title: { fr: 'Liste de publications', en: 'List of publications', ar: 'قائمة المنشورات' },
    groups: ['publications'],
  },
  trame: {
    ...trame,
    label: 'Rapport d’activité, trame nationale',
    purpose: 'Avancement de grade et suivi de carrière\u00a0: quinze pages hors annexes, en 12 points.',
    title: report,
    heads: trameHeads,
  },
  ripec: {
    ...trame,
    label: 'RIPEC, prime individuelle',
    purpose: 'Les mêmes rubriques, pour les quatre dernières années.',
    title: report,
    heads: trameHeads,
    years: 4,
  },
  rapport: {
    is: 'post',
    label: 'Rapport d’activité, libre',
    purpose: 'Les quatre dernières années\u00a0: recherche, enseignement, tâches d’intérêt général.',
    title: report,
    groups: groupsBelow(reportHeads),
    order: groupsBelow(reportHeads),
    heads: reportHeads,
    years: 4,
  },
  crct: {
    ...trame,
    label: 'CRCT, congé pour recherches',
    purpose: 'Le projet du congé, puis le rapport d’activité par les rubriques nationales.',
    title: { fr: 'Congé pour recherches ou conversions thématiques' },
    heads: trameAfter('Projet', 'Objet du congé, programme, étapes, résultats attendus.'),
  },
  delegation: {
    ...trame,
    label: 'Délégation',
    purpose: 'Le projet dans l’unité d’accueil, puis le rapport d’activité.',
    title: { fr: 'Demande de délégation' },
    heads: trameAfter('Projet de recherche', 'Projet, unité d’accueil, calendrier.'),
  },
  promotion: {
    ...trame,
    label: 'Promotion interne',
    purpose: 'Une lettre de motivation, puis le rapport d’activité.',
    title: report,
    heads: trameAfter('Lettre de motivation', 'Vos raisons, en une page.', 'lettre'),
  },
  emeritat: {
    ...trame,
    label: 'Éméritat',
    purpose: 'Le projet, puis le rapport d’activité.',
    title: { fr: 'Demande d’éméritat' },
    heads: trameAfter('Projet', 'Encadrements à terminer, projets à conduire.'),
  },
  habilitation: {
    is: 'post',
    label: 'Habilitation à diriger des recherches',
    purpose: 'La synthèse de l’activité, l’encadrement, l’animation, les travaux.',
    title: { fr: 'Dossier d’habilitation à diriger des recherches' },
    groups: groupsBelow(habilitationHeads),
    order: groupsBelow(habilitationHeads),
    heads: habilitationHeads,
    hasSelected: true,
  },
  qualification: {
    is: 'application',
    label: 'Qualification',
    purpose:
      'Pour qui n’a pas encore de poste\u00a0: CV pour une section du CNU. Les maîtres de conférences titulaires n’ont pas à la demander.',
    title: { fr: 'Dossier de qualification', en: 'Qualification file', ar: 'ملف التأهيل' },
    groups: null,
    hasSelected: true,
  },
  recrutement: {
    is: 'application',
    label: 'Recrutement, présentation analytique',
    purpose: 'Travaux et activités, avec ceux que vous présenteriez lors de l’audition.',
    title: { fr: 'Présentation analytique' },
    groups: groupsBelow(recruitmentHeads),
    order: groupsBelow(recruitmentHeads),
    heads: recruitmentHeads,
    hasSelected: true,
  },
  candidature: {
    is: 'application',
    label: 'Candidature',
    purpose: 'CV complet, avec cinq travaux choisis à sa tête.',
    title: { fr: 'Dossier de candidature', en: 'Application', ar: 'ملف الترشيح' },
    groups: null,
    hasSelected: true,
  },
  narratif: {
    is: 'funder',
    label: 'CV narratif',
    purpose: 'Quatre contributions dans vos mots, en français ou en anglais, avec ce que le site compte.',
    title: { fr: 'CV narratif', en: 'Narrative CV' },
    groups: groupsBelow(narrativeHeads),
    order: groupsBelow(narrativeHeads),
    heads: narrativeHeads,
    hasSelected: true,
  },
  ukri: {
    is: 'funder',
    label: 'R4RI (UKRI)',
    purpose: 'Le CV narratif des financeurs britanniques, en anglais\u00a0: vos mots, comptés.',
    title: { en: 'Résumé for Research and Innovation' },
    lang: 'en',
    groups: [],
    heads: ukriHeads,
    words: 1000,
  },
  erc: {
    is: 'funder',
    label: 'ERC, CV and Track Record',
    purpose: 'Quatre pages en anglais, dix travaux au plus.',
    title: { en: 'Curriculum vitae and Track Record' },
    lang: 'en',
    groups: groupsBelow(ercHeads),
    order: groupsBelow(ercHeads),
    heads: ercHeads,
    pages: 4,
    hasSelected: true,
    works: 10,
  },
  msca: {
    is: 'funder',
    label: 'MSCA, bourse postdoctorale',
    purpose: 'Le CV de la partie B2, en anglais.',
    title: { en: 'Curriculum vitae' },
    lang: 'en',
    groups: groupsBelow(mscaHeads),
    order: groupsBelow(mscaHeads),
    heads: mscaHeads,
    hasSelected: true,
    works: 10,
    hasFullDates: true,
  },
};

export const modelsOf = (is: string): readonly ModelId[] => modelIds.filter((id) => models[id].is === is);

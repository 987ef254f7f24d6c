/** The dossiers that the owner can begin from. They are models of French files, chosen and never imposed. */

import type { Language } from '@/lib/languages';

export const modelIds = ['cv-court', 'cv', 'publications', 'rapport', 'qualification', 'candidature'] as const;
export type ModelId = (typeof modelIds)[number];

/** A heading over groups. */
type Head = { readonly title: Readonly<Record<Language, string>>; readonly groups: readonly string[] };

type Model = {
  readonly label: string;
  /** One sentence on the use of it. */
  readonly purpose: string;
  /** The heading of the document where it is not the person's name. */
  readonly title?: Readonly<Record<Language, string>>;
  /** Prefixes of the keys (`section/group`) of the groups that it begins with; null for every group. */
  readonly groups: readonly string[] | null;
  /** Prefixes in its own order, where that is not the order of a CV. */
  readonly order?: readonly string[];
  readonly heads?: readonly Head[];
  /** Whether entries are written without their details, lists on a line, and six dated entries of a group stand first. */
  readonly isShort?: boolean;
  /** The pages that it fills and does not exceed. */
  readonly pages?: number;
  /** Prefixes of the groups that follow, in their order, while these pages have room. */
  readonly next?: readonly string[];
  /** So many full years before the current one. */
  readonly years?: number;
  /** Whether five works are proposed for its head. */
  readonly hasSelected?: boolean;
};

/** The order of a French CV; a group that fits none of these comes last. */
export const cvOrder: readonly string[] = [
  'etat-civil',
  'a-propos',
  'cv--parcours/diplomes',
  'statut-professionnel',
  'cv--parcours',
  'axes-recherche',
  'publications',
  'theses-encadrees',
  'cv--jurys',
  'projets',
  'cv--activites',
  'intro-enseignement',
  'enseignement',
  'infos-enseignement',
  'responsabilites',
  'competences',
  'etat-civil/langues',
];

/** What a file for a committee speaks of, in the order of a French CV: its section as the administration names it, and the prefixes of its groups. */
export const heads: readonly { readonly name: string; readonly groups: readonly string[] }[] = [
  { name: 'À propos', groups: ['a-propos'] },
  { name: 'Formation et diplômes', groups: ['cv--parcours/diplomes', 'statut-professionnel'] },
  { name: 'Parcours', groups: ['cv--parcours/postes'] },
  { name: 'Axes de recherche', groups: ['axes-recherche'] },
  { name: 'Publications', groups: ['publications'] },
  { name: 'Thèses encadrées', groups: ['theses-encadrees'] },
  { name: 'Jurys', groups: ['cv--jurys'] },
  { name: 'Projets', groups: ['projets'] },
  { name: 'Activités', groups: ['cv--activites'] },
  { name: 'Enseignement', groups: ['enseignement'] },
  { name: 'Responsabilités', groups: ['responsabilites'] },
  { name: 'Langues', groups: ['etat-civil/langues'] },
];

/** The heads by which a report is judged (RIPEC): research, teaching, tasks of general interest. */
const reportHeads: readonly Head[] = [
  {
    title: { fr: 'Activité scientifique', en: 'Research', ar: 'النشاط العلمي' },
    groups: ['publications', 'theses-encadrees', 'cv--jurys', 'projets', 'cv--activites'],
  },
  {
    title: { fr: 'Investissement pédagogique', en: 'Teaching', ar: 'الالتزام البيداغوجي' },
    groups: ['intro-enseignement', 'enseignement', 'infos-enseignement', 'responsabilites/pedagogiques'],
  },
  {
    title: { fr: 'Tâches d’intérêt général', en: 'Institutional service', ar: 'مهام ذات نفع عام' },
    groups: ['responsabilites/collectives'],
  },
];
const reportGroups = reportHeads.flatMap(({ groups }) => groups);

export const models: Readonly<Record<ModelId, Model>> = {
  'cv-court': {
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
  cv: { label: 'CV, complet', purpose: 'Tout ce que le site sait de votre carrière.', groups: null },
  publications: {
    label: 'Liste de publications classée',
    purpose: 'Toutes les publications, par catégorie, numérotées.',
    title: { fr: 'Liste de publications', en: 'List of publications', ar: 'قائمة المنشورات' },
    groups: ['publications'],
  },
  rapport: {
    label: 'Rapport d’activité',
    purpose: 'Les quatre dernières années\u00a0: recherche, enseignement, tâches d’intérêt général.',
    title: { fr: 'Rapport d’activité', en: 'Activity report', ar: 'تقرير النشاط' },
    groups: reportGroups,
    order: reportGroups,
    heads: reportHeads,
    years: 4,
  },
  qualification: {
    label: 'Qualification',
    purpose: 'CV pour une section du CNU\u00a0: enseignement, recherche, responsabilités.',
    title: { fr: 'Dossier de qualification', en: 'Qualification file', ar: 'ملف التأهيل' },
    groups: null,
    hasSelected: true,
  },
  candidature: {
    label: 'Candidature',
    purpose: 'CV complet, avec cinq travaux choisis à sa tête.',
    title: { fr: 'Dossier de candidature', en: 'Application', ar: 'ملف الترشيح' },
    groups: null,
    hasSelected: true,
  },
};

/** Whether a key is that of something below another, or that other itself. */
export const isBelow = (own: string, prefix: string): boolean => own === prefix || own.startsWith(`${prefix}/`);

/** The place of a key in a model: by its own order, then by that of a CV. */
export function placeOf({ order = cvOrder }: Pick<Model, 'order'>, key: string): number {
  return placeIn(order, key) * (cvOrder.length + 1) + placeIn(cvOrder, key);
}

/** The place of the longest prefix that fits a key; after all of them where none does. */
function placeIn(order: readonly string[], key: string): number {
  const fitting = order.filter((prefix) => isBelow(key, prefix)).toSorted((a, b) => b.length - a.length)[0];
  return fitting === undefined ? order.length : order.indexOf(fitting);
}

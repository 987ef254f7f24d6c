/**
 * Headings of files that are written under prescribed ones: the site's entries that go below each, and what the owner
 * writes there.
 */
import type { Language } from '@/lib/languages';

/** A heading in the languages of its file: French, English or both. */
export type Title = Partial<Readonly<Record<Language, string>>>;

/** A heading in a language, else in French, else in English. */
export function titleIn(title: Title, lang: Language): { readonly text: string; readonly lang: Language } {
  const available = ([lang, 'fr', 'en'] as const).find((each) => title[each] !== undefined) ?? lang;
  return { text: title[available] ?? '', lang: available };
}

export type Head = {
  /** Identifies it in its model: the owner's text is stored under it. */
  readonly id: string;
  readonly title: Title;
  /** Key prefixes of the groups below it; a group goes under the heading with the longest match. */
  readonly groups?: readonly string[];
  /** Prompt for the owner's text, where one is asked for. */
  readonly asks?: string;
  /** Limit on characters without blanks, the owner's and the site's together. */
  readonly maxCharacters?: number;
  /** Whether the chosen works stand here instead of at the head of the publications. */
  readonly hasSelected?: true;
  /** Prefixes of groups whose own heading is omitted, so that its content stands right below. */
  readonly withoutHeadings?: readonly string[];
  /** Whether it replaces the heading of its only part; by default where it has one prefix. */
  readonly replacesPartHeading?: boolean;
  /** Limits its entries to current or past ones, or to those that say neither. */
  readonly only?: 'held' | 'past' | 'unsaid';
  /** Whether its entries are counted per group instead of listed. */
  readonly isCounted?: true;
  /** Whether it may stay empty. */
  readonly isOptional?: true;
  /** A reference to an annex, where that has content: the annex's id, and the text for its number of entries. */
  readonly annex?: { readonly id: string; readonly text: (count: number) => string };
  /** Whether it is an annex: not counted in the pages, and placed last. */
  readonly isAnnex?: true;
  readonly heads?: readonly Head[];
};

/** All headings, parents before children. */
export const allHeads = (heads: readonly Head[]): readonly Head[] =>
  heads.flatMap((head) => [head, ...allHeads(head.heads ?? [])]);

/** The headings by which a report is judged: research, teaching, tasks of general interest. */
export const reportHeads: readonly Head[] = [
  {
    id: 'recherche',
    title: { fr: 'Activité scientifique', en: 'Research', ar: 'النشاط العلمي' },
    groups: ['publications', 'theses-encadrees', 'cv--jurys', 'projets', 'cv--activites'],
    asks: 'Ce qui a compté pendant la période, en quelques lignes.',
    isOptional: true,
  },
  {
    id: 'enseignement',
    title: { fr: 'Investissement pédagogique', en: 'Teaching', ar: 'الالتزام البيداغوجي' },
    groups: ['intro-enseignement', 'enseignement', 'infos-enseignement', 'responsabilites/pedagogiques'],
    withoutHeadings: ['intro-enseignement'],
    asks: 'Thèmes enseignés, pratiques, enseignements créés ou transformés.',
    isOptional: true,
  },
  {
    id: 'interet-general',
    title: { fr: 'Tâches d’intérêt général', en: 'Institutional service', ar: 'مهام ذات نفع عام' },
    groups: ['responsabilites/collectives'],
    asks: 'Rôle, portée et résultats des responsabilités de la période.',
    isOptional: true,
  },
];

/** The file for the habilitation (order of 23 November 1988, article 4: works, and a synthesis that shows experience). */
export const habilitationHeads: readonly Head[] = [
  {
    id: 'activite',
    title: { fr: 'Synthèse de l’activité scientifique' },
    groups: ['axes-recherche'],
    hasSelected: true,
    asks: 'L’activité scientifique et votre expérience dans l’animation d’une recherche.',
  },
  { id: 'parcours', title: { fr: 'Parcours' }, groups: ['cv--parcours', 'statut-professionnel'] },
  {
    id: 'encadrement',
    title: { fr: 'Encadrement et jurys' },
    groups: ['theses-encadrees', 'cv--jurys'],
    asks: 'Votre part dans ces encadrements.',
    isOptional: true,
  },
  {
    id: 'animation',
    title: { fr: 'Animation de la recherche' },
    groups: ['projets', 'cv--activites', 'responsabilites'],
    asks: 'Équipes, projets, colloques, séminaires.',
    isOptional: true,
  },
  {
    id: 'enseignement',
    title: { fr: 'Enseignement' },
    groups: ['intro-enseignement', 'enseignement', 'infos-enseignement'],
    withoutHeadings: ['intro-enseignement'],
  },
  { id: 'publications', title: { fr: 'Liste des publications' }, groups: ['publications'] },
];

/** The file of a candidate for a post (order of 6 February 2023): works for the hearing are marked. */
export const recruitmentHeads: readonly Head[] = [
  {
    id: 'presentation',
    title: { fr: 'Présentation analytique des travaux, ouvrages, articles, réalisations et activités' },
    groups: ['axes-recherche', 'projets', 'cv--activites', 'theses-encadrees', 'cv--jurys'],
    asks: 'Vos travaux et vos activités, ce qu’ils apportent.',
  },
  {
    id: 'audition',
    title: { fr: 'Travaux à présenter lors de l’audition' },
    hasSelected: true,
  },
  { id: 'parcours', title: { fr: 'Parcours' }, groups: ['cv--parcours', 'statut-professionnel'] },
  {
    id: 'enseignement',
    title: { fr: 'Enseignement et responsabilités' },
    groups: ['intro-enseignement', 'enseignement', 'infos-enseignement', 'responsabilites'],
    withoutHeadings: ['intro-enseignement'],
  },
  { id: 'publications', title: { fr: 'Liste des publications' }, groups: ['publications'] },
];

/**
 * Headings of files that are written under prescribed ones: the site's entries that go below each, and what the owner
 * writes there.
 */
import { counted } from '@/lib/format/french';
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
  /** Limits its entries to current or past ones. */
  readonly only?: 'held' | 'past';
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

/**
 * The report of article 7-1 of decree 84-431, with the headings and limits of its national form
 * (rapport_activite_avancement2023.docx of Galaxie, as transcribed by
 * https://github.com/etienneandre/templates-latex, avancement-grade-2023).
 */
const trameText: readonly Head[] = [
  {
    id: 'synthese',
    title: { fr: 'Synthèse du parcours professionnel et contexte d’exercice' },
    groups: ['statut-professionnel', 'cv--parcours/diplomes', 'cv--parcours'],
    asks: 'Étapes de la carrière dans l’ordre du temps, évolution des activités, formations suivies.',
    maxCharacters: 9000,
  },
  {
    id: 'pedagogie',
    title: { fr: 'Investissement pédagogique' },
    heads: [
      {
        id: 'pedagogie-synthese',
        title: { fr: '1. Présentation synthétique de l’activité d’enseignement' },
        groups: ['intro-enseignement', 'infos-enseignement'],
        withoutHeadings: ['intro-enseignement'],
        asks: 'Thèmes enseignés, pratiques pédagogiques, enseignements créés ou transformés.',
      },
      {
        id: 'pedagogie-enseignements',
        title: { fr: '2. Présentation des enseignements' },
        annex: { id: 'annexe-1', text: () => 'Le tableau des enseignements est en annexe 1.' },
        asks: 'Diplômes et niveaux, formation initiale ou continue, nature, effectifs, volume horaire. Le tableau vient en annexe 1.',
      },
      {
        id: 'pedagogie-responsabilites',
        title: { fr: '3. Responsabilités pédagogiques' },
        groups: ['responsabilites/pedagogiques'],
        asks: 'Direction et montage de formations, ressources pédagogiques, insertion professionnelle.',
      },
      {
        id: 'pedagogie-diffusion',
        title: { fr: '4. Diffusion, rayonnement, activités internationales' },
        asks: 'Ce que votre enseignement apporte hors de l’établissement.',
      },
    ],
  },
  {
    id: 'science',
    title: { fr: 'Activité scientifique' },
    heads: [
      {
        id: 'science-synthese',
        title: { fr: '1. Présentation synthétique des thématiques de recherche' },
        groups: ['axes-recherche'],
        asks: 'Grands axes et apport dans le ou les domaines.',
      },
      {
        id: 'science-publications',
        title: { fr: '2. Publications et productions scientifiques' },
        hasSelected: true,
        annex: {
          id: 'annexe-2',
          text: (count) => `La liste complète (${counted(count, 'travail', 'travaux')}) est en annexe 2.`,
        },
        asks: 'Les cinq travaux les plus significatifs, en quelques lignes. La liste complète vient en annexe 2.',
      },
      {
        id: 'science-encadrement',
        title: { fr: '3. Encadrement doctoral et scientifique' },
        groups: ['theses-encadrees'],
        replacesPartHeading: false,
        annex: {
          id: 'annexe-3',
          text: (count) =>
            `${counted(count, 'thèse dirigée ou codirigée', 'thèses dirigées ou codirigées')}\u00a0: la liste est en annexe 3.`,
        },
        asks: 'La liste des thèses vient en annexe 3.',
      },
      {
        id: 'science-diffusion',
        title: { fr: '4. Diffusion et rayonnement' },
        groups: ['cv--activites', 'cv--jurys'],
        withoutHeadings: ['cv--activites'],
        asks: 'Expertise, activités éditoriales, jurys hors de l’établissement, sociétés savantes, colloques, invitations.',
      },
      {
        id: 'science-responsabilites',
        title: { fr: '5. Responsabilités scientifiques' },
        groups: ['responsabilites/scientifiques', 'projets'],
        replacesPartHeading: true,
        asks: 'Équipes animées, contrats\u00a0: rôle, taille, budget, dates.',
      },
      {
        id: 'science-autres',
        title: { fr: '6. Autres' },
        asks: 'Ce qui n’a pas sa place plus haut.',
        isOptional: true,
      },
    ],
  },
  {
    id: 'collectif',
    title: { fr: 'Responsabilités collectives et d’intérêt général' },
    heads: [
      {
        id: 'collectif-synthese',
        title: { fr: '1. Présentation synthétique des responsabilités' },
        asks: 'L’ensemble, en quelques lignes.',
      },
      {
        id: 'collectif-administratives',
        title: { fr: '2. Responsabilités administratives' },
        groups: ['responsabilites/collectives'],
        asks: 'Présidence, direction de composante ou de structure de recherche, missions de l’établissement.',
      },
      {
        id: 'collectif-locaux',
        title: { fr: '3. Responsabilités et mandats locaux ou régionaux' },
        groups: ['responsabilites/collectives/mandats'],
        asks: 'Conseils centraux, de composantes, de laboratoires.',
        isOptional: true,
      },
      {
        id: 'collectif-nationaux',
        title: { fr: '4. Responsabilités et mandats (internationaux, nationaux)' },
        groups: ['responsabilites/collectives/nationales'],
        asks: 'CNU, CNRS, agences nationales, jurys de concours.',
        isOptional: true,
      },
    ],
  },
  {
    id: 'autres',
    title: { fr: 'Autres informations' },
    asks: 'Situations particulières et actions non mentionnées plus haut\u202f; notamment, pour les enseignants-chercheurs reconnus travailleurs handicapés.',
    isOptional: true,
  },
  {
    id: 'hospitalier',
    title: { fr: 'Activité hospitalière' },
    asks: 'Pour les personnels des disciplines de santé seulement.',
    maxCharacters: 6000,
    isOptional: true,
  },
];

const annexes: readonly Head[] = [
  {
    id: 'annexe-1',
    title: { fr: 'Annexe 1. Tableau des enseignements' },
    groups: ['enseignement'],
    isAnnex: true,
  },
  {
    id: 'annexe-2',
    title: { fr: 'Annexe 2. Liste classée des publications' },
    groups: ['publications'],
    isAnnex: true,
  },
  {
    id: 'annexe-3',
    title: { fr: 'Annexe 3. Liste des directions et codirections de thèses' },
    groups: ['theses-encadrees/Thèse'],
    isAnnex: true,
    isOptional: true,
  },
];

export const trameHeads: readonly Head[] = [...trameText, ...annexes];

/** The national form preceded by another text that a file asks for: a project, a letter. */
export const trameAfter = (title: string, asks: string, id = 'projet'): readonly Head[] => [
  { id, title: { fr: title }, asks },
  ...trameHeads,
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

/** A narrative CV with the four headings of the Royal Society's Résumé for Researchers. */
export const narrativeHeads: readonly Head[] = [
  {
    id: 'connaissance',
    title: {
      fr: 'Contribution au développement de la connaissance',
      en: 'Contributions to the generation of knowledge',
    },
    groups: ['publications', 'projets'],
    isCounted: true,
    hasSelected: true,
    asks: 'Idées, méthodes, résultats, et ce que vous y avez fait vous-même.',
  },
  {
    id: 'individus',
    title: { fr: 'Contribution au développement des individus', en: 'Contributions to the development of individuals' },
    groups: ['theses-encadrees', 'enseignement'],
    isCounted: true,
    asks: 'Enseignement, encadrement, accompagnement, conduite d’équipes.',
  },
  {
    id: 'communaute',
    title: {
      fr: 'Contribution à la communauté de recherche',
      en: 'Contributions to the wider research community',
    },
    groups: ['cv--jurys', 'responsabilites', 'cv--activites'],
    isCounted: true,
    asks: 'Expertise, revues, sociétés savantes, responsabilités, science ouverte.',
  },
  {
    id: 'societe',
    title: { fr: 'Contribution à la société', en: 'Contributions to broader society' },
    groups: ['publications/PATENT', 'publications/BRE', 'cv--activites/outreach'],
    isCounted: true,
    asks: 'Partenariats, brevets, politique publique, médiation.',
  },
];

/** The four headings of UKRI's Résumé for Research and Innovation, which a whole team fills in. */
export const ukriHeads: readonly Head[] = [
  {
    id: 'connaissance',
    title: { en: 'Contributions to the generation of new ideas, tools, methodologies or knowledge' },
    asks: 'Idées, outils, méthodes, résultats.',
  },
  {
    id: 'individus',
    title: { en: 'The development of others and maintenance of effective working relationships' },
    asks: 'Encadrement, équipe, collaborations.',
  },
  {
    id: 'communaute',
    title: { en: 'Contributions to the wider research and innovation community' },
    asks: 'Expertise, revues, sociétés savantes, culture de la recherche.',
  },
  {
    id: 'societe',
    title: {
      en: 'Contributions to broader research/innovation users and audiences and towards wider societal benefit',
    },
    asks: 'Partenaires, publics, politique publique.',
  },
  {
    id: 'complement',
    title: { en: 'Additional information' },
    asks: 'Interruptions, temps partiel, contexte.',
    isOptional: true,
  },
];

/** « CV and Track Record » of the European Research Council, 2027: four pages, ten outputs at most. */
export const ercHeads: readonly Head[] = [
  {
    id: 'personnel',
    title: { en: 'Personal details' },
    heads: [
      {
        id: 'formation',
        title: { en: 'Education and key qualifications' },
        groups: ['statut-professionnel', 'cv--parcours/diplomes'],
        replacesPartHeading: true,
      },
      { id: 'poste', title: { en: 'Current position(s)' }, groups: ['cv--parcours/postes'], only: 'held' },
      {
        id: 'postes',
        title: { en: 'Previous position(s)' },
        groups: ['cv--parcours/postes'],
        only: 'past',
        isOptional: true,
      },
    ],
  },
  {
    id: 'apports',
    title: { en: 'Research achievements and peer recognition' },
    hasSelected: true,
    asks: 'Ce que valent ces travaux, dix au plus, et votre rôle dans chacun.',
    heads: [
      {
        id: 'reconnaissance',
        title: { en: 'Peer recognition' },
        groups: ['cv--activites/awards', 'cv--activites'],
        withoutHeadings: ['cv--activites'],
        asks: 'Prix, invitations, responsabilités éditoriales.',
        isOptional: true,
      },
    ],
  },
  {
    id: 'complement',
    title: { en: 'Additional information' },
    heads: [
      {
        id: 'interruptions',
        title: { en: 'Career breaks, diverse career paths and major life events' },
        asks: 'Sans rien d’obligatoire.',
        isOptional: true,
      },
      {
        id: 'contributions',
        title: { en: 'Other contributions to the research community' },
        groups: ['responsabilites', 'cv--jurys', 'theses-encadrees'],
        asks: 'Encadrement, expertise, service.',
        isOptional: true,
      },
    ],
  },
];

/** The CV of a Marie Skłodowska-Curie fellowship (part B2, section 4), newest first. */
export const mscaHeads: readonly Head[] = [
  {
    id: 'parcours',
    title: { fr: 'Expérience et formation', en: 'Professional experience and education' },
    groups: ['cv--parcours', 'statut-professionnel'],
  },
  {
    id: 'travaux',
    title: { fr: 'Travaux', en: 'Research outputs' },
    hasSelected: true,
    asks: 'Une appréciation très brève de chacun, sans facteur d’impact.',
  },
  {
    id: 'rayonnement',
    title: { fr: 'Invitations, conférences, prix', en: 'Invited talks, conferences, prizes' },
    groups: ['cv--activites'],
    isOptional: true,
  },
  { id: 'financement', title: { fr: 'Financements', en: 'Funding' }, groups: ['projets'], isOptional: true },
  {
    id: 'encadrement',
    title: { fr: 'Encadrement et enseignement', en: 'Supervision and teaching' },
    groups: ['theses-encadrees', 'enseignement'],
    isOptional: true,
  },
];

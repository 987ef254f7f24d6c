/** The national form of a report on a career, and files that follow it. */
import { counted } from '@/lib/format/french';
import type { Head } from './heads';

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

/** The headings of CVs that funders prescribe. */
import type { Head } from './heads';

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
      {
        id: 'autres-postes',
        title: { en: 'Other position(s)' },
        groups: ['cv--parcours/postes'],
        only: 'unsaid',
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

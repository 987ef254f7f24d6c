/** The required texts of each editor, to the letter: titles, counts, fields, choices, buttons, empty states, guides. */
import type { Content } from '../support/content';

const semesters = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'Annuel'];
const eightColours = ['Bleu', 'Vert', 'Violet', 'Orange', 'Indigo', 'Turquoise', 'Rose', 'Cyan'];
const tenColours = [...eightColours, 'Émeraude', 'Violet foncé'];

type EditorWords = {
  readonly route: string;
  readonly store: (content: Content, count: number) => Promise<void>;
  readonly title: string;
  /** How the page counts no item, one and two. */
  readonly counts: readonly [string, string, string];
  readonly edit: string;
  readonly empty: string;
  readonly addFirst: string;
  readonly editTitle: string;
  readonly itemTitle: string;
  readonly addAnother: string;
  readonly save: string;
  /** Labels of the fields of an item, in order. */
  readonly fields: readonly string[];
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly guide: readonly string[];
};

const items = (count: number, fields: (index: number) => object) => Array.from({ length: count }, (_, index) => ({ id: `essai-${index}`, ...fields(index) }));
const section =
  (id: string, fields: (index: number) => object) =>
  (content: Content, count: number): Promise<void> =>
    content.saveSection(id, { content: items(count, fields) });

export const editors: readonly EditorWords[] = [
  {
    route: '/admin/courses',
    store: section('enseignement', (index) => ({ title: `Cours ${index}`, establishment: 'SUPEMIR', level: 'Master 1', semester: 'S1', courseType: 'Stage' })),
    title: 'Gestion des Cours',
    counts: ['0 cours', '1 cours', '2 cours'],
    edit: 'Ajouter / Modifier',
    empty: 'Aucun cours ajouté',
    addFirst: 'Ajouter mon premier cours',
    editTitle: 'Gérer mes cours',
    itemTitle: 'Modifier le cours',
    addAnother: 'Ajouter un autre cours',
    save: 'Sauvegarder mes cours',
    fields: [
      'Nom du cours',
      'Établissement',
      'Niveau',
      'Volume horaire',
      'Semestre',
      'Type de cours',
      'Filière ou programme',
      'Description',
      'Objectifs',
      'Compétences visées',
      'Prérequis',
      'Évaluation',
      'Documents',
      'Joindre un PDF',
      'Couleur',
    ],
    choices: {
      Établissement: [
        "Faculté des Sciences d'El Jadida",
        "ENSA d'El Jadida",
        'SUPEMIR',
        "ESEF d'El Jadida",
        "FLSH d'El Jadida",
        'EST de Sidi Bennour',
        'Autre établissement',
      ],
      Niveau: ['Licence 1', 'Licence 2', 'Licence 3', 'Master 1', 'Master 2', 'Doctorat', 'Ingénieur', 'Formation Continue', 'Autre'],
      Semestre: ['Choisir…', ...semesters, 'Autre'],
      'Type de cours': [
        'Choisir…',
        'Cours magistral',
        'Travaux dirigés',
        'Travaux pratiques',
        'Cours intégré',
        'Projet',
        'Stage',
        'Cours magistral et travaux pratiques',
        'Autre',
      ],
      Couleur: eightColours,
    },
    guide: [
      'Le nom du cours, l’établissement et le niveau sont obligatoires.',
      'Les cours sont regroupés par établissement sur le site public.',
      'Le volume horaire se lit sous les formes 40h, 18h30, 25 h, 20 heures ou 24h CM + 18h TD\u202f; les heures sont additionnées par établissement.',
    ],
  },
  {
    route: '/admin/projects',
    store: section('projets', (index) => ({ title: `Projet ${index}`, category: 'MOOC' })),
    title: 'Gestion des Projets',
    counts: ['0 projet', '1 projet', '2 projets'],
    edit: 'Ajouter / Modifier',
    empty: 'Aucun projet ajouté',
    addFirst: 'Ajouter mon premier projet',
    editTitle: 'Gérer mes projets',
    itemTitle: 'Modifier le projet',
    addAnother: 'Ajouter un autre projet',
    save: 'Sauvegarder mes projets',
    fields: [
      'Titre du projet',
      'Catégorie',
      'Période',
      'Statut',
      'Icône',
      'Description',
      'Détails',
      'Type',
      'Financement',
      'Rôle',
      'Objectifs',
      'Documents',
      'Joindre un PDF',
      'Couleur',
    ],
    choices: {
      Catégorie: [
        'Recherche Territoriale',
        'Éducation Durable',
        'Innovation Pédagogique',
        'Formation Continue',
        'Formation Numérique',
        'Recherche Pédagogique',
        'Transformation Digitale',
        'Expertise Académique',
        'Transition Éducative',
        'Coopération Internationale',
      ],
      Statut: ['En cours', 'Terminé', 'Planifié', 'Suspendu', 'Non précisé'],
      Icône: ['Fusée', 'Bâtiment', 'Globe', 'Coiffe universitaire', 'Groupe', 'Ordinateur', 'Bécher', 'Étincelles', 'Bouclier'],
      Couleur: tenColours,
    },
    guide: [
      'Le titre et la catégorie sont obligatoires.',
      'Les objectifs s’affichent quand un visiteur ouvre le projet\u202f; les lignes vides sont ignorées.',
    ],
  },
  {
    route: '/admin/responsibilities',
    store: section('responsabilites', (index) => ({ title: `Charge ${index}`, organization: 'Conseil' })),
    title: 'Gestion des Responsabilités',
    counts: ['0 responsabilité', '1 responsabilité', '2 responsabilités'],
    edit: 'Ajouter / Modifier',
    empty: 'Aucune responsabilité ajoutée',
    addFirst: 'Ajouter ma première responsabilité',
    editTitle: 'Gérer mes responsabilités',
    itemTitle: 'Modifier la responsabilité',
    addAnother: 'Ajouter une autre responsabilité',
    save: 'Sauvegarder mes responsabilités',
    fields: ['Titre', 'Organisation', 'Période', 'Statut', 'Icône', 'Description', 'Détails', 'Type', 'Missions', 'Couleur'],
    choices: {
      Statut: ['Actuel', 'Terminé', 'Suspendu', 'Non précisé'],
      Icône: ['Bouclier', 'Bâtiment', 'Groupe', 'Coiffe universitaire', 'Processeur', 'Étincelles'],
      Couleur: tenColours,
    },
    guide: [
      'Le titre et l’organisation sont obligatoires.',
      'Les missions s’affichent quand un visiteur ouvre la responsabilité\u202f; les lignes vides sont ignorées.',
    ],
  },
  {
    route: '/admin/competences',
    store: section('competences', (index) => ({ title: `Compétence ${index}`, description: 'Savoir' })),
    title: 'Gestion des Compétences',
    counts: ['0 compétence', '1 compétence', '2 compétences'],
    edit: 'Ajouter / Modifier',
    empty: 'Aucune compétence ajoutée',
    addFirst: 'Ajouter ma première compétence',
    editTitle: 'Gérer mes compétences',
    itemTitle: 'Modifier la compétence',
    addAnother: 'Ajouter une autre compétence',
    save: 'Sauvegarder mes compétences',
    fields: ['Titre', 'Description', 'Icône', 'Compétences techniques', 'Technologies', 'Outils', 'Points clés', 'Couleur'],
    choices: {
      Icône: ['Ordinateur', 'Bouclier', 'Nuage', 'Histogramme', 'Livre ouvert', 'Code', 'Étincelles', 'Processeur'],
      Couleur: ['Bleu', 'Rouge', 'Violet', 'Vert', 'Orange', 'Indigo', 'Rose'],
    },
    guide: [
      'Le titre et la description sont obligatoires.',
      'Les listes s’affichent quand un visiteur ouvre la compétence\u202f; les lignes vides sont ignorées.',
    ],
  },
  {
    route: '/admin/research',
    store: (content, count) => content.saveSection('axes-recherche', { content: Array.from({ length: count }, (_, index) => `Axe numéro ${index}`) }),
    title: 'Gestion des Axes de Recherche',
    counts: ['0 axe de recherche', '1 axe de recherche', '2 axes de recherche'],
    edit: 'Ajouter / Modifier',
    empty: 'Aucun axe ajouté',
    addFirst: 'Ajouter mon premier axe',
    editTitle: 'Gérer mes axes de recherche',
    itemTitle: 'Modifier l’axe de recherche',
    addAnother: 'Ajouter un axe de recherche',
    save: 'Sauvegarder mes axes de recherche',
    fields: ['Axes de recherche'],
    choices: {},
    guide: ['Un axe par ligne\u202f; les lignes vides sont ignorées.', 'L’icône de chaque axe est choisie d’après ses mots, sa couleur d’après sa place.'],
  },
  {
    route: '/admin/languages',
    store: (content, count) => content.saveProfile({ langues: Array.from({ length: count }, (_, index) => ({ nom: `Langue ${index}` })) }),
    title: 'Gestion des Langues',
    counts: ['0 langue', '1 langue', '2 langues'],
    edit: 'Ajouter / Modifier',
    empty: 'Aucune langue ajoutée',
    addFirst: 'Ajouter ma première langue',
    editTitle: 'Gérer mes langues',
    itemTitle: 'Modifier la langue',
    addAnother: 'Ajouter une langue',
    save: 'Sauvegarder mes langues',
    fields: ['Nom de la langue', 'Couleur'],
    choices: { Couleur: [...eightColours, 'Émeraude', 'Jaune', 'Rouge', 'Gris'] },
    guide: ['Chaque langue s’affiche avec sa couleur dans le bloc « À propos ».', 'Une langue sans nom n’est pas gardée.'],
  },
];

const articleTypes = ['SCOPUS', 'Web of Science', 'IEEE', 'Book Chapter', 'Article de journal', 'ESCI', 'Thomson/Web of Sciences'];
const otherNatures = [
  'Article de revue',
  'Communication',
  'Ouvrage',
  'Direction d’ouvrage',
  'Chapitre d’ouvrage',
  'Thèse',
  'Habilitation à diriger des recherches',
  'Mémoire',
  'Rapport',
  'Prépublication',
  'Logiciel',
  'Jeu de données',
  'Brevet',
  'Autre',
];
const thesisColours = ['Bleu', 'Vert', 'Violet', 'Orange', 'Indigo', 'Teal', 'Emeraude'];

/** Screens that are not a list of cards: `presses` are the buttons that open them, in order; the rest is what they show. */
type ScreenWords = {
  readonly route: string;
  readonly presses?: readonly string[];
  readonly title: string;
  readonly fields: readonly string[];
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly texts: readonly string[];
};
const types = [
  'Texte\u00a0: un contenu mis en forme, en HTML.',
  'Liste\u00a0: une ligne par élément\u202f; les lignes vides ne sont pas gardées.',
  'Cartes\u00a0: un tableau d’objets, au format JSON.',
];

export const screens: readonly ScreenWords[] = [
  {
    route: '/admin',
    title: 'Tableau de bord',
    fields: [],
    texts: ['Sections visibles', 'Total des sections', 'Profil complété', 'Médias', 'État des sections', 'Nom complet', 'Actions rapides'],
  },
  {
    route: '/admin/profile',
    presses: ['Changer le mot de passe'],
    title: 'Profil',
    fields: [
      'Titre devant le nom',
      'Prénom',
      'Nom',
      'Nationalité',
      'Téléphone',
      'Email',
      'Invitation',
      'Réponse promise',
      'Disponibilité',
      'Grade',
      'Fonction',
      'Affiliation',
      'Laboratoire',
      'Site du laboratoire',
      'Équipe',
      'Texte de la mission',
      'LinkedIn',
      'ResearchGate',
      'YouTube',
      'Mot de passe actuel',
      'Nouveau mot de passe',
      'Confirmer le nouveau mot de passe',
    ],
    texts: [
      'Informations personnelles',
      'Photo',
      'Informations académiques',
      'Mission',
      'Liens professionnels',
      'Mot de passe',
      'Langues parlées',
      'Gérer les langues',
      'Carrée, au moins 400x400 px, JPG, PNG ou GIF. 2 Mo au plus.',
    ],
  },
  {
    route: '/admin/about',
    title: 'Section À propos',
    fields: [],
    texts: ['Visible', 'Chiffres clés'],
  },
  {
    route: '/admin/about',
    presses: ['Modifier'],
    title: 'Modifier la section À propos',
    fields: ['Titre', 'Contenu', 'Afficher cette section sur le site public'],
    texts: ['Présentez votre parcours en quelques paragraphes.'],
  },
  {
    route: '/admin/publications',
    title: 'Gestion des Publications',
    fields: ['Icône du domaine', 'Couleur du domaine'],
    texts: ['Réseaux et Sécurité', 'E-learning et IA', 'Le titre, les auteurs et l’année sont obligatoires.'],
  },
  {
    route: '/admin/publications',
    presses: ['Ajouter un article'],
    title: 'Ajouter un article',
    fields: ['Titre', 'Auteurs', 'Revue ou ouvrage', 'Type', 'Année', 'Pages', 'Lien', 'À la une', 'Texte intégral', 'Joindre un PDF'],
    choices: { Type: articleTypes },
    values: { Année: String(new Date().getFullYear()), Type: '' },
    texts: [],
  },
  {
    route: '/admin/publications',
    presses: ['Ajouter une communication'],
    title: 'Ajouter une communication',
    fields: ['Titre', 'Auteurs', 'Conférence', 'Année', 'Pages', 'Lien', 'À la une', 'Texte intégral', 'Joindre un PDF'],
    texts: ['Plus de détails'],
  },
  {
    route: '/admin/publications',
    presses: ['Ajouter une production'],
    title: 'Ajouter une production',
    fields: ['Titre', 'Auteurs', 'Nature', 'Collection ou établissement', 'Année', 'Pages', 'Lien', 'À la une', 'Texte intégral', 'Joindre un PDF'],
    choices: { Nature: otherNatures },
    values: { Nature: 'livre' },
    texts: ['Plus de détails'],
  },
  {
    route: '/admin/theses',
    presses: ['Ajouter une thèse'],
    title: 'Gestion des Thèses encadrées',
    fields: ['Sujet', 'Statut', 'Année', 'Documents', 'Joindre un PDF', 'Couleur'],
    choices: { Statut: ['En cours', 'Soutenue', 'Abandonnée'], Couleur: thesisColours },
    texts: ['Domaines de recherche', 'Supprimer un domaine supprime toutes ses thèses.'],
  },
  {
    route: '/admin/sections',
    title: 'Éditeur Simple',
    fields: [],
    texts: ['Projets', 'Cartes', 'Liste', 'Texte', 'Visible'],
  },
  {
    route: '/admin/sections',
    presses: ['Ajouter une section'],
    title: 'Ajouter une section',
    fields: ['Type', 'Titre', 'Contenu', 'Afficher cette section sur le site public'],
    choices: { Type: ['Texte', 'Liste', 'Cartes'] },
    texts: ['Aide', 'Une section masquée, ou vide, reste ici\u202f; les visiteurs ne la voient pas.'],
  },
  {
    route: '/admin/sections-manager',
    title: 'Gestion Sections',
    fields: [],
    texts: ['Cartes', 'Liste', 'Texte', 'Visible', ...types],
  },
  {
    route: '/admin/sections-manager',
    presses: ['Modifier « Projets »'],
    title: 'Modifier «\u00a0Projets\u00a0»',
    fields: ['Titre', 'Afficher cette section sur le site public'],
    texts: ['Contenu brut', ...types],
  },
];

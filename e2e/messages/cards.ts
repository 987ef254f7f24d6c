/** Messages of the card editors: what each refuses, asks, saves and says. A failed save shows the server's error, else the editor's own message. */
import type { Row, Step, Table } from '../support/scenarios';
import {
  answers,
  beside,
  choose,
  fill,
  hides,
  page,
  pick,
  press,
  question,
  refusal,
  sends,
  server,
  shows,
  silence,
  submit,
  summary,
  toast,
} from '../support/scenarios';

const sections = '**/api/sections/**';
const edit = press('Ajouter / Modifier');
const retry = press('Réessayer');

/** A save that the server refuses without a message, one that it refuses with a message, and one without a response. */
const refusedSaves = (save: Step, address = sections): Row[] => [
  { rule: 'a server without words', does: [answers(address, silence), save], on: toast, says: 'Erreur lors de la sauvegarde' },
  { rule: 'a server with words', does: [answers(address, refusal('Base occupée')), save], on: toast, says: 'Base occupée' },
  { rule: 'no answer', does: [answers(address, 'nothing'), save], on: toast, says: 'Une erreur est survenue' },
];
/** The confirmation before an item is deleted; cancelling; a server that refuses; then the deletion, on the public page too. */
const deletion = (item: string, asks: string, done: string, address = sections): Row[] => {
  const remove = press(`Supprimer « ${item} »`);
  return [
    { rule: 'a deletion is asked', does: [remove], on: question, says: asks },
    { rule: 'staying deletes nothing', does: [press('Annuler')], on: page, says: item },
    {
      rule: 'a deletion that the server refuses',
      does: [answers(address, silence), remove, press('Supprimer')],
      on: toast,
      says: 'Erreur lors de la suppression',
    },
    { rule: 'a deletion', does: [remove, press('Supprimer')], on: toast, says: done, public: hides(item) },
  ];
};

const saveCourses = submit('Sauvegarder mes cours');
export const courses: Table = {
  route: '/admin/courses',
  given: (content) => content.saveSection('enseignement', { content: [] }),
  rows: [
    { rule: 'no course yet', on: page, says: 'Aucun cours ajouté', public: shows('Aucun cours disponible') },
    { rule: 'nothing typed at all', does: [press('Ajouter mon premier cours'), saveCourses], on: summary, says: 'Veuillez ajouter au moins un cours valide' },
    { rule: 'a name is required', does: [fill('Volume horaire', '40h'), saveCourses], on: beside('Nom du cours'), says: 'Le nom du cours est requis' },
    { rule: 'an establishment', on: beside('Établissement'), says: "L'établissement est requis" },
    { rule: 'a level', on: beside('Niveau'), says: 'Le niveau est requis' },
    {
      rule: 'another establishment is named',
      does: [choose('Établissement', 'Autre établissement'), choose('Niveau', 'Autre'), saveCourses],
      on: beside('Nom de l’établissement'),
      says: "Veuillez préciser le nom de l'établissement",
    },
    { rule: 'another level too', on: beside('Précisez le niveau'), says: 'Veuillez préciser le niveau' },
    { rule: 'and the name is still required', on: beside('Nom du cours'), says: 'Le nom du cours est requis' },
    ...refusedSaves(saveCourses).map((row, index) =>
      index > 0
        ? row
        : {
            ...row,
            does: [
              fill('Nom du cours', 'Réseaux de capteurs'),
              fill('Nom de l’établissement', 'École d’essai'),
              fill('Précisez le niveau', 'Année préparatoire'),
              ...(row.does ?? []),
            ],
          },
    ),
    { rule: 'a success', does: [retry], on: toast, says: '1 cours sauvegardé(s) avec succès!', public: shows('École d’essai') },
    { rule: 'with the level in its own words', on: page, says: 'Année préparatoire', public: shows('Année préparatoire') },
    {
      rule: 'a half-filled block keeps everything from being saved',
      does: [edit, press('Ajouter un autre cours'), fill('Description', 'Sans nom', 2), saveCourses],
      on: beside('Nom du cours', 2),
      says: 'Le nom du cours est requis',
      public: hides('Sans nom'),
    },
    {
      rule: 'a blank block is dropped',
      does: [fill('Description', ' ', 2), saveCourses],
      on: toast,
      says: '1 cours sauvegardé(s) avec succès!',
      public: shows('Réseaux de capteurs'),
    },
    {
      rule: 'two courses',
      does: [
        edit,
        press('Ajouter un autre cours'),
        fill('Nom du cours', 'Sécurité', 2),
        (screen) =>
          screen.page
            .getByLabel(/^Établissement/)
            .nth(1)
            .selectOption("ENSA d'El Jadida"),
        (screen) =>
          screen.page
            .getByLabel(/^Niveau/)
            .nth(1)
            .selectOption('Master 2'),
        saveCourses,
      ],
      on: toast,
      says: '2 cours sauvegardé(s) avec succès!',
      public: shows('Sécurité'),
    },
    ...deletion('Réseaux de capteurs', 'Êtes-vous sûr de vouloir supprimer ce cours ?', 'Cours supprimé avec succès!'),
  ],
};

const saveProjects = submit('Sauvegarder mes projets');
export const projects: Table = {
  route: '/admin/projects',
  given: (content) => content.saveSection('projets', { content: [] }),
  rows: [
    { rule: 'no project yet', on: page, says: 'Aucun projet ajouté' },
    {
      rule: 'nothing typed at all',
      does: [press('Ajouter mon premier projet'), saveProjects],
      on: summary,
      says: 'Veuillez ajouter au moins un projet valide',
    },
    {
      rule: 'a call whose projects all lack something',
      does: [fill('Titre du projet', 'Rivages'), fill('Catégorie', 'Recherche'), sends(sections, { content: [{ title: 'Sans catégorie' }] }), saveProjects],
      on: server,
      says: 'Veuillez ajouter au moins un projet valide',
    },
    { rule: 'a title is required', does: [fill('Titre du projet', ''), saveProjects], on: beside('Titre du projet'), says: 'Le titre du projet est requis' },
    {
      rule: 'a category',
      does: [fill('Titre du projet', 'Rivages numériques'), fill('Catégorie', ''), saveProjects],
      on: beside('Catégorie'),
      says: 'La catégorie est requise',
    },
    ...refusedSaves(saveProjects).map((row, index) =>
      index > 0 ? row : { ...row, does: [fill('Catégorie', 'Coopération Internationale'), ...(row.does ?? [])] },
    ),
    { rule: 'a success', does: [retry], on: toast, says: '1 projet(s) sauvegardé(s) avec succès!', public: shows('Rivages numériques') },
    {
      rule: 'two projects',
      does: [edit, press('Ajouter un autre projet'), fill('Titre du projet', 'Second', 2), fill('Catégorie', 'MOOC', 2), saveProjects],
      on: toast,
      says: '2 projet(s) sauvegardé(s) avec succès!',
      public: shows('Second'),
    },
    ...deletion('Rivages numériques', 'Êtes-vous sûr de vouloir supprimer ce projet ?', 'Projet supprimé avec succès!'),
  ],
};

const saveResponsibilities = submit('Sauvegarder mes responsabilités');
export const responsibilities: Table = {
  route: '/admin/responsibilities',
  given: (content) => content.saveSection('responsabilites', { content: [] }),
  rows: [
    { rule: 'none yet', on: page, says: 'Aucune responsabilité ajoutée' },
    {
      rule: 'nothing typed at all',
      does: [press('Ajouter ma première responsabilité'), saveResponsibilities],
      on: summary,
      says: 'Veuillez ajouter au moins une responsabilité valide',
    },
    { rule: 'a title is required', does: [fill('Mission 1', 'Présider'), saveResponsibilities], on: beside('Titre'), says: 'Le titre est requis' },
    { rule: 'an organisation', on: beside('Organisation'), says: "L'organisation est requise" },
    ...refusedSaves(saveResponsibilities).map((row, index) =>
      index > 0 ? row : { ...row, does: [fill('Titre', 'Présidence du jury'), fill('Organisation', 'Conseil d’essai'), ...(row.does ?? [])] },
    ),
    { rule: 'a success', does: [retry], on: toast, says: '1 responsabilité(s) sauvegardée(s) avec succès!', public: shows('Conseil d’essai') },
    ...deletion('Présidence du jury', 'Êtes-vous sûr de vouloir supprimer cette responsabilité ?', 'Responsabilité supprimée avec succès!'),
  ],
};

const saveSkills = submit('Sauvegarder mes compétences');
export const competences: Table = {
  route: '/admin/competences',
  given: (content) => content.saveSection('competences', { content: [] }),
  rows: [
    { rule: 'none yet', on: page, says: 'Aucune compétence ajoutée' },
    {
      rule: 'nothing typed at all',
      does: [press('Ajouter ma première compétence'), saveSkills],
      on: summary,
      says: 'Veuillez ajouter au moins une compétence valide',
    },
    { rule: 'a title is required', does: [fill('Outil 1', 'Wireshark'), saveSkills], on: beside('Titre'), says: 'Le titre est requis' },
    { rule: 'a description', on: beside('Description'), says: 'La description est requise' },
    ...refusedSaves(saveSkills).map((row, index) =>
      index > 0 ? row : { ...row, does: [fill('Titre', 'Hydrologie de poche'), fill('Description', 'Mesurer les crues'), ...(row.does ?? [])] },
    ),
    { rule: 'a success', does: [retry], on: toast, says: '1 compétence(s) sauvegardée(s) avec succès!', public: shows('Hydrologie de poche') },
    ...deletion('Hydrologie de poche', 'Êtes-vous sûr de vouloir supprimer cette compétence ?', 'Compétence supprimée avec succès!'),
  ],
};

const saveAxes = submit('Sauvegarder mes axes de recherche');
export const research: Table = {
  route: '/admin/research',
  given: (content) => content.saveSection('axes-recherche', { content: ['Premier axe'] }),
  rows: [
    { rule: 'the first line is required', does: [edit, fill('Axe 1', ' '), saveAxes], on: beside('Axe 1'), says: 'Au moins un axe de recherche est requis' },
    { rule: 'none left', on: summary, says: 'Veuillez ajouter au moins un axe de recherche' },
    {
      rule: 'a call without an axis',
      does: [fill('Axe 1', 'Réseaux véhiculaires'), sends(sections, { content: ['', ' '] }), saveAxes],
      on: server,
      says: 'Veuillez ajouter au moins un axe de recherche',
    },
    ...refusedSaves(saveAxes),
    { rule: 'a success', does: [retry], on: toast, says: '1 axe(s) de recherche sauvegardé(s) avec succès!', public: shows('Réseaux véhiculaires') },
    {
      rule: 'blank lines are dropped',
      does: [
        edit,
        press('Ajouter un axe de recherche'),
        fill('Axe 2', 'Robotique des marais'),
        press('Ajouter un axe de recherche'),
        fill('Axe 3', '  '),
        saveAxes,
      ],
      on: toast,
      says: '2 axe(s) de recherche sauvegardé(s) avec succès!',
      public: shows('Robotique des marais'),
    },
    ...deletion('Robotique des marais', 'Êtes-vous sûr de vouloir supprimer cette ligne ?', '1 axe(s) de recherche sauvegardé(s) avec succès!'),
  ],
};

const profile = '**/api/profile/**';
const saveLanguages = submit('Sauvegarder mes langues');
export const spoken: Table = {
  route: '/admin/languages',
  given: (content) => content.saveProfile({ langues: [] }),
  rows: [
    { rule: 'none yet', on: page, says: 'Aucune langue ajoutée', public: shows('Aucune langue ajoutée') },
    { rule: 'nothing typed at all', does: [press('Ajouter ma première langue'), saveLanguages], on: summary, says: 'Veuillez ajouter au moins une langue' },
    { rule: 'a name is required', does: [pick('Émeraude'), saveLanguages], on: beside('Nom de la langue'), says: 'Le nom de la langue est requis' },
    ...refusedSaves(saveLanguages, profile).map((row, index) =>
      index > 0 ? row : { ...row, does: [fill('Nom de la langue', 'Tamazight  '), ...(row.does ?? [])] },
    ),
    { rule: 'a success', does: [retry], on: toast, says: '1 langue(s) sauvegardée(s) avec succès!', public: shows('Tamazight') },
    {
      rule: 'two languages',
      does: [edit, press('Ajouter une langue'), fill('Nom de la langue', 'Portugais', 2), saveLanguages],
      on: toast,
      says: '2 langue(s) sauvegardée(s) avec succès!',
      public: shows('Portugais'),
    },
    ...deletion('Portugais', 'Êtes-vous sûr de vouloir supprimer cette langue ?', '1 langue(s) sauvegardée(s) avec succès!', profile),
  ],
};

const saveAbout = submit('Sauvegarder');
export const about: Table = {
  route: '/admin/about',
  rows: [
    {
      rule: 'a title is required',
      does: [press('Modifier'), fill('Titre', ''), fill('Contenu', ''), saveAbout],
      on: beside('Titre'),
      says: 'Le titre est requis',
    },
    { rule: 'a text', on: beside('Contenu'), says: 'Veuillez ajouter du contenu à la section À propos' },
    ...refusedSaves(saveAbout).map((row, index) =>
      index > 0 ? row : { ...row, does: [fill('Titre', 'Qui je suis'), fill('Contenu', 'Un parcours en trois mots.'), ...(row.does ?? [])] },
    ),
    { rule: 'a success', does: [retry], on: toast, says: 'Section À propos sauvegardée avec succès!', public: shows('Un parcours en trois mots.') },
    { rule: 'under its title', on: page, says: 'Un parcours en trois mots.', public: shows('Qui je suis') },
  ],
};

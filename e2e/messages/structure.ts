/** Messages of the two pages that edit all sections: the simple editor and the sections manager. */
import type { Row, Table } from '../support/scenarios';
import { answers, beside, fill, hides, notJson, open, page, pick, press, question, refusal, shows, silence, submit, toast, unfold } from '../support/scenarios';

const sections = '**/api/sections/**';
const confirm = press('Supprimer');
const save = submit('Sauvegarder');
const hide = press('Masquer « Projets »');
const sure = 'Êtes-vous sûr de vouloir supprimer cette section ?';

/** Messages of showing and hiding a section, the same on both pages. */
const toggles = (failed: string): Row[] => [
  { rule: 'hiding that the server refuses', does: [answers(sections, silence), hide], on: toast, says: failed },
  { rule: 'with words', does: [answers(sections, refusal('Base occupée')), hide], on: toast, says: 'Base occupée' },
  { rule: 'that no answer follows', does: [answers(sections, 'nothing'), hide], on: toast, says: failed },
  { rule: 'that nothing sensible follows', does: [answers(sections, notJson), hide], on: toast, says: 'Réponse invalide du serveur (502): Bad Gateway' },
  { rule: 'hiding', does: [hide], on: toast, says: 'Section masquée', public: hides('Projet de vérification') },
  { rule: 'which its row says', on: page, says: 'Masqué' },
  { rule: 'showing', does: [press('Afficher « Projets »')], on: toast, says: 'Section affichée', public: shows('Projet de vérification') },
];
const deletions = (removed: string, failed: string): Row[] => [
  { rule: 'a deletion is asked', does: [press('Supprimer « Projets »')], on: question, says: sure },
  { rule: 'and names what would go', on: question, says: '«\u00a0Projets\u00a0»' },
  { rule: 'staying deletes nothing', does: [press('Annuler')], on: page, says: 'Projets', public: shows('Projet de vérification') },
  { rule: 'a deletion that the server refuses', does: [answers(sections, silence), press('Supprimer « Projets »'), confirm], on: toast, says: failed },
  { rule: 'a deletion', does: [press('Supprimer « Projets »'), confirm], on: toast, says: removed, public: hides('Projet de vérification') },
];
const project: Table['given'] = (content) =>
  content.saveSection('projets', { title: 'Projets', visible: true, type: 'cards', content: [{ title: 'Projet de vérification', category: 'Essai' }] });

export const simpleEditor: Table = {
  route: '/admin/sections',
  given: project,
  rows: [
    ...toggles('Erreur lors de la modification de la visibilité'),
    {
      rule: 'moving that the server refuses',
      does: [answers('**/api/sections/reorder', silence), press('Monter « Projets »')],
      on: toast,
      says: 'Erreur lors de la réorganisation',
    },
    { rule: 'a new section has a title', does: [press('Ajouter une section'), save], on: beside('Titre'), says: 'Le titre est requis' },
    {
      rule: 'a new section that the server refuses',
      does: [pick('Liste'), fill('Titre', ' Distinctions '), fill('Élément 1', 'Prix d’essai'), answers(sections, silence), save],
      on: toast,
      says: 'Erreur lors de la sauvegarde de la section',
    },
    { rule: 'a new section', does: [save], on: toast, says: 'Section ajoutée', public: shows('Prix d’essai') },
    { rule: 'a section has a title', does: [press('Modifier « Distinctions »'), fill('Titre', '  '), save], on: beside('Titre'), says: 'Le titre est requis' },
    {
      rule: 'a change that the server refuses',
      does: [fill('Titre', 'Prix et distinctions'), answers(sections, silence), save],
      on: toast,
      says: 'Erreur lors de la mise à jour',
    },
    { rule: 'that no answer follows', does: [answers(sections, 'nothing'), save], on: toast, says: 'Erreur lors de la mise à jour' },
    { rule: 'a change', does: [save], on: toast, says: 'Section mise à jour', public: shows('Prix et distinctions') },
    {
      rule: 'a built-in kind keeps its own rules',
      does: [press('Modifier « Projets »'), fill('Catégorie', ''), save],
      on: beside('Catégorie'),
      says: 'La catégorie est requise',
    },
    { rule: 'in a window that asks before it forgets', does: [press('Annuler')], on: question, says: 'Ce que vous avez saisi ici sera perdu.' },
    ...deletions('Section supprimée', 'Erreur lors de la suppression de la section').map((row, index) =>
      index > 0 ? row : { ...row, does: [press('Abandonner'), ...(row.does ?? [])] },
    ),
  ],
};

const json = 'Contenu (JSON)';
const raw = unfold('Contenu brut');
export const manager: Table = {
  route: '/admin/sections-manager',
  given: async (content) => {
    await project(content);
    await content.saveSection('a-propos', { title: 'À propos' });
  },
  rows: [
    ...toggles('Erreur lors de la modification'),
    {
      rule: 'cards are JSON',
      does: [press('Modifier « Projets »'), raw, fill(json, '[\n  { "title": "Rivages", "category": }\n]'), save],
      on: beside(json),
      says: 'Format JSON invalide',
      public: shows('Projet de vérification'),
    },
    { rule: 'a title is required', does: [fill('Titre', ''), save], on: beside('Titre'), says: 'Le titre est requis' },
    {
      rule: 'cards of a built-in kind keep its rules',
      does: [fill('Titre', 'Projets'), fill(json, '[{ "title": "Rivages" }]'), save],
      on: beside(json),
      says: 'Veuillez ajouter au moins un projet valide',
    },
    {
      rule: 'a save that the server refuses',
      does: [fill(json, '[{ "title": "Rivages", "category": "Projet de vérification" }]'), answers(sections, silence), save],
      on: toast,
      says: 'Erreur lors de la mise à jour',
    },
    { rule: 'a save', does: [save], on: toast, says: 'Section mise à jour avec succès!', public: shows('Rivages') },
    {
      rule: 'a thesis has a status',
      does: [press('Modifier « Thèses encadrées »'), raw, fill(json, '{ "Acoustique": [{ "sujet": "Le bruit", "annee": "2027", "statut": "" }] }'), save],
      on: beside(json),
      says: 'Acoustique.0.statut\u00a0: Le statut est requis',
    },
    {
      rule: 'a list is one line each',
      does: [open('/admin/sections-manager'), press('Modifier « Axes de Recherche »'), fill('Contenu (une ligne par élément)', 'Axe un\n\n  Axe deux  '), save],
      on: toast,
      says: 'Section mise à jour avec succès!',
      public: shows('Axe deux'),
    },
    {
      rule: 'a text is HTML',
      does: [press('Modifier « À propos »'), raw, fill('Contenu (HTML)', '<p>Une <strong>vie</strong> d’essais</p>'), save],
      on: toast,
      says: 'Section mise à jour avec succès!',
      public: shows('d’essais'),
    },
    ...deletions('Section supprimée avec succès!', 'Erreur lors de la suppression'),
  ],
};

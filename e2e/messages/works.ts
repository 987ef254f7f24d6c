/** Messages of publications and theses: what a dialog, a row and a domain refuse, ask and say. */
import type { Table } from '../support/scenarios';
import {
  answers,
  beside,
  choose,
  fill,
  hides,
  open,
  page,
  pick,
  press,
  question,
  sends,
  server,
  shows,
  silence,
  submit,
  summary,
  toast,
  unfold,
} from '../support/scenarios';

const sections = '**/api/sections/**';
const incomplete = 'Veuillez remplir tous les champs obligatoires';
const add = press('Ajouter');
const details = unfold('Plus de détails');
const save = submit('Sauvegarder');

export const publications: Table = {
  route: '/admin/publications',
  given: (content) => content.saveSection('publications', { content: { reseauxSecurite: {}, elearningIA: {} } }),
  rows: [
    { rule: 'an article has a title', does: [press('Ajouter un article'), add], on: beside('Titre'), says: incomplete },
    { rule: 'authors', on: beside('Auteurs'), says: incomplete },
    { rule: 'a year', does: [fill('Année', ''), add], on: beside('Année'), says: incomplete },
    { rule: 'from 1990', does: [fill('Année', '1989'), add], on: beside('Année'), says: 'L’année doit être comprise entre 1990 et 2030' },
    { rule: 'to 2030', does: [fill('Année', '2031'), add], on: beside('Année'), says: 'L’année doit être comprise entre 1990 et 2030' },
    { rule: 'in figures', does: [fill('Année', 'vers 2020'), add], on: beside('Année'), says: 'L’année doit être comprise entre 1990 et 2030' },
    {
      rule: 'and a link, if any, that is an address',
      does: [fill('Lien', 'ftp://exemple.org'), add],
      on: beside('Lien'),
      says: 'Veuillez saisir une adresse web valide (http ou https)',
    },
    {
      rule: 'then it joins the list',
      does: [fill('Titre', 'Un article écrit ce matin'), fill('Auteurs', 'C. Essai'), fill('Année', '2030'), fill('Lien', ''), add],
      on: page,
      says: 'Un article écrit ce matin',
      public: hides('Un article écrit ce matin', '/publications'),
    },
    { rule: 'a communication has a title', does: [press('Ajouter une communication'), add], on: beside('Titre'), says: incomplete },
    {
      rule: 'then it joins the list',
      does: [fill('Titre', 'Une communication dite hier'), fill('Auteurs', 'C. Essai'), fill('Année', '1990'), add],
      on: page,
      says: 'Une communication dite hier',
    },
    { rule: 'another work has a title', does: [press('Ajouter une production'), add], on: beside('Titre'), says: incomplete },
    {
      rule: 'a wrong identifier is told among the details, which open',
      does: [details, fill('DOI', 'douze'), details, add],
      on: beside('DOI'),
      says: 'Ce DOI n’est pas valide\u00a0: il commence par «\u00a010.\u00a0», comme 10.1000/182',
    },
    {
      rule: 'then it joins its list',
      does: [
        fill('DOI', 'https://doi.org/10.1000/182'),
        fill('Titre', 'Un livre écrit cet été'),
        fill('Auteurs', 'C. Essai'),
        fill('Année', '2024'),
        choose('Nature', 'Ouvrage'),
        add,
      ],
      on: page,
      says: 'Un livre écrit cet été',
    },
    {
      rule: 'a deletion of it is asked',
      does: [press('Supprimer « Un livre écrit cet été »')],
      on: question,
      says: 'Êtes-vous sûr de vouloir supprimer cette production ?',
    },
    { rule: 'a server without words', does: [press('Supprimer'), answers(sections, silence), save], on: toast, says: 'Erreur lors de la sauvegarde' },
    { rule: 'no answer', does: [answers(sections, 'nothing'), save], on: toast, says: 'Une erreur est survenue' },
    {
      rule: 'a call whose article lacks something',
      does: [sends(sections, { content: { d: { articles: [{}] } } }), press('Réessayer')],
      on: server,
      says: incomplete,
    },
    {
      rule: 'a success',
      does: [save],
      on: toast,
      says: '2 publication(s) sauvegardée(s) avec succès!',
      public: shows('Un article écrit ce matin', '/publications?q=ce+matin'),
    },
    {
      rule: 'a change is refused like an addition',
      does: [press('Modifier « Une communication dite hier »'), fill('Auteurs', ' '), save],
      on: beside('Auteurs'),
      says: incomplete,
    },
    {
      rule: 'and kept once it is whole',
      does: [fill('Auteurs', 'C. Essai, A. Preuve'), save, save],
      on: toast,
      says: '2 publication(s) sauvegardée(s) avec succès!',
    },
    { rule: 'on the site too', on: page, says: 'Une communication dite hier', public: shows('A. Preuve', '/publications?q=dite+hier') },
    {
      rule: 'a deletion of an article is asked',
      does: [press('Supprimer « Un article écrit ce matin »')],
      on: question,
      says: 'Êtes-vous sûr de vouloir supprimer cet article ?',
    },
    {
      rule: 'a deletion of a communication too',
      does: [press('Supprimer'), press('Supprimer « Une communication dite hier »')],
      on: question,
      says: 'Êtes-vous sûr de vouloir supprimer cette communication ?',
    },
    {
      rule: 'and of a whole domain',
      does: [press('Supprimer'), press('Supprimer le domaine « Réseaux et Sécurité »')],
      on: question,
      says: 'Êtes-vous sûr de vouloir supprimer ce domaine et toutes ses publications ?',
    },
    {
      rule: 'staying keeps the domain; both deletions are saved',
      does: [press('Annuler'), save],
      on: toast,
      says: '0 publication(s) sauvegardée(s) avec succès!',
      public: hides('Un article écrit ce matin', '/publications?q=ce+matin'),
    },
    {
      rule: 'a domain has a name',
      does: [press('Ajouter un domaine'), (screen) => screen.page.keyboard.press('Enter')],
      on: beside('Nom du domaine'),
      says: 'Le nom du domaine est requis',
    },
    {
      rule: 'of its own',
      does: [fill('Nom du domaine', 'e-learning ET ia'), (screen) => screen.page.keyboard.press('Enter')],
      on: beside('Nom du domaine'),
      says: 'Un domaine porte déjà ce nom',
    },
  ],
};

const addThesis = press('Ajouter une thèse');
const saveTheses = submit('Sauvegarder les thèses');
export const theses: Table = {
  route: '/admin/theses',
  given: (content) => content.saveSection('theses-encadrees', { content: { Hydrologie: [{ sujet: 'Les crues éclair', statut: 'Soutenue', annee: '2020' }] } }),
  rows: [
    {
      rule: 'a domain has a name',
      does: [press('Ajouter un domaine'), press('Ajouter un domaine')],
      on: beside('Nom du domaine'),
      says: 'Le nom du domaine est requis',
    },
    {
      rule: 'of its own',
      does: [fill('Nom du domaine', 'hydrologie'), press('Ajouter un domaine')],
      on: beside('Nom du domaine'),
      says: 'Un domaine porte déjà ce nom',
    },
    { rule: 'and starts empty', does: [fill('Nom du domaine', 'Acoustique'), press('Ajouter un domaine')], on: page, says: 'Aucune thèse dans ce domaine' },
    { rule: 'a thesis has a subject', does: [addThesis, fill('Année', '2027'), saveTheses], on: beside('Sujet'), says: 'Le sujet est requis' },
    { rule: 'a year', does: [fill('Sujet', 'Le bruit des marées'), fill('Année', ''), saveTheses], on: beside('Année'), says: "L'année est requise" },
    { rule: 'and a status', does: [fill('Année', '2027'), saveTheses], on: page, says: 'Le statut est requis' },
    {
      rule: 'whoever sends it',
      does: [pick('En cours'), sends(sections, { content: { Acoustique: [{ sujet: 'Le bruit des marées', statut: '', annee: '2027' }] } }), saveTheses],
      on: summary,
      says: 'Le statut est requis',
    },
    { rule: 'a server without words', does: [answers(sections, silence), saveTheses], on: toast, says: 'Erreur lors de la sauvegarde' },
    { rule: 'no answer', does: [answers(sections, 'nothing'), saveTheses], on: toast, says: 'Une erreur est survenue' },
    { rule: 'a success', does: [press('Réessayer')], on: toast, says: '2 thèse(s) sauvegardée(s) avec succès!', public: shows('Le bruit des marées') },
    {
      rule: 'a deletion is asked',
      does: [press('Supprimer « Le bruit des marées »')],
      on: question,
      says: 'Êtes-vous sûr de vouloir supprimer cette thèse ?',
    },
    {
      rule: 'and of a domain with its theses',
      does: [press('Supprimer'), press('Supprimer le domaine « Hydrologie »')],
      on: question,
      says: 'Êtes-vous sûr de vouloir supprimer ce domaine et toutes ses thèses ?',
    },
    {
      rule: 'both are saved',
      does: [press('Supprimer'), saveTheses],
      on: toast,
      says: '0 thèse(s) sauvegardée(s) avec succès!',
      public: hides('Les crues éclair'),
    },
    {
      rule: 'without a domain',
      does: [open('/admin/theses'), press('Supprimer le domaine « Acoustique »'), press('Supprimer')],
      on: page,
      says: 'Aucun domaine ajouté',
    },
  ],
};

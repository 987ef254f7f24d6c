/** Messages of the sign-in page, and of the profile with its photo and its password. */

import type { Table } from '../support/scenarios';
import {
  answers,
  attach,
  attachPicture,
  beside,
  endSessions,
  fill,
  hides,
  notJson,
  open,
  page,
  press,
  pressInBar,
  refusal,
  sends,
  server,
  shows,
  silence,
  submit,
  summary,
  toast,
} from '../support/scenarios';
import { owner } from '../support/test';

const signIn = '**/api/auth/signin';
const enter = press('Se connecter');

export const signInTable: Table = {
  route: '/login',
  rows: [
    { rule: 'an address is required', does: [enter], on: beside('Adresse email'), says: "L'email est requis" },
    { rule: 'a password too', on: beside('Mot de passe'), says: 'Le mot de passe est requis' },
    {
      rule: 'an address has a form',
      does: [fill('Adresse email', 'camille@'), fill('Mot de passe', '12345'), enter],
      on: beside('Adresse email'),
      says: "Format d'email invalide",
    },
    { rule: 'a password has six characters', on: beside('Mot de passe'), says: 'Le mot de passe doit contenir au moins 6 caractères' },
    {
      rule: 'an unknown address, in the server’s words',
      does: [fill('Adresse email', 'inconnue@exemple.org'), fill('Mot de passe', 'pas le bon'), enter],
      on: server,
      says: 'Utilisateur non trouvé',
    },
    { rule: 'an unknown address', on: toast, says: 'Adresse email non reconnue' },
    { rule: 'which stays under the form', on: page, says: 'Adresse email non reconnue' },
    { rule: 'a wrong password', does: [fill('Adresse email', owner.email), enter], on: toast, says: 'Mot de passe incorrect' },
    { rule: 'a call without either', does: [sends(signIn, { email: '', password: '' }), enter], on: server, says: 'Email et mot de passe requis' },
    { rule: 'which is shown as it is', on: toast, says: 'Email et mot de passe requis' },
    { rule: 'a server without words', does: [answers(signIn, silence), enter], on: toast, says: 'Erreur de connexion' },
    { rule: 'a server with other words', does: [answers(signIn, refusal('Base occupée')), enter], on: toast, says: 'Erreur de connexion' },
    { rule: 'no answer', does: [answers(signIn, 'nothing'), enter], on: toast, says: 'Erreur de connexion' },
    { rule: 'a success', does: [fill('Mot de passe', owner.password), enter], on: toast, says: 'Connexion réussie!' },
    {
      rule: 'a sign-out that fails',
      does: [answers('**/api/auth/signout', silence), pressInBar('Déconnexion')],
      on: toast,
      says: 'Erreur lors de la déconnexion',
    },
    { rule: 'a sign-out', does: [pressInBar('Déconnexion')], on: toast, says: 'Déconnexion réussie!' },
  ],
};

const profile = '**/api/profile/**';
const upload = '**/api/upload/photo';
const password = '**/api/change-password';
const save = submit('Sauvegarder');
const photo = /^Choisir une (autre )?photo/;
const change = press('Modifier le mot de passe');
const newPassword = (next: string, confirmation = next) => [
  fill('Nouveau mot de passe', next),
  fill('Confirmer le nouveau mot de passe', confirmation),
  change,
];

export const profileTable: Table = {
  route: '/admin/profile',
  given: (content) => content.saveProfile({ nom: 'Essai' }), // another name than the sample's: no question follows a save
  rows: [
    { rule: 'a name is required', does: [fill('Nom', ''), fill('Prénom', ' '), save], on: beside('Nom'), says: 'Le nom est requis' },
    { rule: 'a first name too', on: beside('Prénom'), says: 'Le prénom est requis' },
    { rule: 'both are listed over the form', on: summary, says: 'Le nom est requis' },
    { rule: 'an address has a form', does: [fill('Email', 'camille@'), save], on: beside('Email'), says: "Format d'email invalide" },
    {
      rule: 'a link is an address',
      does: [fill('LinkedIn', 'pas une adresse'), save],
      on: beside('LinkedIn'),
      says: 'Veuillez saisir une adresse web valide (http ou https)',
    },
    {
      rule: 'each link',
      does: [fill('YouTube', 'ftp://exemple.org'), save],
      on: beside('YouTube'),
      says: 'Veuillez saisir une adresse web valide (http ou https)',
    },
    {
      rule: 'a text has a limit',
      does: [fill('Nationalité', 'x'.repeat(201)), save],
      on: beside('Nationalité'),
      says: 'Ce texte ne doit pas dépasser 200 caractères',
    },
    {
      rule: 'a server without words',
      does: [
        fill('Nom', 'Essai-Nom'),
        fill('Prénom', 'Claude'),
        fill('Email', 'claude@exemple.org'),
        fill('LinkedIn', 'https://www.linkedin.com/in/claude-essai'),
        fill('YouTube', ''),
        fill('Nationalité', 'Suisse'),
        answers(profile, silence),
        save,
      ],
      on: toast,
      says: 'Erreur lors de la mise à jour du profil',
    },
    { rule: 'a server with words', does: [answers(profile, refusal('Base occupée')), save], on: toast, says: 'Base occupée' },
    { rule: 'an answer that is no JSON', does: [answers(profile, notJson), save], on: toast, says: 'Réponse invalide du serveur (502): Bad Gateway' },
    { rule: 'no answer', does: [answers(profile, 'nothing'), save], on: toast, says: 'Erreur lors de la mise à jour du profil' },
    { rule: 'a success', does: [press('Réessayer')], on: toast, says: 'Profil mis à jour avec succès!', public: shows('Claude Essai-Nom') },
    { rule: 'a photo is an image', does: [attach(photo, 'notes.txt', 'text/plain', 9)], on: toast, says: 'Veuillez sélectionner un fichier image valide' },
    { rule: 'of 2 MB at most', does: [attach(photo, 'grande.png', 'image/png', 2 * 1024 * 1024 + 1)], on: toast, says: 'La photo ne doit pas dépasser 2MB' },
    { rule: 'which stays beside it', on: page, says: 'La photo ne doit pas dépasser 2MB' },
    {
      rule: 'an upload that the server refuses without words',
      does: [answers(upload, { status: 200, json: { success: false } }), attach(photo, 'a.png', 'image/png', 9)],
      on: toast,
      says: "Erreur lors de l'upload de la photo",
    },
    {
      rule: 'an upload that meets a failure',
      does: [answers(upload, notJson), attach(photo, 'a.png', 'image/png', 9)],
      on: toast,
      says: 'Erreur serveur (502): Bad Gateway',
    },
    {
      rule: 'an upload without an answer',
      does: [answers(upload, 'nothing'), attach(photo, 'a.png', 'image/png', 9)],
      on: toast,
      says: "Erreur lors de l'upload de la photo",
    },
    { rule: 'a picture', does: [attachPicture(photo)], on: toast, says: 'Photo uploadée avec succès!' },
    {
      rule: 'which the site shows once the profile is saved',
      does: [save],
      on: toast,
      says: 'Profil mis à jour avec succès!',
    },
    {
      rule: 'an inline photo has a limit',
      does: [
        answers(upload, { status: 200, json: { success: true, url: `data:image/png;base64,${'A'.repeat(1_000_000)}` } }),
        attach(photo, 'a.png', 'image/png', 9),
        save,
      ],
      on: summary,
      says: 'La photo est trop volumineuse. Veuillez choisir une image plus petite.',
    },
    {
      rule: 'which stays beside it',
      on: page,
      says: 'La photo est trop volumineuse. Veuillez choisir une image plus petite.',
    },
    {
      rule: 'a new password has six characters',
      does: [open('/admin/profile'), press('Changer le mot de passe'), ...newPassword('12345', '123456')],
      on: beside('Nouveau mot de passe'),
      says: 'Le mot de passe doit contenir au moins 6 caractères',
    },
    { rule: 'and is typed twice', on: beside('Confirmer le nouveau mot de passe'), says: 'Les mots de passe ne correspondent pas' },
    { rule: 'the current one is required', on: beside('Mot de passe actuel'), says: 'Le mot de passe actuel est requis' },
    {
      rule: 'and is checked',
      does: [fill('Mot de passe actuel', 'ce n’est pas lui'), ...newPassword('un autre mot de passe')],
      on: toast,
      says: 'Mot de passe actuel incorrect',
    },
    {
      rule: 'a server without words',
      does: [fill('Mot de passe actuel', owner.password), answers(password, silence), change],
      on: toast,
      says: 'Erreur lors du changement de mot de passe',
    },
    { rule: 'no answer', does: [answers(password, 'nothing'), change], on: toast, says: 'Erreur lors du changement de mot de passe' },
    { rule: 'a success', does: [change], on: toast, says: 'Mot de passe modifié avec succès!' },
    {
      rule: 'back to the first one, in fields that were emptied',
      does: [press('Changer le mot de passe'), fill('Mot de passe actuel', 'un autre mot de passe'), ...newPassword(owner.password)],
      on: toast,
      says: 'Mot de passe modifié avec succès!',
    },
    {
      rule: 'without a session, nothing is saved',
      does: [fill('Nom', 'Sans-Session'), endSessions, save, press('Plus tard')],
      on: toast,
      says: 'Utilisateur non authentifié',
      public: hides('Sans-Session'),
    },
  ],
};

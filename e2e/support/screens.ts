/** The states of the administration's screens that axe checks, and the steps that lead to them. */
import type { Page } from '@playwright/test';
import { Caller } from './api-client';
import type { Screen, Step } from './scenarios';
import { answers, endSessions, fill, press, silence, unfold, unfoldFirst } from './scenarios';

export type State = {
  readonly name: string;
  readonly route: string;
  readonly does?: readonly Step[];
  /** Name of the dialog that is then open, else of the page's heading. */
  readonly front: string;
  readonly isAnonymous?: true;
};

const key =
  (name: string): Step =>
  ({ page }) =>
    page.keyboard.press(name);
const goTo =
  (name: string): Step =>
  ({ page }) =>
    page
      .getByRole('link', { name, exact: true })
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus(); // to which the focus goes back when a question that the link has raised is answered
        link.click(); // on a narrow screen the link may be in a closed drawer
      });
const firstRemoval: Step = ({ page }) =>
  page
    .getByRole('button', { name: /^Supprimer «/ })
    .first()
    .click();
const firstItem: Step = ({ page }) =>
  page
    .getByRole('button', { name: /^Modifier «/ })
    .first()
    .click();
/** Saves the section from elsewhere after it was opened here. */
const savedElsewhere: Step = async ({ site }: Screen) => {
  const caller = await new Caller(site.origin).signIn();
  await caller.call('PUT', `/api/sections/${caller.id}/axes-recherche`, {
    json: { content: [`Axe d’ailleurs ${Date.now()}`, 'Sécurité'] },
  });
};
const newDomain = press('Ajouter un domaine');
const edit = press('Ajouter / Modifier');

const lists: readonly State[] = [
  ['/admin', 'Tableau de bord'],
  ['/admin/civil-status', 'État civil'],
  ['/admin/about', 'Section À propos'],
  ['/admin/key-figures', 'Chiffres clés'],
  ['/admin/education', 'Formation et diplômes'],
  ['/admin/research', 'Gestion des Axes de Recherche'],
  ['/admin/competences', 'Gestion des Compétences'],
  ['/admin/courses', 'Gestion des Cours'],
  ['/admin/projects', 'Gestion des Projets'],
  ['/admin/responsibilities', 'Gestion des Responsabilités'],
  ['/admin/career', 'Parcours'],
  ['/admin/activities', 'Activités'],
  ['/admin/languages', 'Gestion des Langues'],
  ['/admin/sections', 'Éditeur Simple'],
  ['/admin/sections-manager', 'Gestion Sections'],
  ['/admin/bilan', 'Bilan sur cinq ans'],
  ['/admin/dossiers', 'Dossiers'],
  ['/admin/visites', 'Visites'],
  ['/admin/copie', 'Copie du site'],
  ['/admin/audit', 'Journal'],
  ['/admin/audit?du=2026-01-01&au=2026-01-01', 'Journal'],
].map(([route = '', front = '']) => ({ name: 'list', route, front }));

const forms: readonly State[] = [
  {
    name: 'form refused',
    route: '/login',
    does: [press('Se connecter')],
    front: 'Connexion Administrateur',
    isAnonymous: true,
  },
  { name: 'form', route: '/admin/profile', front: 'Profil' },
  { name: 'form', route: '/admin/mentions', front: 'Mentions légales' },
  {
    name: 'form refused, password panel',
    route: '/admin/profile',
    does: [
      fill('Nom', ''),
      press('Sauvegarder'),
      press('Changer le mot de passe'),
      fill('Nouveau mot de passe', '1'),
      press('Modifier le mot de passe'),
    ],
    front: 'Profil',
  },
  { name: 'form', route: '/admin/about', does: [press('Modifier')], front: 'Modifier la section À propos' },
  {
    name: 'form of the figures',
    route: '/admin/about',
    does: [press('Modifier les chiffres clés')],
    front: 'Gérer mes chiffres clés',
  },
  { name: 'form', route: '/admin/research', does: [edit], front: 'Gérer mes axes de recherche' },
  { name: 'form', route: '/admin/competences', does: [edit], front: 'Gérer mes compétences' },
  { name: 'form', route: '/admin/publications', front: 'Gestion des Publications' },
  {
    name: 'import refused',
    route: '/admin/publications/import',
    does: [press('Lire ces références')],
    front: 'Importer des publications',
  },
  {
    name: 'import of DOIs refused',
    route: '/admin/publications/import?source=doi',
    does: [press('Lire ces DOI')],
    front: 'Importer des publications',
  },
  {
    name: 'review of an import',
    route: '/admin/publications/import',
    does: [
      fill('Ou collez des références', '@book{a, title={Un livre}, author={Petit, Paul}, year={2020}} @book{b}'),
      press('Lire ces références'),
    ],
    front: 'Vérifier l’import',
  },
  {
    name: 'form with a domain to name',
    route: '/admin/publications',
    does: [newDomain, key('Enter')],
    front: 'Gestion des Publications',
  },
  { name: 'form', route: '/admin/theses', front: 'Gestion des Thèses encadrées' },
  {
    name: 'form with a domain to name and an open thesis',
    route: '/admin/theses',
    does: [unfoldFirst, newDomain, key('Enter')],
    front: 'Gestion des Thèses encadrées',
  },
  { name: 'form', route: '/admin/courses', does: [edit], front: 'Gérer mes cours' },
  {
    name: 'form refused',
    route: '/admin/courses',
    does: [
      edit,
      press('Ajouter un autre cours'),
      unfoldFirst,
      fill('Nom du cours', ''),
      press('Sauvegarder mes cours'),
    ],
    front: 'Gérer mes cours',
  },
  { name: 'form', route: '/admin/projects', does: [edit], front: 'Gérer mes projets' },
  { name: 'one item', route: '/admin/projects', does: [firstItem], front: 'Modifier le projet' },
  { name: 'form', route: '/admin/responsibilities', does: [edit], front: 'Gérer mes responsabilités' },
  {
    name: 'save refused',
    route: '/admin/responsibilities',
    does: [
      edit,
      unfoldFirst,
      fill('Titre', 'Essai'),
      answers('**/api/sections/**', silence),
      press('Sauvegarder mes responsabilités'),
    ],
    front: 'Gérer mes responsabilités',
  },
  { name: 'form', route: '/admin/languages', does: [edit], front: 'Gérer mes langues' },
  {
    name: 'form',
    route: '/admin/sections-manager',
    does: [press('Modifier « Projets »')],
    front: 'Modifier « Projets »',
  },
  {
    name: 'form refused',
    route: '/admin/sections-manager',
    does: [press('Modifier « Projets »'), unfold('Contenu brut'), fill('Contenu (JSON)', '['), press('Sauvegarder')],
    front: 'Modifier « Projets »',
  },
];

const windows: readonly State[] = [
  { name: 'jump', route: '/admin', does: [key('Control+k')], front: 'Aller à' },
  { name: 'link', route: '/admin/about', does: [press('Modifier'), press('Lien'), press('Ajouter')], front: 'Lien' },
  {
    name: 'colours of a text',
    route: '/admin/about',
    does: [press('Modifier'), press('Couleur du texte')],
    front: 'Modifier la section À propos',
  },
  {
    name: 'unsaved',
    route: '/admin/research',
    does: [edit, fill('Axe 1', 'Non sauvegardé'), goTo('Langues')],
    front: 'Quitter sans sauvegarder ?',
  },
  {
    name: 'conflict',
    route: '/admin/research',
    does: [edit, fill('Axe 1', 'Axe d’ici'), savedElsewhere, press('Sauvegarder mes axes de recherche')],
    front: 'Deux versions',
  },
  { name: 'deletion', route: '/admin/research', does: [firstRemoval], front: 'Supprimer' },
  { name: 'deletion', route: '/admin/competences', does: [firstRemoval], front: 'Supprimer' },
  { name: 'deletion', route: '/admin/courses', does: [firstRemoval], front: 'Supprimer' },
  { name: 'deletion', route: '/admin/projects', does: [firstRemoval], front: 'Supprimer' },
  { name: 'deletion', route: '/admin/responsibilities', does: [firstRemoval], front: 'Supprimer' },
  { name: 'deletion', route: '/admin/languages', does: [firstRemoval], front: 'Supprimer' },
  { name: 'deletion', route: '/admin/publications', does: [firstRemoval], front: 'Supprimer' },
  {
    name: 'new article, refused',
    route: '/admin/publications',
    does: [press('Ajouter un article'), press('Ajouter')],
    front: 'Ajouter un article',
  },
  {
    name: 'new communication',
    route: '/admin/publications',
    does: [press('Ajouter une communication')],
    front: 'Ajouter une communication',
  },
  {
    name: 'abandoned',
    route: '/admin/publications',
    does: [press('Ajouter un article'), fill('Titre', 'Essai'), press('Annuler')],
    front: 'Abandonner les modifications ?',
  },
  {
    name: 'deletion of a domain',
    route: '/admin/theses',
    does: [
      ({ page }) =>
        page
          .getByRole('button', { name: /^Supprimer le domaine/ })
          .first()
          .click(),
    ],
    front: 'Supprimer le domaine',
  },
  {
    name: 'new section, refused',
    route: '/admin/sections',
    does: [press('Ajouter une section'), press('Sauvegarder')],
    front: 'Ajouter une section',
  },
  {
    name: 'section of cards',
    route: '/admin/sections',
    does: [press('Modifier « Projets »')],
    front: 'Modifier la section',
  },
  { name: 'deletion', route: '/admin/sections', does: [firstRemoval], front: 'Supprimer la section' },
  { name: 'deletion', route: '/admin/sections-manager', does: [firstRemoval], front: 'Supprimer la section' },
  {
    name: 'second factor',
    route: '/admin/profile',
    does: [press('Activer la double authentification')],
    front: 'Profil',
  },
  { name: 'comparison', route: '/admin/history?sujet=section%2Faxes-recherche', does: [], front: 'Historique' },
  {
    name: 'restoring',
    route: '/admin/history?sujet=section%2Faxes-recherche',
    does: [
      ({ page }) =>
        page
          .getByRole('button', { name: /^Restaurer la version/ })
          .first()
          .click(),
    ],
    front: 'Restaurer cette version',
  },
  {
    name: 'session over',
    route: '/admin/languages',
    does: [edit, unfoldFirst, fill('Nom de la langue', 'Essai'), endSessions, press('Sauvegarder mes langues')],
    front: 'Session expirée',
  },
];

export const states = { lists, forms, windows } as const;

export const frontOf = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name, exact: true })
    .or(page.getByRole('alertdialog', { name, exact: true }))
    .or(page.getByRole('heading', { level: 1, name, exact: true }));

/** The states of the administration's screens that axe checks, and the steps that lead to them. */
import type { Page } from 'playwright/test';
import { openFold } from './admin';
import { Caller } from './api-client';
import type { Screen, Step } from './scenarios';
import { answers, endSessions, fill, press, silence, unfoldFirst } from './scenarios';

export type State = {
  readonly name: string;
  readonly route: string;
  readonly does?: readonly Step[];
  /** Name of the dialog that is then open, else of the page's heading. */
  readonly front: string;
  readonly isAnonymous?: true;
};

const state = (route: string, front: string, name = 'list', ...does: readonly Step[]): State => ({
  name,
  route,
  does,
  front,
});
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
  ['/admin/about', 'À propos'],
  ['/admin/key-figures', 'Chiffres clés'],
  ['/admin/education', 'Formation et diplômes'],
  ['/admin/research', 'Axes de Recherche'],
  ['/admin/competences', 'Compétences'],
  ['/admin/courses', 'Gestion des Cours'],
  ['/admin/projects', 'Projets'],
  ['/admin/responsibilities', 'Responsabilités'],
  ['/admin/career', 'Parcours'],
  ['/admin/activities', 'Activités'],
  ['/admin/languages', 'Langues'],
  ['/admin/sections', 'Éditeur Simple'],
  ['/admin/sections-manager', 'Gestion Sections'],
  ['/admin/bilan', 'Bilan'],
  ['/admin/dossiers', 'Dossiers'],
  ['/admin/visites', 'Visites'],
  ['/admin/copie', 'Copie du site'],
  ['/admin/audit', 'Journal'],
  ['/admin/audit?du=2026-01-01&au=2026-01-01', 'Journal'],
].map(([route = '', front = '']) => state(route, front));

const forms: readonly State[] = [
  { ...state('/login', 'Connexion Administrateur', 'form refused', press('Se connecter')), isAnonymous: true },
  state('/admin/profile', 'Profil', 'form'),
  state('/admin/mentions', 'Mentions légales', 'form'),
  state(
    '/admin/profile',
    'Profil',
    'form refused, password panel',
    fill('Nom', ''),
    press('Sauvegarder'),
    press('Changer le mot de passe'),
    fill('Nouveau mot de passe', '1'),
    press('Modifier le mot de passe'),
  ),
  state('/admin/about', 'Modifier la section À propos', 'form', press('Modifier')),
  state('/admin/key-figures', 'Gérer mes chiffres clés', 'form', press('Modifier les chiffres clés')),
  state('/admin/research', 'Gérer mes axes de recherche', 'form', edit),
  state('/admin/competences', 'Gérer mes compétences', 'form', edit),
  state('/admin/publications', 'Publications', 'form'),
  state('/admin/publications/import', 'Importer des publications', 'import refused', press('Lire ces références')),
  state(
    '/admin/publications/import?source=doi',
    'Importer des publications',
    'import of DOIs refused',
    press('Lire ces DOI'),
  ),
  state(
    '/admin/publications/import',
    'Vérifier l’import',
    'review of an import',
    fill('Ou collez des références', '@book{a, title={Un livre}, author={Petit, Paul}, year={2020}} @book{b}'),
    press('Lire ces références'),
  ),
  state('/admin/career/import', 'Importer ma carrière', 'sources of a career'),
  state('/admin/publications', 'Publications', 'form with a domain to name', newDomain, key('Enter')),
  state('/admin/theses', 'Thèses encadrées', 'form'),
  state(
    '/admin/theses',
    'Thèses encadrées',
    'form with a domain to name and an open thesis',
    unfoldFirst,
    newDomain,
    key('Enter'),
  ),
  state('/admin/courses', 'Gérer mes cours', 'form', edit),
  state(
    '/admin/courses',
    'Gérer mes cours',
    'form refused',
    edit,
    press('Ajouter un autre cours'),
    unfoldFirst,
    fill('Nom du cours', ''),
    press('Sauvegarder mes cours'),
  ),
  state('/admin/projects', 'Gérer mes projets', 'form', edit),
  state('/admin/projects', 'Modifier le projet', 'one item', firstItem),
  state('/admin/responsibilities', 'Gérer mes responsabilités', 'form', edit),
  state(
    '/admin/responsibilities',
    'Gérer mes responsabilités',
    'save refused',
    edit,
    unfoldFirst,
    fill('Titre', 'Essai'),
    answers('**/api/sections/**', silence),
    press('Sauvegarder mes responsabilités'),
  ),
  state('/admin/languages', 'Gérer mes langues', 'form', edit),
  state('/admin/sections-manager', 'Modifier « Projets »', 'form', press('Modifier « Projets »')),
  state(
    '/admin/sections-manager',
    'Modifier « Projets »',
    'form refused',
    press('Modifier « Projets »'),
    fill('Contenu (JSON)', '['),
    press('Sauvegarder'),
  ),
];

const windows: readonly State[] = [
  state('/admin', 'Aller à', 'jump', key('Control+k')),
  state('/admin/about', 'Lien', 'link', press('Modifier'), press('Lien'), press('Ajouter')),
  state(
    '/admin/about',
    'Modifier la section À propos',
    'colours of a text',
    press('Modifier'),
    press('Couleur du texte'),
  ),
  state(
    '/admin/research',
    'Quitter sans sauvegarder ?',
    'unsaved',
    edit,
    fill('Axe 1', 'Non sauvegardé'),
    goTo('Langues'),
  ),
  state(
    '/admin/research',
    'Deux versions',
    'conflict',
    edit,
    fill('Axe 1', 'Axe d’ici'),
    savedElsewhere,
    press('Sauvegarder mes axes de recherche'),
  ),
  state('/admin/research', 'Supprimer', 'deletion', firstRemoval),
  state(
    '/admin/publications',
    'Ajouter un article',
    'new article, refused',
    press('Ajouter un article'),
    press('Ajouter'),
  ),
  state('/admin/publications', 'Ajouter une communication', 'new communication', press('Ajouter une communication')),
  state(
    '/admin/publications',
    'Abandonner les modifications ?',
    'abandoned',
    press('Ajouter un article'),
    fill('Titre', 'Essai'),
    press('Annuler'),
  ),
  state('/admin/theses', 'Supprimer le domaine', 'deletion of a domain', ({ page }) =>
    page
      .getByRole('button', { name: /^Supprimer le domaine/ })
      .first()
      .click(),
  ),
  state(
    '/admin/sections',
    'Ajouter une section',
    'new section, refused',
    press('Ajouter une section'),
    press('Sauvegarder'),
  ),
  state('/admin/sections', 'Modifier la section', 'section of cards', press('Modifier « Projets »')),
  state(
    '/admin/profile',
    'Profil',
    'second factor',
    ({ page }) => openFold(page.getByRole('main'), 'Sécurité'),
    press('Activer la double authentification'),
  ),
  state('/admin/history?sujet=section%2Faxes-recherche', 'Historique', 'comparison'),
  state('/admin/history?sujet=section%2Faxes-recherche', 'Restaurer cette version', 'restoring', ({ page }) =>
    page
      .getByRole('button', { name: /^Restaurer la version/ })
      .first()
      .click(),
  ),
  state(
    '/admin/languages',
    'Session expirée',
    'session over',
    edit,
    unfoldFirst,
    fill('Nom de la langue', 'Essai'),
    endSessions,
    press('Sauvegarder mes langues'),
  ),
];

export const states = { lists, forms, windows } as const;

export const frontOf = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name, exact: true })
    .or(page.getByRole('alertdialog', { name, exact: true }))
    .or(page.getByRole('heading', { level: 1, name, exact: true }));

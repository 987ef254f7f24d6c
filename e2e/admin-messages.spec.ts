/**
 * What a form says of a call that fails: the server's words, else its own. The texts of each kind are in its
 * definition, those of its rules in sections/messages.test.ts.
 */
import { pngFile, toast } from './support/admin';
import { answers, fill, press, type Step, silence } from './support/scenarios';
import { expect, owner, test } from './support/test';

const sections = '**/api/sections/**';
const hide = press('Masquer « Projets »');
const remove: readonly Step[] = [press('Supprimer « Projets »'), press('Supprimer')];
const change = [press('Modifier « Projets »'), fill('Titre', 'Nos projets'), press('Sauvegarder')];
const choosePhoto: Step = async ({ page }) =>
  page.getByLabel(/^Choisir une (autre )?photo/).setInputFiles(await pngFile());

/** Route, address of the call, what leads to it, and what the form says by itself. */
type Row = readonly [route: string, address: string, does: readonly Step[], own: string];
const rows: readonly Row[] = [
  [
    ...(['/admin/research', sections] as const),
    [press('Ajouter / Modifier'), fill('Axe 1', 'Un axe'), press('Sauvegarder mes axes de recherche')],
    'Erreur lors de la sauvegarde',
  ],
  ['/admin/sections', sections, [hide], 'Erreur lors de la modification de la visibilité'],
  ['/admin/sections', sections, remove, 'Erreur lors de la suppression de la section'],
  [
    ...(['/admin/sections', sections] as const),
    [press('Ajouter une section'), fill('Titre', 'Prix'), press('Sauvegarder')],
    'Erreur lors de la sauvegarde de la section',
  ],
  ['/admin/sections', sections, change, 'Erreur lors de la mise à jour'],
  ['/admin/sections-manager', sections, [hide], 'Erreur lors de la modification'],
  ['/admin/sections-manager', sections, remove, 'Erreur lors de la suppression'],
  ['/admin/sections-manager', sections, change, 'Erreur lors de la mise à jour'],
  [
    ...(['/admin/profile', '**/api/profile/**'] as const),
    [fill('Nom', 'Essai'), press('Sauvegarder')],
    'Erreur lors de la mise à jour du profil',
  ],
  [
    ...(['/admin/profile', '**/api/change-password'] as const),
    [
      press('Changer le mot de passe'),
      fill('Mot de passe actuel', owner.password),
      ...['Nouveau', 'Confirmer le nouveau'].map((name) => fill(`${name} mot de passe`, 'un autre mot de passe')),
      press('Modifier le mot de passe'),
    ],
    'Erreur lors du changement de mot de passe',
  ],
  ['/admin/profile', '**/api/upload/photo', [choosePhoto], "Erreur lors de l'upload de la photo"],
];

for (const [route, address, does, own] of rows)
  test(`${route}: ${own}`, { tag: '@long' }, async ({ adminPage: page, site, surprises }) => {
    surprises.expect(/status of 500/);
    // An upload names the status of a failure.
    const reply = address.includes('/upload/') ? { status: 200, json: { success: false } } : silence;
    await page.goto(route);
    for (const step of [...does.slice(0, -1), answers(address, reply), ...does.slice(-1)]) await step({ page, site });
    await expect(toast(page, own)).toBeVisible();
  });

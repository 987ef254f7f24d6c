/**
 * What a form says of a call that fails: the server's words, else its own. The texts of each kind are in its
 * definition, those of its rules in sections/messages.test.ts.
 */
import { pngFile, toast } from './support/admin';
import { answers, fill, notJson, press, refusal, type Step, silence, unfold } from './support/scenarios';
import { expect, owner, test } from './support/test';

const sections = '**/api/sections/**';
const edit = press('Ajouter / Modifier');
const hide = press('Masquer « Projets »');
const remove: readonly Step[] = [press('Supprimer « Projets »'), press('Supprimer')];
const change = press('Modifier « Projets »');
const choosePhoto: Step = async ({ page }) =>
  page.getByLabel(/^Choisir une (autre )?photo/).setInputFiles(await pngFile());

type Row = readonly [
  route: string,
  opens: readonly Step[],
  address: string,
  sends: readonly Step[],
  own: string,
  unanswered?: string,
];
const rows: readonly Row[] = [
  [
    '/admin/research',
    [edit, fill('Axe 1', 'Un axe')],
    sections,
    [press('Sauvegarder mes axes de recherche')],
    'Erreur lors de la sauvegarde',
    'Une erreur est survenue',
  ],
  ['/admin/sections', [], sections, [hide], 'Erreur lors de la modification de la visibilité'],
  ['/admin/sections', [], sections, remove, 'Erreur lors de la suppression de la section'],
  [
    '/admin/sections',
    [press('Ajouter une section'), fill('Titre', 'Prix')],
    sections,
    [press('Sauvegarder')],
    'Erreur lors de la sauvegarde de la section',
  ],
  [
    '/admin/sections',
    [change, fill('Titre', 'Nos projets')],
    sections,
    [press('Sauvegarder')],
    'Erreur lors de la mise à jour',
  ],
  ['/admin/sections-manager', [], sections, [hide], 'Erreur lors de la modification'],
  ['/admin/sections-manager', [], sections, remove, 'Erreur lors de la suppression'],
  [
    '/admin/sections-manager',
    [change, fill('Titre', 'Nos projets')],
    sections,
    [press('Sauvegarder')],
    'Erreur lors de la mise à jour',
  ],
  [
    '/admin/profile',
    [fill('Nom', 'Essai')],
    '**/api/profile/**',
    [press('Sauvegarder')],
    'Erreur lors de la mise à jour du profil',
  ],
  [
    '/admin/profile',
    [
      press('Changer le mot de passe'),
      fill('Mot de passe actuel', owner.password),
      fill('Nouveau mot de passe', 'un autre mot de passe'),
      fill('Confirmer le nouveau mot de passe', 'un autre mot de passe'),
    ],
    '**/api/change-password',
    [press('Modifier le mot de passe')],
    'Erreur lors du changement de mot de passe',
  ],
  ['/admin/profile', [], '**/api/upload/photo', [choosePhoto], "Erreur lors de l'upload de la photo"],
];

for (const [route, opens, address, sends, own, unanswered = own] of rows)
  test(`${route}: ${own}`, { tag: '@long' }, async ({ adminPage: page, site, surprises }) => {
    surprises.expect(/status of [45]\d\d|ERR_FAILED/);
    for (const [reply, says] of [
      [address.includes('/upload/') ? { status: 200, json: { success: false } } : silence, own], // an upload names the status of a failure
      ['nothing', unanswered],
      [refusal, 'Base occupée'],
      [notJson, /^(Réponse invalide du|Erreur) serveur \(502\): Bad Gateway$/],
    ] as const) {
      await page.goto(route);
      for (const step of [...opens, answers(address, reply), ...sends]) await step({ page, site });
      await expect(toast(page, says)).toBeVisible();
    }
  });

test('cards that are no JSON: the field says so and keeps them', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/sections-manager');
  const json = '[\n  { "title": "Rivages" "category": "" }\n]';
  for (const step of [change, unfold('Contenu brut'), fill('Contenu (JSON)', json), press('Sauvegarder')])
    await step({ page, site });
  const field = page.getByLabel('Contenu (JSON)');
  await expect(field).toHaveAccessibleDescription('Format JSON invalide');
  await expect(field).toHaveValue(json);
});

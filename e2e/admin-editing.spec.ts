import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { confirmRemoval, expectFieldError, menuLink, pngFile, saveBar, tabTo, toast } from './support/admin';
import { Caller } from './support/caller';
import type { Site } from './support/site';
import { expect, owner, test } from './support/test';

/** The editors: what they refuse, say, keep and save (spec 2.7 to 2.13, 5, 8; decisions 12 to 14, 19, 26 to 28). */

/** Stores a section's content as another program would; answers the caller, to look again. */
async function store(site: Site, id: string, content: unknown): Promise<Caller> {
  const caller = await new Caller(site.origin).signIn();
  const answer = await caller.call('PUT', `/api/sections/${caller.id}/${id}`, { json: { content } });
  expect(answer.json).toMatchObject({ success: true });
  return caller;
}
const publicText = async (site: Site, path = '/') => (await fetch(`${site.origin}${path}`)).text();
const axe = (page: Page, number: number) => page.getByLabel(`Axe ${number}`, { exact: true });
const saveAxes = (page: Page) => page.getByRole('button', { name: 'Sauvegarder mes axes de recherche' }).click();

test.describe('the research axes', () => {
  test.beforeEach(async ({ adminPage: page, site }) => {
    await store(site, 'axes-recherche', ['Premier axe', 'Deuxième axe']);
    await page.goto('/admin/research');
  });
  const edit = (page: Page) => page.getByRole('button', { name: 'Ajouter / Modifier' }).click();

  test('none left is refused beside the first line; blank lines are dropped', async ({ adminPage: page, site }) => {
    await edit(page);
    await axe(page, 1).fill('  ');
    await axe(page, 2).fill('');
    await saveAxes(page);
    await expectFieldError(axe(page, 1), 'Au moins un axe de recherche est requis');
    await expect(axe(page, 1)).toBeFocused();
    expect(await publicText(site)).toContain('Premier axe');
    await axe(page, 2).fill('Un seul axe');
    await saveAxes(page);
    await expect(toast(page, '1 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Axes de recherche' }).getByRole('listitem')).toHaveCount(1);
    expect(await publicText(site)).toContain('Un seul axe');
  });

  test('one alone is edited, and deleted after the question', async ({ adminPage: page, site }) => {
    await page.getByRole('button', { name: 'Modifier « Deuxième axe »' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Modifier l’axe de recherche' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Ajouter un axe|Retirer la ligne)/ })).toHaveCount(0);
    await axe(page, 2).fill('Deuxième axe revu');
    await page.keyboard.press('Control+S');
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    await page.getByRole('button', { name: 'Supprimer « Premier axe »' }).click();
    await confirmRemoval(page, '« Premier axe »');
    await expect(page.getByRole('heading', { name: 'Premier axe' })).toHaveCount(0);
    expect(await publicText(site)).toMatch(/^(?![\s\S]*Premier axe)[\s\S]*Deuxième axe revu/);
  });

  test('leaving unsaved changes asks first', async ({ adminPage: page, site }) => {
    await edit(page);
    await axe(page, 1).fill('Axe en chemin');
    await expect(saveBar(page)).toContainText('Modifications non enregistrées');
    const question = page.getByRole('alertdialog', { name: /Quitter sans enregistrer/ });
    await menuLink(page, 'Projets').click();
    await expect(question).toContainText('Vos modifications ne sont pas enregistrées.');
    await page.keyboard.press('Escape');
    await expect(axe(page, 1)).toHaveValue('Axe en chemin');
    await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
    await question.getByRole('button', { name: 'Rester' }).click();
    await expect(axe(page, 1)).toHaveValue('Axe en chemin');
    await menuLink(page, 'Projets').click();
    await question.getByRole('button', { name: 'Sauvegarder et quitter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Projets' })).toBeVisible();
    expect(await publicText(site)).toContain('Axe en chemin');
    await menuLink(page, 'Axes de recherche').click();
    await edit(page);
    await axe(page, 1).fill('Axe perdu');
    await menuLink(page, 'Projets').click();
    await question.getByRole('button', { name: 'Quitter', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Projets' })).toBeVisible();
    expect(await publicText(site)).not.toContain('Axe perdu');
  });

  test('a save that does not arrive keeps the text and offers to try again', async ({ adminPage: page, site, surprises }) => {
    surprises.expect(/ERR_FAILED|status of 500/);
    await edit(page);
    await axe(page, 1).fill('Axe têtu');
    await page.route('**/api/sections/**', (route) => route.abort(), { times: 1 });
    await saveAxes(page);
    await expect(saveBar(page).getByRole('alert')).toContainText('Non enregistré');
    await expect(axe(page, 1)).toHaveValue('Axe têtu');
    await page.route('**/api/sections/**', (route) => route.fulfill({ status: 500, json: { success: false } }), { times: 1 });
    await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(toast(page, 'Erreur lors de la sauvegarde')).toBeVisible();
    await expect(axe(page, 1)).toHaveValue('Axe têtu');
    expect(await publicText(site)).not.toContain('Axe têtu');
    await saveBar(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    expect(await publicText(site)).toContain('Axe têtu');
  });

  test('a session that is over: sign in over the form, and the save goes on', async ({ adminPage: page, site, surprises }) => {
    surprises.expect(/status of 401/);
    await edit(page);
    await axe(page, 1).fill('Axe patient');
    const database = new Database(site.databaseFile);
    database.prepare('DELETE FROM Session').run();
    database.close();
    await saveAxes(page);
    const dialog = page.getByRole('dialog', { name: 'Session expirée' });
    await expect(dialog.getByLabel('Adresse email')).toHaveValue(owner.email);
    const password = dialog.getByRole('textbox', { name: 'Mot de passe' });
    await password.fill('ce n’est pas lui');
    await dialog.getByRole('button', { name: 'Se connecter et continuer' }).click();
    await expectFieldError(password, 'Mot de passe incorrect');
    await password.fill(owner.password);
    await password.press('Enter');
    await expect(toast(page, '2 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
    expect(await publicText(site)).toContain('Axe patient');
  });

  for (const [choice, kept, lost] of [
    ['Garder ma version', 'Axe d’ici', 'Axe d’ailleurs'],
    ['Prendre la version enregistrée', 'Axe d’ailleurs', 'Axe d’ici'],
  ] as const) {
    test(`a version saved elsewhere meanwhile: both are offered; ${choice}`, async ({ adminPage: page, site, surprises }) => {
      surprises.expect(/status of 409/);
      await edit(page);
      await axe(page, 1).fill('Axe d’ici');
      await store(site, 'axes-recherche', ['Axe d’ailleurs', 'Deuxième axe']);
      await saveAxes(page);
      const dialog = page.getByRole('dialog', { name: 'Deux versions' });
      for (const words of ['Axe d’ici', 'Axe d’ailleurs']) await expect(dialog).toContainText(words);
      expect(await publicText(site), 'nothing is overwritten before the choice').toContain('Axe d’ailleurs');
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toBeHidden();
      await expect(saveBar(page).getByText('Conflit à résoudre')).toHaveCount(0);
      await expect.poll(() => publicText(site)).toContain(kept);
      expect(await publicText(site)).not.toContain(lost);
    });
  }
});

test('the languages: a name is required, the last one too; a colour stays its own', async ({ adminPage: page, site }) => {
  const caller = await new Caller(site.origin).signIn();
  const address = `/api/profile/${caller.id}`;
  await caller.call('PUT', address, { json: { langues: [{ nom: 'Français', color: 'from-blue-500 to-blue-600' }] } });
  await page.goto('/admin/languages');
  await page.getByRole('button', { name: 'Modifier « Français »' }).click();
  const name = page.getByLabel('Nom de la langue');
  await name.fill(' ');
  await page.getByRole('button', { name: 'Sauvegarder mes langues' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /Le nom de la langue est requis|Veuillez ajouter au moins une langue/ })).toBeVisible();
  await name.fill('Français  ');
  await page.getByRole('radio', { name: 'Émeraude' }).check();
  await page.getByRole('button', { name: 'Sauvegarder mes langues' }).click();
  await expect(toast(page, '1 langue(s) sauvegardée(s) avec succès!')).toBeVisible();
  expect((await caller.call('GET', address)).json.langues).toEqual([{ nom: 'Français', color: 'from-emerald-500 to-emerald-600' }]);
});

test('the theses: what a domain and a thesis must have', async ({ adminPage: page }) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
  const name = page.getByLabel('Nom du domaine');
  await name.press('Enter');
  await expectFieldError(name, 'Le nom du domaine est requis');
  await name.fill('Technologies éducatives');
  await name.press('Enter');
  await expectFieldError(name, 'Un domaine porte déjà ce nom');
  await name.press('Escape');
  await expect(name).toBeHidden();

  const add = page.getByRole('group', { name: 'Ajouter une thèse' });
  await add.getByLabel('Année').fill('2027');
  await add.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await expectFieldError(add.getByLabel('Sujet'), 'Le sujet est requis');
  await add.getByLabel('Sujet').fill('Un sujet à l’essai');
  await add.getByLabel('Année').fill('');
  await add.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await expectFieldError(add.getByLabel('Année'), "L'année est requise");
  await expect(page.getByRole('button', { name: 'Modifier « Un sujet à l’essai »' })).toHaveCount(0);
  await add.getByLabel('Année').fill('2027');
  await add.getByLabel('Année').press('Enter');
  await page.getByRole('button', { name: 'Modifier « Un sujet à l’essai »' }).click();
  const row = page.getByRole('group', { name: 'Modifier : Un sujet à l’essai' });
  await row.getByLabel('Sujet').fill('');
  await row.getByRole('button', { name: 'Valider' }).click();
  await expectFieldError(row.getByLabel('Sujet'), 'Le sujet est requis');
  await row.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Sauvegarder les thèses' }).click();
  await expect(toast(page, /^\d+ thèse\(s\) sauvegardée\(s\) avec succès!$/)).toBeVisible();
});

test.describe('the profile', () => {
  test.beforeEach(({ adminPage }) => adminPage.goto('/admin/profile').then(() => undefined));

  test('names are required, links are addresses; what is wrong is said and kept', async ({ adminPage: page, site }) => {
    const [last, first, link] = [page.getByLabel(/^Nom(?!.*langue)/).first(), page.getByLabel('Prénom'), page.getByLabel('LinkedIn')];
    await last.fill('');
    await first.fill(' ');
    await link.fill('pas une adresse');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expectFieldError(last, 'Le nom est requis');
    await expectFieldError(first, 'Le prénom est requis');
    await expect(link).toHaveAttribute('aria-invalid', 'true');
    await expect(link).toHaveValue('pas une adresse');
    await expect(page.getByRole('alert').filter({ hasText: 'Rien n’a été enregistré.' })).toContainText('3 points à corriger');
    await last.fill('Essai-Nom');
    await first.fill('Claude');
    await link.fill('https://www.linkedin.com/in/claude-essai');
    await page.keyboard.press('Control+S');
    await expect(toast(page, 'Profil mis à jour avec succès!')).toBeVisible();
    expect(await publicText(site)).toMatch(/Claude Essai-Nom[\s\S]*linkedin\.com\/in\/claude-essai/);
  });

  test('a photo is an image of 2 MB at most', async ({ adminPage: page, surprises }) => {
    surprises.expect(/Connecting to 'blob:/); // Playwright's recorder reads the preview; the page does not
    const photo = page.getByLabel(/^Choisir une (autre )?photo/);
    await photo.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('des notes') });
    await expect(toast(page, 'Veuillez sélectionner un fichier image valide')).toBeVisible();
    await photo.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(toast(page, 'La photo ne doit pas dépasser 2MB')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Photo' })).toContainText('La photo ne doit pas dépasser 2MB');
    await photo.setInputFiles(await pngFile(400));
    await expect(toast(page, 'Photo uploadée avec succès!')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Aperçu du portrait' })).toBeVisible();
    await page.getByRole('button', { name: 'Retirer' }).click();
    await expect(page.getByRole('img', { name: 'Aperçu du portrait' })).toBeHidden();
  });

  test('the password: its rules, a wrong one, and a success that clears the fields', async ({ adminPage: page, surprises }) => {
    surprises.expect(/status of 400/);
    const toggle = page.getByRole('button', { name: 'Changer le mot de passe' });
    const fields = [/^Mot de passe actuel/, /^Nouveau mot de passe/, /^Confirmer le nouveau/].map((name) => page.getByRole('textbox', { name }));
    const [current, next, confirmation] = fields;
    if (!current || !next || !confirmation) throw new Error('three fields');
    const submit = () => page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
    await expect(current).toBeHidden();
    await toggle.click();
    await next.fill('12345');
    await confirmation.fill('123456');
    await submit();
    await expectFieldError(next, 'Le mot de passe doit contenir au moins 6 caractères');
    await expectFieldError(confirmation, 'Les mots de passe ne correspondent pas');
    const other = 'un autre mot de passe';
    await current.fill('ce n’est pas lui');
    await next.fill(other);
    await confirmation.fill(other);
    await submit();
    await expect(toast(page, 'Mot de passe actuel incorrect')).toBeVisible();
    await expect(next, 'what was typed stays').toHaveValue(other);
    for (const [from, to] of [
      [owner.password, other],
      [other, owner.password],
    ] as const) {
      await current.fill(from);
      await next.fill(to);
      await confirmation.fill(to);
      await submit();
      await expect(toast(page, 'Mot de passe modifié avec succès!').first()).toBeVisible();
      await expect(current).toBeHidden();
      await toggle.click();
      for (const field of fields) await expect(field).toHaveValue('');
    }
  });
});

/** Route, field of the first item, a text for it, its save button, its toast. */
const kinds = [
  ['competences', /^Titre/, 'Le titre est requis', 'Hydrologie de poche', 'Sauvegarder mes compétences', /^\d+ compétence\(s\) sauvegardée\(s\) avec succès!$/],
  [
    'projects',
    /^Titre du projet/,
    'Le titre du projet est requis',
    'Projet renommé',
    'Sauvegarder mes projets',
    /^\d+ projet\(s\) sauvegardé\(s\) avec succès!$/,
  ],
  ['projects', /^Catégorie/, 'La catégorie est requise', 'Recherche Territoriale', 'Sauvegarder mes projets', /^\d+ projet\(s\)/],
  [
    'responsibilities',
    /^Organisation/,
    "L'organisation est requise",
    'Conseil d’essai',
    'Sauvegarder mes responsabilités',
    /^\d+ responsabilité\(s\) sauvegardée\(s\) avec succès!$/,
  ],
  ['courses', /^Nom du cours/, 'Le nom du cours est requis', 'Cours renommé', 'Sauvegarder mes cours', /^\d+ cours sauvegardé\(s\) avec succès!$/],
] as const;

for (const [route, field, message, text, save, saved] of kinds) {
  test(`/admin/${route}: ${message}`, async ({ adminPage: page, site }) => {
    await page.goto(`/admin/${route}`);
    await page.getByRole('button', { name: 'Ajouter / Modifier' }).first().click();
    const input = page.getByRole('main').getByLabel(field).first();
    await input.fill('');
    await page.getByRole('button', { name: save }).click();
    await expectFieldError(input, message);
    await input.fill(text);
    await page.getByRole('button', { name: save }).click();
    await expect(toast(page, saved)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(text);
    expect(await publicText(site)).toContain(text);
  });
}

test('/admin/about: its title and its text', async ({ adminPage: page, site }) => {
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  const title = page.getByRole('textbox', { name: /^Titre/ });
  await title.fill('');
  await page.getByRole('textbox', { name: /^Contenu/ }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expectFieldError(title, 'Le titre est requis');
  await expect(page.getByText('Veuillez ajouter du contenu à la section À propos').first()).toBeVisible();
  await title.fill('Qui je suis');
  await page.getByRole('textbox', { name: /^Contenu/ }).click();
  await page.keyboard.type('Un parcours en trois mots.');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, 'Section À propos sauvegardée avec succès!')).toBeVisible();
  expect(await publicText(site)).toMatch(/Qui je suis[\s\S]*Un parcours en trois mots\./);
});

test('/admin/publications: in a dialog, with what is required', async ({ adminPage: page, site }) => {
  await page.goto('/admin/publications');
  await expect(page.getByRole('tab')).toHaveText([/^Réseaux et Sécurité\s*\d+$/, /^E-learning et IA\s*\d+$/]);
  await page.getByRole('button', { name: /^Ajouter un article/ }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Ajouter', exact: true });
  await add.click();
  await expectFieldError(dialog.getByLabel(/^Titre/), 'Veuillez remplir tous les champs obligatoires');
  await dialog.getByLabel(/^Titre/).fill('Un article écrit ce matin');
  await dialog.getByLabel(/^Auteurs/).fill('C. Essai');
  await dialog.getByLabel(/^Année/).fill('2031');
  await add.click();
  await expect(dialog.getByLabel(/^Année/)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(/^Année/).fill('2026');
  await add.click();
  await expect(dialog).toBeHidden();
  await saveBar(page).getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, /^\d+ publication\(s\)/)).toBeVisible();
  expect(await publicText(site, '/publications')).toContain('Un article écrit ce matin');
});

test('/admin/sections-manager: wrong JSON is refused, a list is one line each', async ({ adminPage: page, site }) => {
  await page.goto('/admin/sections-manager');
  await page.getByRole('button', { name: 'Modifier « Projets »' }).click();
  const json = page.getByLabel('Contenu (JSON)');
  const before = await json.inputValue();
  await json.fill(`${before},`);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expectFieldError(json, 'Format JSON invalide');
  await json.fill(before.replace('"En cours"', '"Suspendu"'));
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, 'Section mise à jour avec succès!')).toBeVisible();
  await page.getByRole('button', { name: 'Modifier « Axes de Recherche »' }).click();
  await page.getByLabel('Contenu (une ligne par élément)').fill('Axe un\n\n  Axe deux  ');
  await tabTo(page, page.getByLabel('Afficher cette section sur le site public'));
  await page.keyboard.press('Control+S');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion Sections' })).toBeVisible();
  const caller = await new Caller(site.origin).signIn();
  const sections = Object.values((await caller.call('GET', `/api/sections/${caller.id}`)).json);
  expect(sections).toContainEqual(expect.objectContaining({ id: 'axes-recherche', content: ['Axe un', 'Axe deux'] }));
  expect(await publicText(site)).toContain('Suspendu');
});

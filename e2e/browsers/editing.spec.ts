import fs from 'node:fs';
import path from 'node:path';
import { pngFile } from '../support/admin';
import { by, toasts } from './support/target';
import { expect, test } from './support/test';

test('the preview follows the typing; a save is on the page at the next visit', async ({ signedIn: page }) => {
  const words = 'Réseaux véhiculaires quantiques';
  await page.goto('/admin/research');
  await page.click(by('button', 'Ajouter / Modifier'));
  await page.fill(by('textbox', 'Axe 1'), words);
  const preview = { css: 'iframe[title="Aperçu de la section"]' };
  await expect.poll(() => page.on(preview, (frame) => (frame instanceof HTMLIFrameElement ? frame.contentDocument?.body.textContent : null))).toContain(words);
  await page.press('Control+s');
  await expect.poll(() => page.text(toasts)).toContain('de recherche sauvegardé(s) avec succès!');
  await page.goto('/');
  expect(await page.text({ css: '#research' })).toContain(words);
});

test('leaving what is not saved asks first', async ({ signedIn: page }) => {
  await page.goto('/admin/research');
  await page.click(by('button', 'Ajouter / Modifier'));
  await page.fill(by('textbox', 'Axe 2'), 'Axe en chemin');
  await page.click(by('link', 'Projets'));
  const question = by('alertdialog', 'Quitter sans enregistrer\u202f?');
  await page.see(question);
  await page.press('Escape');
  await page.miss(question);
  await page.click(by('link', 'Projets'));
  await page.click(by('button', 'Quitter', question));
  await page.see(by('heading', 'Gestion des Projets'));
});

test('a portrait is uploaded, saved and drawn on the page', async ({ signedIn: page }, info) => {
  const file = path.join(info.outputDir, 'portrait.png');
  fs.mkdirSync(info.outputDir, { recursive: true });
  fs.writeFileSync(file, (await pngFile()).buffer);
  await page.goto('/admin/profile');
  await page.choose({ css: '[data-photo] input[type=file]' }, [file]);
  await expect.poll(() => page.text(toasts)).toContain('Photo uploadée avec succès!');
  await page.press('Control+s');
  await expect.poll(() => page.text(toasts)).toContain('Profil mis à jour avec succès!');
  await page.goto('/');
  const isDrawn = () => page.on({ css: '#home img' }, (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
});

import { pngFile } from '../support/admin';
import { by, toasts } from './support/screen';
import { expect, test } from './support/test';

test('the preview follows the typing; a save is on the page at the next visit', async ({ signedIn: page }) => {
  const words = 'Réseaux véhiculaires quantiques';
  await page.goto('/admin/research');
  await page.click(by('button', 'Ajouter / Modifier'));
  await page.fill(by('textbox', 'Axe 1'), words);
  const preview = { css: 'iframe[title="Aperçu de la section"]' };
  await expect
    .poll(() =>
      page.on(preview, (frame) =>
        frame instanceof HTMLIFrameElement ? frame.contentDocument?.body.textContent : null,
      ),
    )
    .toContain(words);
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
  const question = by('alertdialog', 'Quitter sans sauvegarder\u202f?');
  await page.see(question);
  await page.press('Escape');
  await page.miss(question);
  await page.click(by('link', 'Projets'));
  await page.click(by('button', 'Quitter', question));
  await page.see(by('heading', 'Gestion des Projets'));
});

test('a portrait is uploaded, saved and drawn on the page', async ({ signedIn: page }) => {
  await page.goto('/admin/profile');
  const choose = (field: HTMLElement, base64: string) => {
    const chosen = new DataTransfer();
    chosen.items.add(
      new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'portrait.png', {
        type: 'image/png',
      }),
    );
    if (field instanceof HTMLInputElement) field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await page.on({ css: '[data-photo] input[type=file]' }, choose, (await pngFile()).buffer.toString('base64'));
  await expect.poll(() => page.text(toasts)).toContain('Photo uploadée avec succès!');
  await page.press('Control+s');
  await expect.poll(() => page.text(toasts)).toContain('Profil mis à jour avec succès!');
  await page.goto('/');
  const isDrawn = () =>
    page.on(
      { css: '#home img' },
      (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    );
  await expect.poll(isDrawn).toBe(true);
});

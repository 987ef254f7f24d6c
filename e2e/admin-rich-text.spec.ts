import type { Locator, Page } from 'playwright/test';
import { openAbout, pngFile } from './support/admin';
import { expectAccessible, expectContrast } from './support/axe';
import { clipboard, paste } from './support/clipboard';
import { routeRequests } from './support/route-requests';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

/** The rich-text editor, from what is typed or pasted to what visitors see. */

async function empty(area: Locator): Promise<void> {
  await area.press('Control+a');
  await area.press('Delete');
}
async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Section À propos sauvegardée avec succès!').first()).toBeVisible();
}
/** HTML of the About text on the public page, where the text's highest heading has level 3. */
async function published(page: Page): Promise<string> {
  const visitor = await page.context().newPage();
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await visitor.goto('/');
  await expectContrast(visitor);
  const html = await visitor.locator('#about .prose').first().innerHTML();
  await visitor.close();
  return html;
}
/** Runs in the page: HTML of the text, without the spans that only replace a colour by a readable shade. */
function withoutShades(area: Element): string {
  const copy = area.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const shade of copy.querySelectorAll('span span[style]')) shade.replaceWith(...shade.childNodes);
  return copy.innerHTML;
}
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Mise en forme' });
const status = (page: Page) => page.locator('[data-rich-text]').getByRole('status');

test('what is pasted from Word is published clean, and a picture that could not come is told', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  await empty(area);
  await paste(area, { html: clipboard('word'), text: 'Dossier de candidature' });
  await expect(status(page)).toHaveText(
    '1 image n’a pas pu être collée\u00a0: ajoutez-la avec le bouton «\u00a0Image\u00a0».',
  );
  await save(page);
  const html = await published(page);
  expect(html).toContain('<h3>Dossier de candidature</h3><h3>Travaux de recherche</h3><h4>1.1 Contexte</h4>');
  expect(html.replace('class="table-box"', '')).not.toMatch(
    /mso|class=|<font|<o:|javascript|file:|·|texte masqué|msocom/i,
  );
});

test('a pasted picture is uploaded, says what it shows, and keeps its size; a file that is no picture is refused', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  await empty(area);
  await page
    .getByLabel('Choisir une image')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(status(page)).toHaveText('Choisissez une image PNG, GIF, JPEG, BMP ou ICO.');
  await paste(area, { pngs: [(await pngFile(60)).buffer.toString('base64')] });
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByLabel('Texte alternatif').fill('Banc d’essai');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  const picture = area.getByRole('img', { name: 'Banc d’essai' });
  await expect(picture).toHaveAttribute('src', /^\/uploads\//);
  await picture.click();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await dialog.getByLabel('Texte alternatif').fill('Le banc d’essai');
  await dialog.getByRole('button', { name: 'Modifier' }).click();
  await save(page);
  expect(await published(page)).toMatch(/<img [^>]*alt="Le banc d’essai"[^>]*width="60"[^>]*height="60"/);
});

test('each command of the toolbar writes what visitors get', { tag: '@long' }, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  for (const [commands, html] of [
    [['Titre 1'], '<h1>mot</h1>'],
    [['Titre 3'], '<h3>mot</h3>'],
    [['Gras', 'Italique', 'Souligné', 'Barré'], '<p><strong><em><s><u>mot</u></s></em></strong></p>'],
    [['Exposant', 'Indice'], '<p><sub>mot</sub></p>'],
    [['Liste numérotée'], '<ol><li><p>mot</p></li></ol>'],
    [['Liste à puces'], '<ul><li><p>mot</p></li></ul>'],
    [['Aligner à droite'], '<p style="text-align: right;">mot</p>'],
    [['Justifier'], '<p style="text-align: justify;">mot</p>'],
    [['Couleur du texte', 'Rouge'], '<p><span style="color: rgb(185, 28, 28);">mot</span></p>'],
    [['Couleur de fond', 'Jaune'], '<p><span style="background-color: rgb(254, 240, 138);">mot</span></p>'],
    [['Titre 2', 'Gras', 'Centrer', 'Effacer la mise en forme'], '<p>mot</p>'],
  ] as const) {
    await empty(area);
    await area.pressSequentially('mot');
    await area.press('Control+a');
    for (const name of commands) {
      const isColour = ['Rouge', 'Jaune'].includes(name);
      await (isColour ? page : toolbar(page))
        .getByRole('button', { name, exact: true })
        .filter({ visible: true })
        .click();
    }
    expect(await area.evaluate(withoutShades)).toBe(html);
  }
});

test('a link takes an address or an email address, and refuses a script; those that are typed come by themselves', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  const dialog = page.getByRole('dialog', { name: 'Lien' });
  const field = dialog.getByLabel('Adresse');
  const add = async (address: string) => {
    await field.fill(address);
    await dialog.getByRole('button', { name: 'Ajouter' }).press('Enter');
  };
  const links = () =>
    area.getByRole('link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  await empty(area);
  await page.getByRole('button', { name: 'Lien', exact: true }).click();
  await add('javascript:alert(1)');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Saisissez une adresse web (http ou https), une partie du site, un DOI, un email ou un téléphone',
  );
  await expect(field).toBeFocused();
  await add('nom@exemple.org');
  expect(await links()).toEqual([['nom@exemple.org', 'mailto:nom@exemple.org']]);
  const expected = [
    ['www.exemple.org', 'https://www.exemple.org'],
    ['nom@exemple.org', 'mailto:nom@exemple.org'],
    ['doi:10.1234/abc', 'https://doi.org/10.1234/abc'],
  ];
  await empty(area);
  await area.pressSequentially('www.exemple.org nom@exemple.org doi:10.1234/abc exemple.org fin.Il ');
  expect(await links()).toEqual(expected);
  await save(page);
  expect(await published(page)).toContain('<a href="https://doi.org/10.1234/abc"');
});

test('a table is inserted, filled and changed by the keyboard, and published in a box that scrolls by itself', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  await empty(area);
  const tool = toolbar(page).getByRole('button', { name: 'Tableau', exact: true });
  const menu = page.getByRole('group', { name: 'Tableau' });
  const choose = async (command: string) => {
    await tool.click();
    await menu.getByRole('button', { name: command, exact: true }).click();
  };
  await tool.click();
  for (const text of ['Année', 'Candidat', 'Rôle', '2020', 'A. Martin', 'Rapporteur']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await choose('Supprimer la ligne');
  await expect(area).toBeFocused();
  await expect(area.getByRole('row')).toHaveText(['AnnéeCandidatRôle', '2020A. MartinRapporteur']);
  await area.getByRole('columnheader', { name: 'Rôle' }).click();
  await choose('Colonne à droite');
  await expect(area.getByRole('columnheader')).toHaveCount(4);
  await area.getByRole('columnheader').nth(3).click();
  await choose('Supprimer la colonne');
  await choose('Légende…');
  await page.getByRole('dialog', { name: 'Légende du tableau' }).getByLabel('Légende').fill('Jurys de thèse');
  await page.keyboard.press('Enter');
  await expect(area.getByRole('table')).toContainText('Jurys de thèse');
  await expectAccessible(page);
  await save(page);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await wholePage(page);
  const box = page.getByRole('group', { name: 'Tableau\u00a0: Jurys de thèse' });
  await expect(box.getByRole('columnheader')).toHaveText(['Année', 'Candidat', 'Rôle']);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the page does not scroll').toBe(320);
});

test('rows of a spreadsheet are a table, and what a paste cannot bring is said', async ({ adminPage: page }) => {
  const area = await openAbout(page);
  await empty(area);
  await paste(area, { text: 'Année\tCours\n2020\tRéseaux' });
  await expect(area.getByRole('columnheader')).toHaveText(['Année', 'Cours']);
  await empty(area);
  await paste(area, {
    html: '<dl><dt>Terme</dt><dd>Sens</dd></dl><p><code>x</code></p><iframe src="https://exemple.org/v"></iframe><hr>',
  });
  await expect(status(page)).toHaveText(
    'Non collé\u00a0: 1\u00a0trait horizontal. Converti\u00a0: 1\u00a0liste de définitions en paragraphes, 1\u00a0passage de code en texte, 1\u00a0vidéo ou cadre en lien.',
  );
});

test('the toolbar is one tab stop, and the keyboard goes there and back', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const area = await openAbout(page);
  const bar = toolbar(page);
  await area.press('Alt+F10');
  for (const [key, name] of [
    ['ArrowRight', 'Titre 2'],
    ['Home', 'Titre 1'],
    ['End', 'Effacer la mise en forme'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(bar.getByRole('button', { name })).toBeFocused();
    await expect(bar.locator('button[data-tool][tabindex="0"]')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(area).toBeFocused();
});

test('an editor that cannot be loaded leaves the form as it is, and can be asked for again', { tag: '@long' }, async ({
  adminPage: page,
  surprises,
}) => {
  surprises.expect(/ERR_FAILED/);
  await page.goto('/admin/profile');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Ravel-Dumas');
  await routeRequests(page, /_next\/static\/chunks/, (route) => route.abort());
  const text = page.getByRole('group', { name: 'Texte de la mission' });
  await text.scrollIntoViewIfNeeded();
  await expect(page.getByText('L’éditeur n’a pas pu être chargé.')).toBeVisible();
  await expect(text).not.toBeEmpty();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Texte de la mission' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Ravel-Dumas');
});

import type { Locator, Page } from '@playwright/test';
import { pngFile, saveBar } from './support/admin';
import { expectAccessible, expectContrast } from './support/axe';
import { clipboard, paste } from './support/clipboard';
import { hold } from './support/delay-response';
import { routeRequests } from './support/route-requests';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

/** The rich-text editor, from what is typed or pasted to what visitors see. */

async function openAbout(page: Page): Promise<Locator> {
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  const area = page.getByRole('textbox', { name: /^Contenu/ });
  await expect(area).toBeVisible();
  return area;
}
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
  await visitor.goto('/');
  await wholePage(visitor);
  const html = await visitor.locator('#about .prose').first().innerHTML();
  await visitor.close();
  return html;
}
/** Colours chosen on a light ground have enough contrast in the dark scheme too. */
async function expectReadableAtNight(page: Page): Promise<void> {
  const visitor = await page.context().newPage();
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await visitor.goto('/');
  await expectContrast(visitor);
  await visitor.close();
}
/** Runs in the page: HTML of the text, without the spans that only replace a colour by a readable shade. */
function withoutShades(area: Element): string {
  const copy = area.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const shade of copy.querySelectorAll('span span[style]')) shade.replaceWith(...shade.childNodes);
  return copy.innerHTML;
}
/** The bytes of a picture, in base64. */
const png = async (side: number) => (await pngFile(side)).buffer.toString('base64');
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
  await expectAccessible(page);
  await save(page);
  const html = await published(page);
  expect(html).toContain('<h3>Dossier de candidature</h3><h3>Travaux de recherche</h3><h4>1.1 Contexte</h4>');
  expect(html).toContain('<td><p>SENTINELLE</p><p>phase 2</p></td>'); // e2e/pasted.spec.ts has the whole
  await expectReadableAtNight(page);
  expect(html.replace('class="table-box"', '')).not.toMatch(
    /mso|class=|<font|<o:|javascript|file:|·|texte masqué|msocom/i,
  );
});

test('a thousand paragraphs are pasted and published', { tag: '@long' }, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  await empty(area);
  const html = Array.from(
    { length: 1000 },
    (_, n) => `<p class=MsoNormal>Paragraphe <b>${n + 1}</b><o:p></o:p></p>`,
  ).join('\n');
  await paste(area, { html: `<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>` });
  await expect(page.locator('[data-rich-text]').getByText('2000 mots', { exact: true })).toBeVisible();
  await expect(status(page), 'a count that changes at each key is not announced').toBeEmpty();
  await save(page);
  expect((await published(page)).match(/<p>Paragraphe <strong>\d+<\/strong><\/p>/g)).toHaveLength(1000);
});

test('a picture of the text that comes along with the text is left', { tag: '@long' }, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  await empty(area);
  const pngs = [await png(8)];
  await paste(area, { html: '<table><tr><td>2024</td><td>Projet</td></tr></table>', text: '2024\tProjet', pngs });
  await expect(area).toHaveText('2024Projet');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a pasted picture is uploaded, says what it shows, and keeps its size', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const area = await openAbout(page);
  await empty(area);
  await paste(area, { pngs: [await png(60)] });
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByLabel('Texte alternatif').fill('Banc d’essai');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  const picture = area.getByRole('img', { name: 'Banc d’essai' });
  await expect(picture).toHaveAttribute('src', /^\/uploads\//);
  await save(page);
  const sized = /<img [^>]*alt="Banc d’essai"[^>]*width="60"[^>]*height="60"/;
  expect(await published(page)).toMatch(sized);

  await openAbout(page);
  await expect(picture).toHaveAttribute('width', '60');
  await picture.click();
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await dialog.getByLabel('Texte alternatif').fill('Le banc d’essai du laboratoire');
  await dialog.getByRole('button', { name: 'Modifier' }).click();
  await save(page);
  expect(await published(page)).toMatch(
    /<img [^>]*alt="Le banc d’essai du laboratoire"[^>]*width="60"[^>]*height="60"/,
  );
});

test('several pasted pictures are asked about one after the other, and come in their order', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const area = await openAbout(page);
  await empty(area);
  await paste(area, { pngs: [await png(60), await png(80), await png(40)] });
  const dialog = page.getByRole('dialog', { name: 'Image' });
  const answer = async (alt: string, button: string) => {
    await expect(dialog.getByLabel('Texte alternatif')).toHaveValue('');
    await dialog.getByLabel('Texte alternatif').fill(alt);
    await dialog.getByRole('button', { name: button }).click();
  };
  await answer('Soixante', 'Insérer');
  await answer('Quatre-vingts', 'Annuler');
  await answer('Quarante', 'Insérer');
  await expect(dialog).toBeHidden();
  const alts = () => area.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  await expect.poll(alts).toEqual(['Soixante', 'Quarante']);
  await save(page);
  expect(await published(page)).toMatch(/alt="Soixante"[^>]*width="60".*alt="Quarante"[^>]*width="40"/);
});

test('pictures that are being sent are told, until the first is asked about', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const area = await openAbout(page);
  await empty(area);
  const release = await hold(page, /\/api\/upload\/photo/);
  await paste(area, { pngs: [await png(60), await png(80)] });
  await expect(status(page)).toHaveText('Envoi de 2 images…');
  release();
  await expect(page.getByRole('dialog', { name: 'Image' })).toBeVisible();
  await expect(status(page)).toHaveText('');
});

test('a file that is no picture is refused in French', { tag: '@long' }, async ({ adminPage: page }) => {
  await openAbout(page);
  const file = page.getByLabel('Choisir une image');
  await expect(file).toHaveAttribute(
    'accept',
    'image/png,image/gif,image/jpeg,image/bmp,image/x-icon,image/vnd.microsoft.icon',
  );
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(status(page)).toHaveText('Choisissez une image PNG, GIF, JPEG, BMP ou ICO.');
});

test('each command of the toolbar writes what visitors get', { tag: '@long' }, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  const bar = page.getByRole('toolbar', { name: 'Mise en forme' });
  const written = async (commands: readonly string[], colour?: string) => {
    await empty(area);
    await area.pressSequentially('mot');
    await area.press('Control+a');
    for (const command of commands) await bar.getByRole('button', { name: command, exact: true }).click();
    if (colour) await page.getByRole('button', { name: colour, exact: true }).locator('visible=true').click();
    return area.evaluate(withoutShades);
  };
  expect(await written(['Titre 1'])).toBe('<h1>mot</h1>');
  expect(await written(['Titre 2'])).toBe('<h2>mot</h2>');
  expect(await written(['Titre 3'])).toBe('<h3>mot</h3>');
  expect(await written(['Gras', 'Italique', 'Souligné', 'Barré'])).toBe(
    '<p><strong><em><s><u>mot</u></s></em></strong></p>',
  );
  expect(await written(['Exposant'])).toBe('<p><sup>mot</sup></p>');
  expect(await written(['Exposant', 'Indice'])).toBe('<p><sub>mot</sub></p>');
  expect(await written(['Liste numérotée'])).toBe('<ol><li><p>mot</p></li></ol>');
  expect(await written(['Liste à puces'])).toBe('<ul><li><p>mot</p></li></ul>');
  for (const [label, value] of [
    ['Centrer', 'center'],
    ['Aligner à droite', 'right'],
    ['Justifier', 'justify'],
  ] as const)
    expect(await written([label])).toBe(`<p style="text-align: ${value};">mot</p>`);
  expect(await written(['Couleur du texte'], 'Rouge')).toBe('<p><span style="color: rgb(185, 28, 28);">mot</span></p>');
  expect(await written(['Couleur de fond'], 'Jaune')).toBe(
    '<p><span style="background-color: rgb(254, 240, 138);">mot</span></p>',
  );
  expect(await written(['Titre 2', 'Gras', 'Centrer', 'Effacer la mise en forme'])).toBe('<p>mot</p>');
});

test('links take the four schemes, DOIs and parts of the site, and refuse the others', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const area = await openAbout(page);
  await empty(area);
  const dialog = page.getByRole('dialog', { name: 'Lien' });
  await page.getByRole('button', { name: 'Lien', exact: true }).click();
  await dialog.getByLabel('Adresse').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(
    dialog.getByText(
      'Saisissez une adresse web (http ou https), une partie du site, un DOI, un courriel ou un téléphone',
    ),
  ).toBeVisible();
  await dialog.getByLabel('Adresse').fill('nom@exemple.org');
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await expect(area.getByRole('link', { name: 'nom@exemple.org' })).toHaveAttribute('href', 'mailto:nom@exemple.org');
  const origin = new URL(page.url()).origin;
  for (const [typed, href] of [
    ['10.1234/abc', 'https://doi.org/10.1234/abc'],
    ['#contact', '#contact'],
    [`${origin}/publications`, '/publications'],
  ] as const) {
    await empty(area);
    await page.getByRole('button', { name: 'Lien', exact: true }).click();
    await dialog.getByLabel('Adresse').fill(typed);
    await dialog.getByRole('button', { name: 'Ajouter' }).click();
    await expect(area.getByRole('link')).toHaveAttribute('href', href);
  }
  await save(page);
  expect(await published(page)).toContain('<a href="/publications">/publications</a>');
});

test('addresses that are typed or pasted in a text become links', { tag: '@long' }, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  await empty(area);
  await area.pressSequentially('www.exemple.org nom@exemple.org doi:10.1234/abc exemple.org fin.Il ');
  const links = () =>
    area.getByRole('link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  const expected = [
    ['www.exemple.org', 'https://www.exemple.org'],
    ['nom@exemple.org', 'mailto:nom@exemple.org'],
    ['doi:10.1234/abc', 'https://doi.org/10.1234/abc'],
  ];
  expect(await links()).toEqual(expected);
  for (const key of ['Enter', 'Shift+Enter']) {
    await empty(area);
    await area.pressSequentially('doi:10.1234/abc.');
    await area.press(key);
    await area.pressSequentially('suite');
    expect(await links(), key).toEqual(expected.slice(-1));
    await expect(area, key).toHaveText(/10\.1234\/abc\.\s*suite$/);
  }
  await expect(area.locator('br')).toHaveCount(1);
  await empty(area);
  await paste(area, { text: 'Voir www.exemple.org, nom@exemple.org et doi:10.1234/abc.' });
  expect(await links()).toEqual(expected);
  await empty(area);
  await paste(area, { html: '<p><a href="https://exemple.org/page">www.exemple.org</a></p>' });
  expect(await links()).toEqual([['www.exemple.org', 'https://exemple.org/page']]);
  await empty(area);
  await area.pressSequentially('mes travaux');
  await area.press('Control+a');
  await paste(area, { text: '/publications' });
  expect(await links()).toEqual([['mes travaux', '/publications']]);
});

test('a table is inserted, filled and changed by the keyboard, and published in a box that scrolls by itself', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const area = await openAbout(page);
  await empty(area);
  const tool = page
    .getByRole('toolbar', { name: 'Mise en forme' })
    .getByRole('button', { name: 'Tableau', exact: true });
  const menu = page.getByRole('group', { name: 'Tableau' });
  const choose = async (command: string) => {
    await tool.click();
    await menu.getByRole('button', { name: command, exact: true }).click();
    await expect(area).toBeFocused();
  };
  await tool.click();
  for (const text of ['Année', 'Candidat', 'Rôle', '2020', 'A. Martin', 'Rapporteur']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await choose('Supprimer la ligne');
  await expect(area.getByRole('row')).toHaveText(['AnnéeCandidatRôle', '2020A. MartinRapporteur']);
  await area.getByRole('columnheader', { name: 'Rôle' }).click();
  await choose('Colonne à droite');
  await expect(area.getByRole('columnheader')).toHaveCount(4);
  await area.getByRole('columnheader').nth(3).click();
  await choose('Supprimer la colonne');
  await expect(area.getByRole('columnheader')).toHaveText(['Année', 'Candidat', 'Rôle']);
  await choose('Ligne au-dessous');
  await choose('Supprimer la ligne');
  await choose('Ligne d’en-tête');
  await expect(area.getByRole('row').first().getByRole('columnheader')).toHaveCount(0);
  await choose('Ligne d’en-tête');
  await tool.click();
  await menu.getByRole('button', { name: 'Légende…' }).click();
  await page.getByRole('dialog', { name: 'Légende du tableau' }).getByLabel('Légende').fill('Jurys de thèse');
  await page.keyboard.press('Enter');
  await expect(area.getByRole('table')).toContainText('Jurys de thèse');
  await expectAccessible(page);
  await save(page);

  const visitor = await page.context().newPage();
  await visitor.setViewportSize({ width: 320, height: 640 });
  await visitor.goto('/');
  await wholePage(visitor);
  const box = visitor.getByRole('group', { name: 'Tableau\u00a0: Jurys de thèse' });
  await expect(box.getByRole('columnheader')).toHaveText(['Année', 'Candidat', 'Rôle']);
  await expectAccessible(visitor);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth), 'the page itself does not scroll').toBe(
    320,
  );
  await visitor.close();

  await openAbout(page);
  await expect(area.getByRole('table').locator('caption')).toHaveText('Jurys de thèse');
  await area.getByRole('cell').first().click();
  await choose('Supprimer le tableau');
  await expect(area.getByRole('table')).toHaveCount(0);
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

test('Tab goes from the title into the text, and what is typed there is not lost', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Ajouter une section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une section' });
  await expect(dialog.getByRole('toolbar', { name: 'Mise en forme' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Titre/ }).fill('Terrains');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nos sites suivis');
  await expect(dialog.getByRole('textbox', { name: 'Contenu' })).toHaveText('Nos sites suivis');
});

test('the toolbar is one tab stop, and the keyboard goes there and back', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const area = await openAbout(page);
  const bar = page.getByRole('toolbar', { name: 'Mise en forme' });
  await expect(bar.locator('button[data-tool][tabindex="0"]')).toHaveCount(1);
  await area.focus();
  await page.keyboard.press('Alt+F10');
  await expect(bar.getByRole('button', { name: 'Titre 1' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button', { name: 'Gras' })).toBeFocused();
  await expect(bar.locator('button[data-tool][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(bar.getByRole('button', { name: 'Titre 1' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(bar.getByRole('button', { name: 'Effacer la mise en forme' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(area).toBeFocused();
  await area.press('x');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  await expect(bar.getByRole('button', { name: 'Défaire' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Défaire' }), 'nothing is left to undo').toBeDisabled();
  await expect(
    bar.locator('button[data-tool][tabindex="0"]'),
    'the stop is one that can be pressed',
  ).toHaveAccessibleName('Titre 1');
});

test('undo takes back what was typed within a second, at most a hundred times', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const start = Date.UTC(2026, 10, 21);
  await page.clock.setFixedTime(start);
  const area = await openAbout(page);
  await empty(area);
  await page.clock.setFixedTime(start + 10_000);
  await area.pressSequentially('abc');
  await page.clock.setFixedTime(start + 11_001);
  await area.pressSequentially('def');
  await area.press('Control+z');
  await expect(area).toHaveText('abc');
  await area.press('Control+y');
  await expect(area).toHaveText('abcdef');
  const back = page.getByRole('button', { name: 'Défaire' });
  let now = start + 20_000;
  const write = async (changes: number) => {
    for (let n = 0; n < changes; n += 1) {
      now += 1_001;
      await page.clock.setFixedTime(now);
      await area.press('x');
    }
  };
  const undoAll = async () => {
    let times = 0;
    for (; await back.isEnabled(); times += 1) await area.press('Control+z');
    return times;
  };
  await undoAll();
  await write(100);
  expect(await undoAll()).toBe(100);
  await write(150);
  expect(await undoAll()).toBeLessThanOrEqual(100);
});

test('its text is there before it, and the focus that waits goes to it', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/profile');
  const text = page.getByRole('group', { name: 'Texte de la mission' });
  await expect(text).not.toBeEmpty();
  const release = await hold(page, /_next\/static\/chunks/);
  await text.focus();
  await expect(page.getByText('Chargement de l’éditeur…')).toBeVisible();
  await expect(text).toBeFocused();
  release();
  const area = page.getByRole('textbox', { name: 'Texte de la mission' });
  await expect(area).toBeFocused();
  await page.keyboard.type('Voici : ');
  await expect(area).toContainText(/^Voici : /);

  // The editor takes over the focus once: when its text is reset, it does not take it again.
  await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(area).not.toContainText('Voici');
  await expect(area).not.toBeFocused();
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
  await expectAccessible(page, 'an editor that cannot be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Texte de la mission' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Ravel-Dumas');
});

test('it is 300 px high on its pages, 400 px in the dialog of the simple editor', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const area = await openAbout(page);
  await expect(area).toHaveCSS('min-height', '300px');
  await page.goto('/admin/profile');
  await page.getByText('Texte de la mission').scrollIntoViewIfNeeded();
  await expect(page.getByRole('textbox', { name: /mission/ })).toHaveCSS('min-height', '300px');
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Ajouter une section' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Contenu/ })).toHaveCSS('min-height', '400px');
  await expect(saveBar(page)).toBeHidden();
});

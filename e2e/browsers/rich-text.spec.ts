import { clipboard } from '../support/clipboard';
import { by, type Screen, type Target, toasts } from './support/screen';
import { expect, test } from './support/test';

const area: Target = { css: '[role=textbox][contenteditable=true]' };

async function openEmpty(page: Screen): Promise<void> {
  await page.goto('/admin/about');
  await page.click(by('button', 'Modifier'));
  await page.fill(area, '');
}
async function published(page: Screen): Promise<string> {
  await page.press('Control+s');
  await expect.poll(() => page.text(toasts)).toContain('Section À propos sauvegardée avec succès!');
  await page.goto('/');
  return page.on({ css: '#about .prose' }, (text) => text.innerHTML);
}

/** Puts HTML on the browser's clipboard as another program would. */
async function copy(page: Screen, html: string): Promise<void> {
  const put = (_: HTMLElement, copied: string) =>
    addEventListener(
      'copy',
      (event) => {
        event.clipboardData?.setData('text/html', copied);
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, once: true },
    );
  await page.on({ css: 'html' }, put, html);
  await page.press('Control+c');
}

test('text is typed, made bold by key and by button, undone, done again, and published', async ({ signedIn: page }) => {
  await openEmpty(page);
  await page.type('Des capteurs ');
  await page.press('Control+b');
  await page.type('sobres');
  await page.press('Control+b');
  await page.type(' et ');
  await page.click(by('button', 'Italique'));
  await page.type('partagés');
  await expect.poll(() => page.text(area)).toBe('Des capteurs sobres et partagés');
  await page.press('Control+z');
  await expect.poll(() => page.text(area)).not.toContain('partagés');
  await page.press('Control+y');
  await expect.poll(() => page.text(area)).toBe('Des capteurs sobres et partagés');
  expect(await published(page)).toContain('Des capteurs <strong>sobres</strong> et <em>partagés</em>');
});

test('HTML that Word puts on the clipboard is made clean', async ({ signedIn: page }) => {
  await openEmpty(page);
  await copy(page, clipboard('word'));
  await page.press('Control+v');
  await expect.poll(() => page.text(area)).toContain('intrusions');
  const html = await published(page);
  expect(html).toContain('<strong>détection</strong> d’<em>intrusions</em>, <u>les capteurs</u>');
  expect(html).toContain('<ul><li><p>Réseaux</p><ul><li><p>Capteurs</p></li></ul></li>');
  expect(html).toContain('<th><p>Année</p></th>');
  expect(html.replace('class="table-box"', '')).not.toMatch(/mso|class=|<font|<o:|javascript|file:/i);
});

test('what the browser itself copies from a page is pasted without its looks', async ({ signedIn: page }) => {
  await page.goto('/publications');
  await page.press('Control+a');
  await page.press('Control+c');
  await openEmpty(page);
  await page.press('Control+v');
  await expect.poll(() => page.text(area)).toContain('Publications');
  const html = await published(page);
  expect(html).toContain('href="');
  expect(html).not.toMatch(/class=|<script|<form|<nav/);
});

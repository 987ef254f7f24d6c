/** The focused element is neither outside the window nor under a bar, with Tab or Shift+Tab (WCAG 2.2, 2.4.11). */
import type { Page } from 'playwright/test';
import { fill, press, type Step } from './support/scenarios';
import { expect, test } from './support/test';

/** The focused element after a key; null outside of the page. */
async function focusAfter(page: Page, key: string) {
  await page.keyboard.press(key);
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((done) => requestAnimationFrame(done));
    const { activeElement: element, body } = document;
    if (!element || element === body) return null;
    const shown = element.matches('[type="file"]') ? (element.closest('label') ?? element) : element;
    const [box] = shown.getClientRects();
    // For an element higher than the window, its beginning must be in sight.
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 60));
    return { name: element.outerHTML.slice(0, 160), isHidden: !top || !(shown.contains(top) || top.contains(shown)) };
  });
}

const pages: readonly (readonly [path: string, ...does: readonly Step[]])[] = [
  ['/'],
  ['/publications'],
  ['/admin'],
  ['/admin/profile', fill('Prénom', 'Ada')],
  ['/admin/courses', press('Ajouter / Modifier'), press('Ajouter un autre cours')],
  ['/admin/publications', press('Ajouter un article'), fill('Titre', 'Essai')],
  ['/admin/publications', press('Sélectionner plusieurs articles')],
  ['/admin/sections', press('Modifier « Projets »')],
  ['/admin/dossiers', ({ page }) => page.getByRole('button', { name: /^CV, complet/ }).click()],
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`what has the focus is in sight at ${width} × ${height}`, { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    test.setTimeout(600_000); // some hundred stops on each page, there and back
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    page.on('dialog', (dialog) => dialog.accept()); // the browser asks before unsaved changes are left
    for (const [path, ...does] of pages) {
      await page.goto(path);
      for (const step of does) await step({ page, site });
      await expect(page.locator('#contenu [aria-busy="true"]')).toHaveCount(0);
      const hidden: string[] = [];
      let stops = 0;
      for (const key of ['Tab', 'Shift+Tab'])
        for (let at = await focusAfter(page, key); at && stops < 300; at = await focusAfter(page, key)) {
          stops += 1;
          if (at.isHidden) hidden.push(`${key}: ${at.name}`);
        }
      expect(stops, path).toBeGreaterThan(12);
      expect(hidden, path).toEqual([]);
    }
  });

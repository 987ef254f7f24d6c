/** What a person does in the administration, by role and French label. */
import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { owner } from './test';

/** Signs the owner in through the form; pass `password` if a test changed it. */
export async function signInByForm(page: Page, password: string = owner.password): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Adresse email').fill(owner.email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
}

/** The list of toasts in front: that of the window where one is open, which shows those of the page again. */
const toastList = (page: Page): Locator => page.getByLabel(/^Notifications/).last();
/** The toasts in front. */
export const toasts = (page: Page): Locator => toastList(page).getByRole('listitem');
/** The toast in front with this text, not the same text elsewhere on the page. */
export const toast = (page: Page, text: string | RegExp): Locator => toastList(page).getByText(text, { exact: true });
/** « Annuler » in the toast that says `text`. */
export const undoIn = (page: Page, text: string | RegExp): Locator =>
  toasts(page).filter({ hasText: text }).getByRole('button', { name: 'Annuler' });

/** The first heading of a page of the administration, or of the site. */
export const pageTitle = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

/** Answers the question in front with a button. */
export const answer = (page: Page, button: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();

/** Opens the window into which a list is pasted. */
export async function openPaste(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  return page.getByRole('dialog', { name: 'Coller une liste' });
}

/** The bar that shows whether there are unsaved changes. */
export const saveBar = (page: Page): Locator => page.getByRole('region', { name: 'Sauvegarde' });

/** Opens the form of the whole list. */
export const openForm = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Ajouter / Modifier' }).first().click();

/** Opens « À propos » and returns its editor, once it has loaded. */
export async function openAbout(page: Page): Promise<Locator> {
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  const area = page.getByRole('textbox', { name: /^Contenu/ });
  await expect(area).toBeVisible();
  return area;
}

/** Saves the form with the keyboard. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
}

/** Opens or closes the preview beside a form, or opens it as a window. */
export const togglePreview = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Aperçu', exact: true }).first().click();

/** Opens or closes the fields of a window that are folded under a name. */
export const openFold = (window: Locator, name: string): Promise<void> =>
  window.locator('summary', { hasText: name }).click();

/** Opens the folded block of an item by its number, from 1. */
export const unfold = (page: Page, number: number): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${number}\\. `), expanded: false }).click();

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Administration' });
export const menuLink = (page: Page, name: string): Locator => menu(page).getByRole('link', { name, exact: true });
/** Opens a group of the menu. */
export const openMenuGroup = (page: Page, name: 'Carrière' | 'Site'): Promise<void> =>
  menu(page).getByRole('button', { name, expanded: false }).click();
/** One of the pages that an entry of the menu leads to. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Onglets' }).getByRole('link', { name, exact: true });

/** Expects the confirmation dialog with `sentence`, and confirms the removal. */
export async function confirmRemoval(page: Page, sentence: string, verb = 'Supprimer'): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(sentence);
  await question.getByRole('button', { name: verb }).click();
  await expect(question).toBeHidden();
}

/** The field is invalid, and its accessible description ends with `message`. */
export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
}

/**
 * Waits until React has hydrated an element: before, it hears neither keys nor the pointer, and only a click is kept
 * for it.
 */
export async function hydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactProps'))))
    .toBe(true);
}

/** Moves the focus to a control with the Tab key alone. Throws an error after 80 presses. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** A square PNG for a file field; `side` in px. */
export async function pngFile(side = 600): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: side, height: side, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  return { name: 'portrait.png', mimeType: 'image/png', buffer };
}

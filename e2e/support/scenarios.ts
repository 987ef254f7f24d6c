/** Steps that lead to a state of a screen, as a person does them. */
import type { Locator, Page } from 'playwright/test';
import { openDatabase } from '../../lib/sqlite';
import { unfold as unfoldBlock } from './admin';
import { nextCall } from './next-call';
import type { Site } from './site';

export type Screen = { readonly page: Page; readonly site: Site };
export type Step = (screen: Screen) => Promise<unknown>;

/** The topmost open dialog, else the page. */
const front = ({ page }: Screen): Locator => page.locator('main, dialog[open]').last();
/**
 * A field by its whole label, notes aside ("obligatoire", "modifié"); a rich text is found once its editor has loaded.
 */
const field = (screen: Screen, label: string): Locator =>
  front(screen)
    .getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*(obligatoire)?\\s*(modifié)?$`))
    .and(screen.page.locator(':not(div[role=group])'))
    .first();

export const press =
  (name: string): Step =>
  (screen) =>
    front(screen).getByRole('button', { name, exact: true }).first().click();
/** Opens the first block of a form that has several. */
export const unfoldFirst: Step = ({ page }) => unfoldBlock(page, 1);
export const fill =
  (label: string, text: string): Step =>
  (screen) =>
    field(screen, label).fill(text);

/** What the next API call gets instead of the server's response. */
type Reply = { readonly status: number; readonly json: unknown };
export const silence: Reply = { status: 500, json: { success: false } };
export const answers =
  (address: string, reply: Reply): Step =>
  ({ page }) =>
    nextCall(page, address, (route) => route.fulfill(reply));

/** Deletes every session, as if all had expired. */
export const endSessions: Step = async ({ site }) => {
  const database = openDatabase(site.databaseFile);
  database.prepare('DELETE FROM Session').run();
  database.close();
};

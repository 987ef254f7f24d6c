/** The types and steps of the tables in e2e/messages: a row does something as a person would, then one message is read on the screen. */
import type { Locator, Page } from '@playwright/test';
import { openDatabase } from '../../lib/sqlite';
import { pngFile, unfold as unfoldBlock } from './admin';
import type { Content } from './content';
import { nextCall } from './next-call';
import type { Site } from './site';

export type Screen = { readonly page: Page; readonly site: Site };
export type Step = (screen: Screen) => Promise<unknown>;

/** Where a message is read: beside its field, in a toast, in the form's summary, in a confirmation, anywhere on the page, or in the API's response. */
export type Place =
  | { readonly in: 'toast' | 'summary' | 'question' | 'page' | 'server' }
  | { readonly in: 'field'; readonly label: string; readonly nth: number };
export const toast: Place = { in: 'toast' };
export const summary: Place = { in: 'summary' };
export const question: Place = { in: 'question' };
export const page: Place = { in: 'page' };
export const server: Place = { in: 'server' };
/** Beside the `nth` field with that label, from 1. */
export const beside = (label: string, nth = 1): Place => ({ in: 'field', label, nth });

export type Row = {
  readonly rule: string;
  /** The steps. Without any, the row reads one more message that the row above caused. */
  readonly does?: readonly Step[];
  readonly on: Place;
  readonly says: string;
  /** A text that the public page then shows, or no longer shows. */
  readonly public?: { readonly path: string; readonly text: string; readonly isThere: boolean };
};
export type Table = {
  readonly route: string;
  /** Stores content before the first row. */
  readonly given?: (content: Content) => Promise<void>;
  readonly rows: readonly Row[];
};

export const shows = (text: string, path = '/') => ({ path, text, isThere: true });
export const hides = (text: string, path = '/') => ({ path, text, isThere: false });

/** The topmost open dialog, else the page. */
export const front = ({ page }: Screen): Locator => page.locator('main, dialog[open]').last();
/** A field by its whole label, notes aside ("obligatoire", "modifié"); a rich text is found once its editor has loaded. */
export const field = (screen: Screen, label: string, nth = 1): Locator =>
  front(screen)
    .getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*(obligatoire)?\\s*(modifié)?$`))
    .and(screen.page.locator(':not(div[role=group])'))
    .nth(nth - 1);

export const open =
  (route: string): Step =>
  ({ page }) =>
    page.goto(route);
export const press =
  (name: string): Step =>
  (screen) =>
    front(screen).getByRole('button', { name, exact: true }).first().click();
/** Presses the save button, or "Réessayer" after a failure. */
export const submit =
  (name: string): Step =>
  (screen) =>
    front(screen)
      .getByRole('button', { name, exact: true })
      .or(front(screen).getByRole('button', { name: 'Réessayer', exact: true }))
      .first()
      .click();
export const pressInBar =
  (name: string): Step =>
  ({ page }) =>
    page.getByRole('banner').getByRole('button', { name, exact: true }).click();
/** Opens what is folded under a label. */
export const unfold =
  (label: string): Step =>
  (screen) =>
    front(screen).locator('summary', { hasText: label }).click();
/** Opens the first block of a form that has several. */
export const unfoldFirst: Step = ({ page }) => unfoldBlock(page, 1);
export const fill =
  (label: string, text: string, nth = 1): Step =>
  (screen) =>
    field(screen, label, nth).fill(text);
export const choose =
  (label: string, option: string): Step =>
  (screen) =>
    field(screen, label).selectOption({ label: option });
export const pick =
  (name: string): Step =>
  (screen) =>
    front(screen).getByRole('radio', { name, exact: true }).first().check();
export const attach =
  (label: string | RegExp, name: string, mimeType: string, bytes: number): Step =>
  ({ page }) =>
    page.getByLabel(label).setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes, 1) });
export const attachPicture =
  (label: RegExp): Step =>
  async ({ page }) =>
    page.getByLabel(label).setInputFiles(await pngFile());

/** What the next API call gets instead of the server's response: no response at all, or this one. */
type Reply = 'nothing' | { readonly status: number; readonly text?: string; readonly json?: unknown };
export const silence: Reply = { status: 500, json: { success: false } };
export const notJson: Reply = { status: 502, text: '<h1>Bad Gateway</h1>' };
export const refusal = (error: string, status = 503): Reply => ({ status, json: { success: false, error } });
export const answers =
  (address: string, reply: Reply): Step =>
  ({ page }) =>
    nextCall(page, address, (route) =>
      reply === 'nothing'
        ? route.abort()
        : route.fulfill({ status: reply.status, ...(reply.text === undefined ? { json: reply.json } : { body: reply.text, contentType: 'text/html' }) }),
    );
/** Replaces the body of the next API call by one that no form sends. */
export const sends =
  (address: string, json: unknown): Step =>
  ({ page }) =>
    nextCall(page, address, (route) => route.continue({ postData: JSON.stringify(json) }));
/** Deletes every session, as if all had expired. */
export const endSessions: Step = async ({ site }) => {
  const database = openDatabase(site.databaseFile);
  database.prepare('DELETE FROM Session').run();
  database.close();
};

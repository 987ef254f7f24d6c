/** Runs a table of e2e/messages: performs the steps of each row, compares its message byte for byte, and checks the public page as a visitor. */
import type { Locator, Page } from '@playwright/test';
import { contentOf } from './content';
import type { Place, Row, Screen, Table } from './scenarios';
import { field } from './scenarios';
import { expect, test } from './test';

/** Defines one test for a table: its rows in order, on one page, with one sign-in. */
export function walk({ route, given, rows }: Table, { anonymous = false } = {}): void {
  test(`${route}: ${rows.length} messages`, async ({ page, site, browser, signIn, surprises }) => {
    test.info().annotations.push({ type: 'messages', description: `${rows.length} règles, ${new Set(rows.map(({ says }) => says)).size} messages` });
    surprises.expect(/status of [45]\d\d|ERR_FAILED|Connecting to 'blob:/);
    if (given) await given(await contentOf(site));
    if (!anonymous) await signIn();
    const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage();
    const answers: unknown[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/'))
        response.json().then(
          (json) => answers.push(json),
          () => answers.push(null),
        ); // a response that is not JSON has no message
    });
    await page.goto(route);
    for (const row of rows) {
      await test.step(`${row.rule}: ${row.says}`, async () => {
        const screen = { page, site };
        if (row.does) await closeToasts(page);
        for (const step of row.does ?? []) await step(screen);
        await expectMessage(screen, row, answers);
        if (row.public === undefined) return;
        const { path, text, isThere } = row.public;
        await visitor.goto(path, { waitUntil: 'domcontentloaded' });
        const words = visitor.getByText(text).filter({ visible: true });
        if (isThere) await expect(words.first()).toBeVisible();
        else await expect(words).toHaveCount(0);
      });
    }
    await visitor.context().close();
  });
}

/** Marks the toasts as read and closes them: they must not be read again, nor cover the buttons. */
async function closeToasts(page: Page): Promise<void> {
  await page.locator('[data-sonner-toast]').evaluateAll((heard) => {
    for (const one of heard) {
      one.setAttribute('data-heard', '');
      one.querySelector<HTMLElement>('[data-close-button]')?.click();
    }
  });
}

const intervals = [20, 50, 100, 200];

async function expectMessage(screen: Screen, { on, says }: Row, answers: readonly unknown[]): Promise<void> {
  if (on.in === 'server') return expect.poll(() => answers.at(-1), { intervals }).toMatchObject({ success: false, error: says });
  await expect.poll(() => read(screen, on), { message: `${on.in === 'field' ? on.label : on.in} says`, intervals }).toContain(says);
}

/** The texts at `place`, with their spaces unchanged. */
async function read(screen: Screen, place: Place): Promise<string[]> {
  const { page } = screen;
  switch (place.in) {
    case 'toast':
      return page.locator('[data-sonner-toast]:not([data-heard]) [data-title]').allTextContents();
    case 'summary':
      return page.getByRole('alert').filter({ hasText: 'Rien n’a été enregistré.' }).getByRole('link').allTextContents();
    case 'question':
      return page.getByRole('alertdialog').locator('p').allTextContents();
    case 'field':
      return notesOf(field(screen, place.label, place.nth));
    default:
      return page
        .locator('main, dialog[open]')
        .last()
        .evaluate((main) => {
          const texts: string[] = [];
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.parentElement?.checkVisibility()) texts.push(node.textContent ?? '');
          return texts;
        });
  }
}

/** The texts that describe an invalid field (aria-describedby); none if it is valid. */
async function notesOf(of: Locator): Promise<string[]> {
  return of.evaluate((element) => {
    if (element.getAttribute('aria-invalid') !== 'true') return [];
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    return ids.map((id) => document.getElementById(id)?.textContent ?? '');
  });
}

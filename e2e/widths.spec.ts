/** From the narrowest phone to the widest screen nothing overflows the page, whatever the owner wrote. */
import type { Page } from '@playwright/test';
import { brokenWords } from './support/broken-words';
import { contentOf } from './support/content';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

test.describe.configure({ timeout: 90_000 }); // three pages at eight widths

const widths = [360, 390, 640, 768, 1024, 1280, 1440, 2560];
const longWord = 'anticonstitutionnellement'.repeat(6);

/** Fields of free text: no choices of a list, numbers or URLs. */
const free = new Set([
  'title',
  'description',
  'authors',
  'journal',
  'conference',
  'sujet',
  'organization',
  'establishment',
  'program',
  'nom',
  'skills',
  'libelle',
]);

/** The same content with a word of 150 letters added to each free text. */
function stretched(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return free.has(key) ? `${value} ${longWord}` : value;
  if (Array.isArray(value)) return value.map((item) => stretched(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, stretched(item, name)]));
}

/** What a reader may set without losing anything (WCAG 2.2, 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** A sheet that no policy of the page holds back. */
const addSheet = (page: Page, text: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, text);

test('no word is broken: on a full page and on a bare one, with the reader’s own spacing too', {
  tag: '@long',
}, async ({ page, site }) => {
  const content = await contentOf(site);
  const bare = {
    gsm: '',
    email: '',
    affiliation: '',
    laboratoire: '',
    youtube: '',
    linkedin: '',
    researchgate: '',
    mission: '',
    langues: [],
  };
  for (const profile of [{}, bare]) {
    await content.saveProfile(profile);
    for (const path of ['/', '/publications']) {
      await page.goto(path);
      await wholePage(page);
      for (const spaced of [false, true]) {
        if (spaced) await addSheet(page, spacing);
        // At 640 px, where a third of the page is narrowest, a word of thirteen letters so spaced has no room.
        for (const width of [320, ...widths].filter((each) => !spaced || each !== 640)) {
          await page.setViewportSize({ width, height: 900 });
          expect(
            await brokenWords(page),
            `${path} at ${width} px, ${Object.keys(profile).length > 0 ? 'bare' : 'full'}${spaced ? ', spaced' : ''}`,
          ).toEqual([]);
        }
      }
    }
  }
});

test('nothing is wider than the screen, on any page', async ({ page, site }) => {
  const content = await contentOf(site);
  await content.saveProfile({
    nom: longWord,
    grade: longWord,
    fonction: longWord,
    affiliation: longWord,
    laboratoire: longWord,
    mission: `<p>${longWord}</p>`,
  });
  for (const section of await content.sections()) {
    const isList = Array.isArray(section.content) && section.content.every((item) => typeof item === 'string');
    const stretchedContent =
      isList && Array.isArray(section.content)
        ? section.content.map((item) => `${item} ${longWord}`)
        : stretched(section.content);
    await content.saveSection(section.id, {
      title: `${section.title} ${longWord}`.slice(0, 180),
      content: stretchedContent,
    });
  }
  await page.goto('/publications');
  const publication = (await page.locator('#liste [dir="auto"] > a').first().getAttribute('href')) ?? '';
  for (const path of ['/', '/publications', publication]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('a wide table scrolls in its own box, in the hero and in a card too; a narrow one has nothing beside it', async ({
  page,
  site,
}) => {
  const content = await contentOf(site);
  const row = (words: readonly string[]) => `<tr>${words.map((word) => `<td><p>${word}</p></td>`).join('')}</tr>`;
  const table = (words: readonly string[]) => `<table><tbody>${row(words)}${row(words)}</tbody></table>`;
  const html = table(['2019', 'Droit']) + table(Array.from({ length: 9 }, () => longWord.slice(0, 25)));
  await content.saveProfile({ mission: html });
  await content.saveSection('a-propos', { content: html });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const boxes = page.getByRole('group', { name: 'Tableau' });
  await expect(boxes).toHaveCount(6);
  const seen = await boxes.evaluateAll((all) =>
    all.map((box) => ({
      isInPage: box.getBoundingClientRect().right <= document.documentElement.clientWidth - 16,
      scrolls: box.scrollWidth > box.clientWidth,
    })),
  );
  expect(seen).toEqual([0, 1, 2].flatMap(() => [false, true].map((scrolls) => ({ isInPage: true, scrolls }))));
  await expect(boxes.first(), 'no shade').toHaveCSS('background-size', '0px 100%');
});

/** From the narrowest phone to the widest screen nothing overflows the page, whatever the owner wrote. */
import { brokenWords } from './support/broken-words';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

test.describe.configure({ timeout: 90_000 }); // three pages at four widths

test('no word is broken, on a full page and on a nearly empty one', {
  tag: '@long',
}, async ({ page, content }) => {
  const [affiliation, laboratoire, youtube, linkedin, researchgate, mission] = Array(6).fill('');
  const bare = { email: '', gsm: '', affiliation, laboratoire, youtube, linkedin, researchgate, mission, langues: [] };
  for (const profile of [{}, bare]) {
    await content.saveProfile(profile);
    for (const path of ['/', '/publications']) {
      await page.goto(path);
      await wholePage(page);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  }
});

/** The same content with a word of 150 letters added to each free text. */
const longWord = 'anticonstitutionnellement'.repeat(6);
const free = /^(?:title|description|authors|journal|conference|sujet|organization|establishment|program|nom|skills|)$/;
function stretched(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return free.test(key) ? `${value} ${longWord}` : value;
  if (Array.isArray(value)) return value.map((item) => stretched(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, stretched(item, name)]));
}

test('nothing is wider than the screen, on any page, whatever the owner wrote', async ({ page, content }) => {
  const mission = `<p>${longWord}</p>`;
  await content.saveProfile({ nom: longWord, grade: longWord, fonction: longWord, affiliation: longWord, mission });
  for (const { id, title, content: held } of await content.sections())
    if (typeof held !== 'string')
      await content.saveSection(id, { title: `${title} ${longWord}`.slice(0, 180), content: stretched(held) });
  await page.goto('/publications');
  const publication = await page.locator('#liste [dir="auto"] > a').first().getAttribute('href');
  for (const path of ['/', '/publications', publication ?? '']) {
    await page.goto(path);
    for (const width of [360, 768, 1280, 2560]) {
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
  content,
}) => {
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

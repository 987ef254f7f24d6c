/** From the narrowest phone to the widest screen nothing overflows the page, whatever the owner wrote. */
import { contentOf } from './support/content';
import { expect, test } from './support/test';

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
    const stretchedContent = isList && Array.isArray(section.content) ? section.content.map((item) => `${item} ${longWord}`) : stretched(section.content);
    await content.saveSection(section.id, { title: `${section.title} ${longWord}`.slice(0, 180), content: stretchedContent });
  }
  await page.goto('/publications');
  const publication = (await page.locator('#liste [dir="auto"] > a').first().getAttribute('href')) ?? '';
  for (const path of ['/', '/publications', publication]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, `${path} at ${width} px`).toBe(0);
    }
  }
});

/** The public pages in English and in Arabic: no word of the interface in French, their direction, the switch. */
import type { Locator } from 'playwright/test';
import { type AddedLanguage, addedLanguages, languageFacts } from '../lib/languages';
import { Caller } from './support/api-client';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import type { Site } from './support/site';
import { expect, test } from './support/test';
import { textsInItsLanguage } from './support/texts-in-language';

const record = '/publications/a-bandwidth-reservation-scheme-for-mobile-ad-hoc-networks-2011';
const pages = ['/', '/publications?q=introuvable', record, '/nulle-part'] as const;
const inLanguage = (path: string, language: AddedLanguage) => (path === '/' ? `/${language}` : `/${language}${path}`);

/** The sites that have English and Arabic already, by origin, and what their owner has written. */
const prepared = new Map<string, string>();
async function prepare(site: Site): Promise<string> {
  const known = prepared.get(site.origin);
  if (known !== undefined) return known;
  const owner = await new Caller(site.origin).signIn();
  const added = { public: true, untranslated: 'shown' };
  const { status } = await owner.call('PUT', '/api/languages', { json: { languages: { en: added, ar: added } } });
  expect(status).toBe(200);
  const stored = await Promise.all(
    ['sections', 'profile'].map((what) => owner.call('GET', `/api/${what}/${owner.id}`)),
  );
  const { prenom, nom } = stored[1]?.json ?? {};
  const written = [
    `${prenom} ${nom}`,
    `© ${new Date().getFullYear()} ${prenom} ${nom}`,
    ...stringsOf(stored.map(({ json }) => json)),
  ]
    .map((text) => plain(text.replace(/<[^>]*>/g, ' ')))
    .join('\n');
  prepared.set(site.origin, written);
  return written;
}
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(stringsOf) : [];
/** Without what the page does to a text: spaces that do not break, dashes, quotation marks. */
const plain = (text: string) =>
  text
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[’']/g, "'")
    .replace(/[‑–]/g, '-')
    .trim();

/** Words that are the same in both languages, and proper names. */
const shared = {
  en: /^(?:Menu|Contact|CV|Affiliation|Email|Publications?|Documents|Articles?|Communications?|Description|Type|Version|Date|Page|Source|Pages|Volume|Certifications|Applications|Frameworks)\b|^(?:articles|\d+ publications)$/,
  ar: /^$/,
} as const;
const properName =
  /^(?:LinkedIn|ResearchGate|YouTube|ORCID|BibTeX|RIS|CSL-JSON|CSV|PDF|DOI|APA\b.*|IEEE|Chicago\b.*|MLA|Vancouver|Scopus|SCOPUS|ISSN|ISBN|HAL|ISO 690|https?:.*)$/;

test.beforeEach(({ site }) => prepare(site).then(() => undefined));

for (const language of addedLanguages) {
  test(`pages in ${languageFacts[language].french} say nothing of their own in French`, {
    tag: language === 'ar' ? [] : '@long',
  }, async ({ page, site, surprises }) => {
    surprises.expect(/404/);
    const written = await prepare(site);
    for (const path of pages) {
      await page.goto(path);
      const french = new Set((await textsInItsLanguage(page)).map(plain));
      await page.goto(inLanguage(path, language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
      const left = (await textsInItsLanguage(page, ['#citer ~ *'])).filter(
        (text) =>
          /\p{L}{3}/u.test(text) &&
          french.has(plain(text)) &&
          !written.includes(plain(text)) &&
          !properName.test(text) &&
          !shared[language].test(text),
      );
      expect(left, path).toEqual([]);
    }
  });

  test(`axe finds nothing in ${languageFacts[language].french}`, { tag: '@long' }, async ({ page, surprises }) => {
    surprises.expect(/404/);
    for (const width of [390, 1440])
      for (const path of pages) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(inLanguage(path, language));
        await expectAccessibleInBoth(page, `${language} ${path} ${width}`);
        const aside = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(aside, `${path} at ${width} px: no side scroll`).toBeLessThanOrEqual(0);
      }
  });
}

/** « Langues » of the header in each language, and the languages by their own names. */
const menus = { fr: ['Langues', 'Français'], en: ['Languages', 'English'], ar: ['اللغات', 'العربية'] } as const;

test('the switch leads to the section that is read, from language to language, with the keyboard', async ({ page }) => {
  for (const [width, height, section] of [
    [390, 844, 'projects'],
    [1440, 2400, 'contact'], // in which the end of the page stands still
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/#${section}`);
    for (const [from, to, address] of [
      ['fr', 'en', `/en#${section}`],
      ['en', 'ar', `/ar#${section}`],
      ['ar', 'fr', `/#${section}`],
    ] as const) {
      await expect(
        page.locator('header a[data-spy][aria-current]').first(),
        `what the header marks at ${width} × ${height} in ${from}`,
      ).toHaveAttribute('data-spy', section);
      await page.getByRole('banner').getByLabel(menus[from][0]).locator('summary').press('Enter');
      await page.getByRole('banner').getByRole('link', { name: menus[to][1] }).press('Enter');
      await expect(page).toHaveURL((url) => url.pathname + url.hash === address);
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
  }
});

test('the open menu of languages is accessible; the search stays in another language', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar');
  await page.getByRole('banner').getByLabel('اللغات').locator('summary').click();
  await expectAccessible(page, 'the menu of languages is open');
  await page.goto('/publications?q=wireless');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/publications\?q=wireless$/);
});

/** The words of a text as a reader of Latin letters meets them: line by line, each from left to right. */
const inSight = (shown: Locator): Promise<string> =>
  shown.evaluate((element) => {
    const signs: { sign: string; line: number; left: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, segment } of new Intl.Segmenter().segment(node.nodeValue ?? '')) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const { left, bottom, width } = range.getBoundingClientRect();
        if (width > 0 && segment.trim()) signs.push({ sign: segment, line: Math.round(bottom / 12), left });
      }
    }
    return signs
      .toSorted((a, b) => a.line - b.line || a.left - b.left)
      .map(({ sign }) => sign)
      .join('');
  });

test('in Arabic, what is in Latin letters is seen in the order in which it is copied', async ({ page, content }) => {
  const details = {
    ...{ doi: '10.1007/978-3-642-23786-7_53', isbn: '978-3-642-23785-0', arxivId: '1109.1234', language: 'en' },
    ...{ eventPlace: 'Perugia', eventCountry: 'Italy', eventStart: '2011-09-12', eventEnd: '2011-09-16' },
  };
  const talk = {
    ...{ id: 'oct', title: 'Octagonal Domains (CP)', authors: 'Marie Pelleau, Charlotte Truchet', year: '2011' },
    ...{ conference: 'Principles and Practice of Constraint Programming (CP)', pages: '706-720', details },
  };
  await content.saveSection('publications', { content: { d: { title: 'Domaine', communications: [talk] } } });
  await content.saveProfile({ email: 'noor.essai-2@exemple.org', gsm: '+212 6 12-34-56-78' });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto('/ar/publications/octagonal-domains-cp-2011');
  const facts = page.locator('.facts');
  for (const label of ['DOI', 'arXiv', 'ISBN', 'الصفحات']) {
    const value = facts.locator('div', { has: page.locator('dt', { hasText: label }) }).locator('dd');
    expect(await inSight(value), label).toBe(await value.innerText());
  }
  await expect(facts).toContainText('Perugia, Italy');
  await page.goto('/ar');
  const contacts = await page.locator('a:is([href^="mailto:"], [href^="tel:"]):visible', { hasText: /[@+]/ }).all();
  expect(contacts.length, 'in the hero, the section and the footer').toBeGreaterThan(3);
  for (const link of contacts) {
    const copied = await link.evaluate((element) => element.textContent ?? '');
    expect(await inSight(link), copied).toBe(copied.replace(/\s/gu, ''));
  }
});

/** The views of the kinds of sections in each language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { unbreaking } from '@/lib/format/french';
import { addedLanguages, type Language } from '@/lib/languages';
import { fullSite } from '@/lib/testing/full-site';
import { ownTexts } from '@/lib/testing/own-texts';
import { activites, roles as activityRoles } from './activites/definition';
import { offeredNatures } from './activites/natures';
import type { AnyNode } from './editor-tree';
import { OTHER } from './enseignement/choices';
import { enseignement } from './enseignement/definition';
import { words as teaching } from './enseignement/words';
import { jurys } from './jurys/definition';
import { juryNatures, juryRoles } from './jurys/offered';
import { nodeType } from './nodes/table';
import { mentionWords } from './parcours/mention';
import type { PublicSite } from './public-site';
import { levels as degreeLevels, statutProfessionnel } from './statut-professionnel/definition';
import { statuses, thesesEncadrees } from './theses-encadrees/definition';
import { roles } from './theses-encadrees/facts';
import { words as theses } from './theses-encadrees/words';
import { renderSection, sectionsJsonLd } from './views';

const views = (site: PublicSite): string =>
  site.sections
    .filter(({ kind }) => kind !== 'publications')
    .map((section) => renderToStaticMarkup(renderSection(section, site)))
    .join('');
const textsIn = (language: Language): string[] => [
  ...new Set(ownTexts(views(fullSite(language, true)), language, 'bdi')),
];

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value instanceof Object ? Object.values(value).flatMap(leaves) : [];
const site = fullSite('fr', true);
/** The content's texts with digits, which keep their letters. */
const own = leaves(site.sections.map(({ content }) => content))
  .filter((text) => /\d.*\p{L}|\p{L}.*\d/u.test(text))
  .map(unbreaking)
  .toSorted((a, b) => b.length - a.length);

/** Words that are the same in English, and codes that are the same in every language. */
const alike = ['Type', 'Documents', 'Technologies', 'Certifications', 'Applications', 'Frameworks', 'Dates'];
const codes = /HETD|PDF|theses\.fr/g;
const french = new Set(textsIn('fr'));

describe.each(addedLanguages)('in %s', (language) => {
  it('no text of the site is in French', () => {
    const isFrench = (text: string) => {
      const left = own.reduce((words, each) => words.replaceAll(each, ''), text).replace(codes, '');
      return /[a-zà-ÿ]{2}/i.test(left) && (language === 'ar' || (french.has(text) && !alike.includes(text)));
    };
    expect(textsIn(language).filter(isFrench)).toEqual([]);
  });

  it('each untranslated text of the owner is marked as French', () => {
    const { texts, ...shown } = fullSite(language, false);
    expect(ownTexts(views(shown), language, 'bdi').filter((text) => texts.has(text))).toEqual([]);
  });
});

/** The values that a form offers for what visitors see. */
function offeredIn(node: AnyNode): string[] {
  if ('fact' in node && node.fact) return [];
  const options = node.node === 'select' || node.node === 'choice' ? node.options.map(({ value }) => value) : [];
  const suggestions = node.node === 'text' ? (node.suggestions ?? []) : [];
  return [...options, ...suggestions, ...nodeType(node).below(node).flatMap(offeredIn)];
}

const dictionaries = [theses, teaching].map(({ en }) => en);
const known = new Set(dictionaries.flatMap((words) => Object.values(words)).flatMap(Object.keys));
const inEnglish = [
  (value: string) => mentionWords(value, 'en'),
  ...[activityRoles, degreeLevels, offeredNatures, juryNatures, juryRoles, roles, statuses].map(
    (offered) => (value: string) => offered.in('en', value),
  ),
];

test.each([activites, jurys, statutProfessionnel, thesesEncadrees, enseignement])(
  'each value that the form of $id offers has words',
  ({ editor }) => {
    const values = offeredIn(editor).filter((value) => value !== '' && value !== OTHER);
    expect(values.length).toBeGreaterThan(2);
    expect(values.filter((value) => !known.has(value) && inEnglish.every((words) => words(value) === value))).toEqual(
      [],
    );
  },
);

it('in Arabic, list markers are at one side, whatever the language of the lines', () => {
  const { texts: _, ...shown } = fullSite('ar', false);
  const lines = views(shown).match(/<li(?: [^>]*)?>/g) ?? [];
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes(' dir='))).toEqual([]);
});

it('structured data follow the language', () => {
  const told = JSON.stringify(sectionsJsonLd(fullSite('en', true), 'https://exemple.org'));
  expect(told).toMatch(/"educationalLevel":"Bachelor, year 3".*"roleName":"Co-supervisor"/);
});

import { expect, test } from 'vitest';
import { addedLanguages } from '@/lib/languages';
import { standardTexts } from '../profil/defaults';
import { profilSample } from '../profil/sample';
import { definitions, kinds } from '../registry';
import { standardTranslation } from './standard-texts';

/** Texts of a new site that are the product's, not the fictional person's. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'titles and links of sections': definitions.flatMap(({ title, nav, navUnderMore }) =>
    [title, nav, navUnderMore].filter((text) => text !== undefined),
  ),
  profile: [...Object.values(standardTexts), ...profilSample.langues.map(({ nom }) => nom)],
  tiles: [...kinds['chiffres-cles'].defaults.map(({ libelle }) => libelle)],
  teaching: [
    kinds['intro-enseignement'].defaults,
    ...kinds['infos-enseignement'].defaults.flatMap(({ title, description }) => [title, description]),
  ],
  'domains of publications': Object.values(kinds.publications.defaults).map(({ title }) => title),
};

test.each(Object.entries(texts))('%s have their translations', (_, of) => {
  expect(of.length).toBeGreaterThan(1);
  for (const language of addedLanguages)
    expect(of.filter((text) => !standardTranslation(text, language)?.trim())).toEqual([]);
  expect(of.filter((text) => !/\p{Script=Arabic}/u.test(standardTranslation(text, 'ar') ?? ''))).toEqual([]);
});

test('a text of the owner has none, whatever its content', () => {
  for (const text of ['Ma mission', '', 'constructor', '__proto__'])
    expect(standardTranslation(text, 'en')).toBeUndefined();
});

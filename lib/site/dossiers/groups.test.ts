import { expect, test } from 'vitest';
import { profilSample } from '@/sections/profil/sample';
import { publicSection } from '@/sections/public-site';
import { choicesIn, groupsOf } from './groups';
import { firstChoices } from './preview';

const leftIn = (choices: ReturnType<typeof firstChoices>, french: Source, other: Source) =>
  choicesIn(choices, groupsOf(choices, french), groupsOf(choices, other)).left;

const source = (titles: readonly string[]) => ({
  profile: profilSample,
  today: '2026-11-27',
  sections: [
    publicSection({
      id: 'statut-professionnel',
      title: 'Diplômes',
      type: 'cards',
      content: titles.map((title, at) => ({ title, year: String(2010 + at), level: '', description: '' })),
    }),
  ],
});
type Source = ReturnType<typeof source>;

test('an unticked diploma is also left out under its translated title', () => {
  const [french, english] = [source(['Licence', 'Doctorat']), source(['Bachelor', 'Doctorate'])];
  const choices = firstChoices('cv', french);
  const key = (of: typeof french, text: string) =>
    groupsOf(choices, of)
      .flatMap(({ entries }) => entries)
      .find((entry) => entry.key.includes(text))?.key ?? '';
  const left = [key(french, 'Licence'), 'statut-professionnel/autre'];
  expect(leftIn({ ...choices, left }, french, english)).toEqual([
    key(english, 'Bachelor'),
    'statut-professionnel/autre',
  ]);
});

test('where a group lacks entries in the other language, none of them replaces one that was left out', () => {
  const [french, english] = [source(['Licence', 'Master', 'Doctorat']), source(['Bachelor', 'Doctorate'])];
  const choices = firstChoices('cv', french);
  const keys = (of: typeof french, ...texts: string[]) =>
    groupsOf(choices, of)
      .flatMap(({ entries }) => entries.map(({ key }) => key))
      .filter((key) => texts.some((text) => key.includes(text)));
  const left = keys(french, 'Licence');
  expect(leftIn({ ...choices, left }, french, english)).toEqual(
    expect.arrayContaining(keys(english, 'Bachelor', 'Doctorate')),
  );
  expect(leftIn({ ...choices, left: [] }, french, english), 'nothing was left out').toEqual([]);
});

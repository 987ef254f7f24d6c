/** docs/accessibilite.md has each criterion of the RGAA once, with a result, and the tests that it names are there. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const page = fs.readFileSync(path.join(import.meta.dirname, 'accessibilite.md'), 'utf8');
/** How many criteria each of the thirteen themes has in the RGAA 4.1. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
/** One for each criterion; a line may stand for several, « 4.1 à 4.13 ». */
const rows = page.split('\n').flatMap((line) => {
  const [, theme, first, last, ...cells] =
    /^\| (\d+)\.(\d+)(?: à \d+\.(\d+))? [^|]+ \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
  const [visitors = '', owner = '', how = '', result = ''] = cells;
  return Array.from({ length: theme ? Number(last ?? first) - Number(first) + 1 : 0 }, (_, at) => ({
    id: `${theme}.${Number(first) + at}`,
    visitors,
    owner,
    how,
    result,
  }));
});
const known = ['conforme', 'sans objet', 'en partie', 'non conforme', 'corrigé', 'non conclu'];

test('each of the 106 criteria has one line, in the order of the themes', () => {
  const ids = themes.flatMap((count, theme) => Array.from({ length: count }, (_, at) => `${theme + 1}.${at + 1}`));
  expect(ids).toHaveLength(106);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('each says to what it applies, how that was tested, and the result', () => {
  const wrong = rows.filter(
    ({ visitors, owner, how, result }) =>
      ![visitors, owner].every((each) => each === 'oui' || each === 'non') ||
      how.length < 3 ||
      !known.some((word) => result.startsWith(word)) ||
      (result === 'sans objet') !== (visitors === 'non' && owner === 'non'),
  );
  expect(wrong).toEqual([]);
});

test('the counts of the summary are those of the lines', () => {
  const counted = (start: string) => rows.filter(({ result }) => result.startsWith(start)).length;
  const nothing = counted('sans objet');
  expect(page).toContain(`${rows.length - nothing} critères s’appliquent, ${nothing} sont sans objet`);
  expect(page).toContain(`${counted('corrigé')} ont été corrigés, ${counted('en partie')} `);
});

test('each test that is named stands in the file that is named before it', () => {
  const named = rows.flatMap(({ id, how }) =>
    Array.from(
      how.matchAll(/`([\w./-]+\.(?:(?:spec|test)\.tsx?|txt))`((?:,? « (?:[^«»]|«[^»]*»)+ »)*)/g),
      ([, file = '', quoted = '']) => ({
        id,
        file,
        names: Array.from(quoted.matchAll(/« ((?:[^«»]|«[^»]*»)+) »/g), ([, name = '']) => name),
      }),
    ),
  );
  expect(named.flatMap(({ names }) => names).length).toBeGreaterThan(40);
  const lost = named.flatMap(({ id, file, names }) => {
    const text = fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), 'utf8') : undefined;
    if (text === undefined) return [`${id}: ${file}`];
    return names.filter((name) => !text.includes(name)).map((name) => `${id}: ${file}, ${name}`);
  });
  expect(lost).toEqual([]);
});

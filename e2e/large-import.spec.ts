import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { openDatabase } from '../lib/sqlite';
import { inherited, run } from './support/site';
import { makeUsedSite, tablesOf } from './support/used-site';

/** `npm run import` refuses a file of 100 MiB in one French line and changes nothing. */

const megabytes = 100 * 1024 * 1024;
const small = JSON.parse(fs.readFileSync('e2e/fixtures/portfolio.json', 'utf8'));
const withSection = (content: unknown, type: string) => ({
  ...small,
  sections: [...small.sections, { id: 'longue', title: 'Longue', type, order: 50, content }],
});

const files: readonly (readonly [name: string, text: () => string, line: RegExp])[] = [
  [
    'one text',
    () => JSON.stringify(withSection(`<p>${'mot '.repeat(megabytes / 4)}</p>`, 'text')),
    /^ {2}fichier : Ce texte mis en forme ne doit pas dépasser 200 Kio/,
  ],
  [
    'a million lines',
    () =>
      JSON.stringify(
        withSection(
          Array.from({ length: 1_000_000 }, (_, at) => `Ligne ${at} ${'x'.repeat(90)}`),
          'list',
        ),
      ),
    /^ {2}sections\.14\.content : Cette liste compte trop de lignes$/,
  ],
  ['no JSON', () => `{"a":"${'x'.repeat(megabytes)}`, /^Le fichier .* n’est pas du JSON valide : /],
];

function rowsOf(file: string) {
  const database = openDatabase(file, { readOnly: true });
  try {
    return tablesOf(database).map((name) => [name, database.prepare(`SELECT * FROM "${name}" ORDER BY 1`).all()]);
  } finally {
    database.close();
  }
}

test('a file of 100 MiB is refused in one line, and the used site stays as it is', async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'grand import '));
  await makeUsedSite(home);
  const database = path.join(home, 'portfolio.db');
  const before = rowsOf(database);
  for (const [name, text, line] of files) {
    const file = path.join(home, 'portfolio.json');
    fs.writeFileSync(file, text());
    const env = { ...inherited(), DATABASE_URL: `file:${database}`, UPLOADS_DIR: path.join(home, 'uploads') };
    const { code, output } = await run(['scripts/node.mjs', 'scripts/import.ts', file], env);
    expect([name, code], output.slice(-500)).toEqual([name, 1]);
    expect(output.trim().split('\n').at(-1), name).toMatch(line);
    expect(output, name).not.toMatch(/^\s+at /m);
    expect(output.length, 'what it says is short').toBeLessThan(1000);
    expect(rowsOf(database), name).toEqual(before);
  }
  fs.rmSync(home, { recursive: true });
});

/** The tables of e2e/messages contain every required text (fixtures/spec-messages.ts), and no route is left out. */
import { expect, test } from '@playwright/test';
import { specMessages } from './fixtures/spec-messages';
import { profileTable, signInTable } from './messages/account';
import { about, competences, courses, projects, research, responsibilities, spoken } from './messages/cards';
import { manager, simpleEditor } from './messages/structure';
import { publications, theses } from './messages/works';

const tables = [
  signInTable,
  profileTable,
  about,
  research,
  competences,
  publications,
  theses,
  courses,
  projects,
  responsibilities,
  spoken,
  simpleEditor,
  manager,
];
const rows = tables.flatMap((table) => table.rows);
const read = [...rows.map(({ says }) => says), ...rows.flatMap((row) => (row.public?.isThere ? [row.public.text] : []))];

/** Matches a required text, with any value for its placeholders. */
function quoted(text: string): RegExp {
  const pattern = text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/^N |\\\{n\\\} /, '\\d+ ')
    .replace('\\{status\\}', '\\d{3}')
    .replace('\\{statusText\\}', '.+');
  return new RegExp(`^${pattern}$`);
}

const quotes = Object.entries(specMessages).flatMap(([section, texts]) => texts.map((text) => ({ section, text })));

test(`${rows.length} rules read every required text`, () => {
  const described = `${rows.length} règles, ${new Set(rows.map(({ says }) => says)).size} messages, dont ${new Set(quotes.map(({ text }) => text)).size} cités par le cahier des charges`;
  test.info().annotations.push({ type: 'messages', description: described });
  const missing = quotes.filter(({ text }) => !read.some((words) => quoted(text).test(words)));
  expect(missing).toEqual([]);
});

test('each route that saves has a table, and each table ends on what visitors see', () => {
  expect(tables.map(({ route }) => route.replace('/admin/', ''))).toEqual([
    '/login',
    'profile',
    'about',
    'research',
    'competences',
    'publications',
    'theses',
    'courses',
    'projects',
    'responsibilities',
    'languages',
    'sections',
    'sections-manager',
  ]);
  const silent = tables.slice(1).filter((table) => !table.rows.some((row) => row.public?.isThere));
  expect(silent.map(({ route }) => route)).toEqual([]);
});

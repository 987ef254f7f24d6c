/**
 * Which folder may import which: the floors of docs/decisions/0005-layers.md. Circles of files are the linter's
 * (noImportCycles).
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What each folder may import, as docs/rooms.txt says. */
const rooms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  fs
    .readFileSync(path.join(import.meta.dirname, 'rooms.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([room = '', allowed = '']) => [room, allowed.split(' ').filter((name) => name !== '')]),
);

const names = Object.keys(rooms).toSorted((a, b) => b.length - a.length);
const isIn = (file: string, room: string) => file === room || file.startsWith(`${room}/`);
const fits = (file: string, allowed: string) =>
  allowed.endsWith('/*') ? isIn(file, allowed.slice(0, -2)) : (roomOf(file) ?? '') === allowed;
const roomOf = (file: string) => names.find((room) => isIn(file, room));

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
  { encoding: 'utf8' },
)
  .trim()
  .split('\n');
const sources = files.filter((file) => roomOf(file) !== undefined && !file.includes('.test.') && fs.existsSync(file));

/** What is generated or is no code. */
const isMade = /generated\/|\.(?:css|json|sql|md)$/;

/** The browser's calls know a handler by its type alone, which leaves nothing in the code. */
const typeOfHandler = /^import type \* as \w+ from '@\/app\/api\/.*\/route';$|^import type \{ Handler \}.*$/gm;

/** Types leave nothing either. */
const types = /^(?:import|export) type [^;]*;$/gm;

function importsOf(file: string, { withTypes = true } = {}): string[] {
  const whole = fs.readFileSync(file, 'utf8');
  const known = isIn(file, 'lib/site/api') ? whole.replace(typeOfHandler, '') : whole;
  const text = withTypes ? known : known.replace(types, '');
  const specifiers = Array.from(
    text.matchAll(/(?:\bfrom|\bimport\(?)\s*'((?:@|\.{1,2})\/[^']+)'/g),
    ([, specifier = '']) => specifier,
  );
  return specifiers.flatMap((specifier) => {
    const base = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(file), specifier);
    const found = ['', '.ts', '.tsx', '.mjs', '/index.ts']
      .map((ending) => base + ending)
      .find((each) => files.includes(each));
    if (found === undefined && !isMade.test(specifier))
      throw new Error(`${file} imports ${specifier}, which is no file of this repository`);
    return found === undefined ? [] : [found];
  });
}

test('every folder imports only what it may', () => {
  const wrong = sources.flatMap((file) => {
    const room = roomOf(file) ?? '';
    const isAllowed = (target: string) =>
      roomOf(target) === room ||
      target === 'lib/languages.ts' ||
      (rooms[room] ?? []).some((allowed) => fits(target, allowed));
    return importsOf(file).flatMap((target) => (isAllowed(target) ? [] : [`${file} → ${target}`]));
  });
  expect(wrong).toEqual([]);
});

test('no two folders import each other, but for the views, which stand in the folder of their kind', () => {
  const allows = (room: string, target: string) => (rooms[room] ?? []).some((allowed) => fits(target, allowed));
  const ofSite = names.filter((room) => !/^scripts|^lib\/testing/.test(room)).toSorted();
  const pairs = ofSite.flatMap((a) =>
    ofSite.filter((b) => a < b && allows(a, b) && allows(b, a)).map((b) => `${a} ↔ ${b}`),
  );
  expect(pairs).toEqual(['components/public ↔ sections', 'components/ui ↔ sections']);
});

test('a rule names only what there is', () => {
  const named = [...names, ...Object.values(rooms).flat()];
  expect(named.filter((name) => !files.some((file) => isIn(file, name.replace('/*', ''))))).toEqual([]);
});

test('a definition, which browser, server and commands share, imports no view', () => {
  const views = (file: string) => isIn(file, 'components') || file.endsWith('view.tsx') || file === 'sections/views.ts';
  const definitions = sources.filter((file) =>
    /^sections\/([^/]+\/)?(definition|schema|registry|fields|editor-tree|define)\.ts$/.test(file),
  );
  expect(definitions.filter((file) => reached([file]).some(views))).toEqual([]);
});

test('what starts on an old Node, to run another, is no TypeScript', () => {
  expect(reached(['scripts/node.mjs']).filter((file) => !file.endsWith('.mjs'))).toEqual([]);
});

test('what Node runs by itself has no JSX, which it cannot read', () => {
  const programs = sources.filter((file) => /^(?:scripts|lib\/workers)\/[^/]+\.ts$/.test(file));
  expect(programs.length).toBeGreaterThan(10);
  expect(reached(programs, { withTypes: false }).filter((file) => file.endsWith('.tsx'))).toEqual([]);
});

test('what runs before each request stands on few modules', () => {
  expect(reached(['proxy.ts'], { withTypes: false }).length).toBeLessThanOrEqual(40);
});

/** The files that `from` imports, directly or not. */
function reached(from: readonly string[], options = {}): string[] {
  const found = new Set(from);
  for (const file of found) for (const target of importsOf(file, options)) found.add(target);
  return [...found];
}

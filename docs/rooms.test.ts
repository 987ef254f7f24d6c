/**
 * Which folder may import which: the floors of docs/decisions/0005-layers.md. Circles of files are the linter's
 * (noImportCycles).
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * What each folder may import besides itself. The longest name that fits a file is its room; `lib` is the files that
 * stand in lib itself, `lib/*` those of its folders too. Tests may import anything.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  // The ground: what needs nothing of the site.
  lib: ['lib/format'],
  'lib/languages.ts': [], // every room may import it
  'lib/format': [],
  'lib/colours': [],
  'lib/jobs': ['lib'],
  'lib/typeset': ['lib', 'lib/format', 'lib/jobs'],
  'lib/audit': ['lib', 'lib/format'],
  'lib/names': ['lib/format'],
  'lib/references': ['lib', 'lib/format', 'lib/jobs', 'lib/names'],
  'lib/mathematics': ['lib', 'lib/format', 'lib/references'],
  // The kinds of sections: a definition stands on the ground (below), a view on the floor of the public page.
  sections: [
    'lib',
    'lib/format',
    'lib/mathematics',
    'lib/names',
    'lib/references',
    'lib/typeset',
    'components/public',
    'components/ui',
  ],
  'lib/site/dossiers': ['lib', 'sections', 'lib/format', 'lib/mathematics', 'lib/names', 'lib/typeset'],
  'lib/site/legal': ['lib', 'sections', 'lib/format'],
  'lib/site/history': ['lib', 'sections', 'lib/format'],
  'lib/site/api': ['lib', 'sections', 'lib/references', 'lib/site/dossiers', 'lib/site/legal'],
  'lib/site/seo': ['lib', 'sections', 'lib/mathematics', 'lib/site/incoming', 'lib/site/public-pages'],
  // How requests come in, and what public pages are kept as.
  'lib/site/public-pages': ['lib', 'sections', 'lib/format'], // of the sections, the query of /publications alone
  'lib/site/static-copy': ['lib', 'sections', 'lib/format', 'lib/site/db', 'lib/site/public-pages'],
  'lib/site/copies': ['lib', 'lib/jobs', 'lib/site/api', 'lib/site/db', 'lib/site/public-pages'],
  'lib/site/incoming': ['lib', 'lib/site/public-pages'],
  'lib/site/visits': ['lib', 'lib/format', 'lib/site/public-pages'],
  'lib/site/start': [
    'lib',
    'lib/site/auth',
    'lib/site/copies',
    'lib/site/db',
    'lib/format',
    'lib/site/incoming',
    'lib/site/public-pages',
    'lib/site/visits',
  ],
  'lib/site/media': ['lib', 'sections', 'lib/jobs'],
  // One way to the data, one guard, one wrapper of handlers.
  'lib/site/db': [
    'lib',
    'sections',
    'lib/site/api',
    'lib/audit',
    'lib/format',
    'lib/site/dossiers',
    'lib/site/history',
    'lib/site/legal',
    'lib/site/media',
    'lib/references',
    'lib/site/rich-text',
    'lib/site/visits',
    'lib/typeset',
  ],
  'lib/site/rich-text': ['lib', 'sections', 'lib/format'],
  'lib/site/auth': ['lib', 'lib/jobs', 'lib/site/db', 'lib/format', 'lib/site/incoming'],
  'lib/site/http': ['lib', 'lib/site/auth', 'lib/site/db'],
  'lib/site/backup': ['lib', 'lib/format', 'lib/site/db', 'lib/site/media', 'lib/site/start'],
  // Programs of their own, which the site starts.
  'lib/workers': ['lib/*', 'sections/*'],
  'lib/testing': ['lib/*', 'sections/*', 'scripts/*'],
  // What is seen.
  'components/ui': ['sections'],
  'components/public': [
    'lib',
    'sections',
    'components/ui',
    'lib/colours',
    'lib/format',
    'lib/mathematics',
    'lib/site/legal',
    'lib/site/media',
    'lib/site/rich-text',
    'lib/site/seo',
  ],
  'components/admin': [
    'lib',
    'sections',
    'components/ui',
    'lib/site/api',
    'lib/audit',
    'lib/colours',
    'lib/format',
    'lib/site/dossiers',
    'lib/site/history',
    'lib/site/legal',
    'lib/site/rich-text',
    'lib/site/visits',
  ],
  // All of the import of publications stands in one folder: the hosts that it asks, and its screens.
  'sections/publications/import/hosts': [
    'lib',
    'sections',
    'lib/site/auth',
    'lib/site/db',
    'lib/format',
    'lib/references',
  ],
  'sections/publications/import/screens': [
    'lib',
    'sections',
    'components/admin',
    'components/ui',
    'lib/site/api',
    'lib/format',
  ],
  app: ['sections/*', 'components/*', 'lib/*'],
  // Beside the site: the accelerator of `npm start`, the commands, the makers' tools.
  server: ['lib', 'lib/site/incoming', 'lib/site/public-pages'],
  scripts: ['scripts/*', 'server', 'lib/*'],
  'scripts/cli': ['scripts/*', 'lib/*', 'sections/*'],
};

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

test('what runs before each request stands on few modules', () => {
  expect(reached(['proxy.ts'], { withTypes: false }).length).toBeLessThanOrEqual(40);
});

/** The files that `from` imports, directly or not. */
function reached(from: readonly string[], options = {}): string[] {
  const found = new Set(from);
  for (const file of found) for (const target of importsOf(file, options)) found.add(target);
  return [...found];
}

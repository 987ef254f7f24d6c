/**
 * What comments and documents refer to exists: files of the repository, and no document that its reader does not have.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plannedShape } from '@/sections/publications/import/plan-shape';
import project from '../package.json' with { type: 'json' };

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const isThere = (name: string) => tracked.some((file) => file === name || file.startsWith(`${name}/`));
const isText = (file: string) =>
  /\.(ts|tsx|mjs|css|md|prisma|ya?ml|sh|service)$|^Dockerfile$/.test(file) &&
  !file.startsWith('prisma/migrations/') &&
  !file.startsWith('e2e/fixtures/');
const texts = tracked
  .filter((file) => isText(file) && fs.existsSync(file))
  .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

/** Each match of `pattern` in each text, with its file, line and place. */
function matches(pattern: RegExp, within = texts) {
  return within.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) =>
      Array.from(line.matchAll(pattern), (match) => ({
        file,
        line,
        at: `${file}:${index + 1}`,
        target: match[1] ?? match[0],
      })),
    ),
  );
}

test('a link of a document leads to a file of the repository', () => {
  const links = matches(
    /\]\(((?![a-z]+:|#)[^)\s]+)\)/g,
    texts.filter(({ file }) => file.endsWith('.md')),
  );
  expect(links.length).toBeGreaterThan(50);
  const lost = links.filter(
    ({ file, target }) => !isThere(path.posix.join(path.posix.dirname(file), target.split('#')[0] ?? '')),
  );
  expect(lost.map(({ at, target }) => `${at} ${target}`)).toEqual([]);
});

test('a path that a comment or a document names exists', () => {
  const named = matches(
    /(?<![\w/.@{-])((?:app|components|sections|lib|server|scripts|deploy|e2e|docs|prisma)\/(?:\[\w+\]|[\w()./-])*\.(?:tsx?|mjs|md|css|sql|prisma|sh|conf|service))(?![\w{<])/g,
  ).filter(
    ({ file, target }) =>
      !target.startsWith('lib/site/db/generated/') &&
      (!/\.(test|spec)\.tsx?$/.test(file) || target.startsWith('docs/')),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ target }) => !isThere(target)).map(({ at, target }) => `${at} ${target}`)).toEqual([]);
});

test('a command that a document, a workflow or an image names is there', () => {
  const named = matches(
    /npm run (?:-\S+ )*([a-z][\w:]*)/g,
    texts.filter(({ file }) => file !== 'CHANGELOG.md'), // which names what is gone
  );
  expect(named.some(({ file }) => file.startsWith('.github/'))).toBe(true);
  expect(named.filter(({ target }) => !(target in project.scripts)).map(({ at, line }) => `${at} ${line}`)).toEqual([]);
});

test('a file that a document names without its folder exists', () => {
  const names = new Set(tracked.map((file) => path.posix.basename(file)));
  const named = matches(
    /`(?:[\w./()[\]-]*\/)?([\w.-]+\.(?:tsx?|css))`/g,
    texts.filter(({ file }) => file.startsWith('docs/')),
  ).filter(({ file }) => file.endsWith('.md'));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ target }) => !names.has(target)).map(({ at, target }) => `${at} ${target}`)).toEqual([]);
});

test('nothing is said to be so by a document that the reader does not have', () => {
  const unopened = matches(
    /\b(?:decisions? \d|ADR[ -]?\d|spec(?:ification)?,? (?:section )?\d|(?:spec|trust|scholar|design|house|stack|style)\.md\b|the spec\b|issue #?\d)/gi,
  ).filter(
    ({ file, line, target }) =>
      file !== 'docs/references.test.ts' &&
      !/\]\(/.test(line) &&
      !(file.startsWith('docs/decisions/') && target.startsWith('ADR')),
  );
  expect(unopened.map(({ at, target }) => `${at} ${target}`)).toEqual([]);
});

test('docs/api.md names all that a plan of an import has', () => {
  const [, chapter = ''] = fs.readFileSync('docs/api.md', 'utf8').split('\n## The import of references\n');
  const code = Array.from(chapter.split('\n## ')[0]?.matchAll(/`[^`]+`/g) ?? [], ([words]) => words).join(' ');
  const names = plannedShape.options.flatMap(({ shape }) => [shape.is.value, ...Object.keys(shape)]);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

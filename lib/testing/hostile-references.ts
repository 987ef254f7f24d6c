/**
 * Bibliographies that were made to break what reads them: pieces of each format in any order, good files with changes,
 * JSON and bytes.
 */
import fs from 'node:fs';
import { fc } from '@/lib/testing/properties';

const folder = 'e2e/fixtures/references';
const fixtures = fs.readdirSync(folder).map((name) => fs.readFileSync(`${folder}/${name}`, 'utf8'));

const fragment = fc.oneof(
  fc.constantFrom(
    ...[
      '@article{',
      '@string{',
      '@comment{',
      '@preamble{',
      '{',
      '}',
      '"',
      '#',
      '=',
      ',',
      '%',
      '$',
      '\\',
      '\n',
      '\n@',
      'crossref={a},',
      'author={',
      'title={',
    ],
    ...[
      'TY  - JOUR\n',
      'ER  - \n',
      'AU  - ',
      'SP  - ',
      '{"type":',
      '"title":',
      '[',
      ']',
      'null',
      '"issued":{"date-parts":[[',
      '<sup>',
      '&#x',
      '&amp;',
    ],
    ...[
      '\\textsuperscript{',
      "{\\'e}",
      '\\v{',
      '__proto__',
      'constructor',
      ' and ',
      '\0',
      '\ud800',
      '\u202e',
      '\uE000',
      '\x0e',
      'family=',
      '1--2',
      '2024-13-45',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const made = fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join(''));
/** A good file with pieces taken out, doubled and put in. */
const altered = fc
  .tuple(
    fc.constantFrom(...fixtures),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(40), fragment), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([file, changes]) =>
    changes.reduce(
      (text, [at, length, piece]) => text.slice(0, at * text.length) + piece + text.slice(at * text.length + length),
      file,
    ),
  );
const json = fc
  .json({ maxDepth: 6 })
  .map(
    (value) =>
      `[{"type":"book","title":"T","author":${value},"issued":${value},"ISSN":${value},"note":${value}},${value}]`,
  );
const binary = fc.uint8Array({ maxLength: 400 });

export const hostileReferences = fc.oneof(made, altered, json, binary);

import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { withoutLabel } from './field-text';
import { readReferences } from './read';

const rows = (rule: string) => tableOf('lib/references/abstract-label.txt', rule);

test.each(rows('read without its label, in every format'))('%j is read as %j', (given, text) => {
  const files = [
    `TY  - JOUR\nTI  - T\nAB  - ${given}\nER  - \n`,
    JSON.stringify([{ type: 'article-journal', title: 'T', abstract: given }]),
    `@article{a, title = {T}, abstract = {${given}}}`,
  ];
  const read = files.map((file) => readReferences(new TextEncoder().encode(file)));
  expect(read).toMatchObject(files.map(() => ({ entries: [{ work: { abstract: text } }] })));
});

test.each([...rows('begins with a label'), ...rows('begins with no label')])('%j is %s', (given = '', what) =>
  expect(
    /^(?:Abstract|Résumé)/.test(withoutLabel(given)) || withoutLabel(given) === given ? 'as it is' : 'labelled',
  ).toBe(what),
);

import { expect, test } from 'vitest';
import { withoutLabel } from './abstract-label';
import { readReferences } from './read';

const text = 'We measure floods.';

test.each([
  `Abstract. ${text}`,
  `Abstract ${text}`,
  `Abstract: ${text}`,
  `ABSTRACT\n${text}`,
  `Abstract—${text}`,
  `Abstract - ${text}`,
  `Abstract${text}`,
  `SUMMARY ${text}`,
  `Summary: ${text}`,
  `Résumé. ${text}`,
  `RÉSUMÉ\u00a0: ${text}`,
  `<jats:title>Abstract</jats:title><jats:p>${text}</jats:p>`,
  `<p><b>Abstract</b>: ${text}</p>`,
  text,
])('%j is read without its label, in every format', (given) => {
  const files = [
    `TY  - JOUR\nTI  - T\nAB  - ${given}\nER  - \n`,
    JSON.stringify([{ type: 'article-journal', title: 'T', abstract: given }]),
    `@article{a, title = {T}, abstract = {${given}}}`,
  ];
  const read = files.map((file) => readReferences(new TextEncoder().encode(file)));
  expect(read).toMatchObject(files.map(() => ({ entries: [{ work: { abstract: text } }] })));
});

test.each(['AbstractBackground. Floods.', 'Résumé L’eau monte.', 'Abstract “Floods” are', 'Abstract 12 rivers'])(
  '%j begins with a label',
  (given) => expect(withoutLabel(given)).not.toMatch(/^(?:Abstract|Résumé)/),
);

test.each([
  'Abstract State Machines are machines.',
  'ABSTRACT INTERPRETATION is a theory.',
  'Abstract Cauchy problems are posed.',
  'Abstract Wiener spaces are spaces.',
  'Abstract Algebraic Logic is a theory.',
  'Abstract-level views',
  'Summary statistics of rivers',
  'Abstract in its form, the work',
  'Résumés of talks',
])('%j begins with no label', (given) => expect(withoutLabel(given)).toBe(given));

/**
 * Works in the three styles (rows.txt): the nature, and the style's language if not French, then the other fields as
 * JSON; the lines below are ISO 690, APA and Vancouver as formatted by `cited`.
 */
import { expect, test } from 'vitest';
import { languages } from '@/lib/languages';
import { natures } from '@/lib/references/natures';
import { cited, reference } from '@/lib/testing/cited';
import { rowsOf } from '@/lib/testing/rows';
import { styles } from '.';

const rows = rowsOf('sections/publications/citing/styles/rows.txt');

test.each(rows)('$rule: $input', ({ input, outputs }) => {
  const [, nature, language, fields = '{}'] = /^([\w-]+)\/?(\w*) (.*)$/.exec(input) ?? [];
  const work = reference(natures.find((each) => each === nature) ?? 'autre', JSON.parse(fields));
  const inLanguage = languages.find((each) => each === language);
  expect(styles.map(({ id }) => cited(id, work, inLanguage))).toEqual(outputs);
});

test('three thousand authors are shortened', () => {
  const authors = Array.from({ length: 3000 }, (_, index) => ({ family: `N${index + 1}`, given: 'A.' }));
  expect(cited('apa', reference('article', { authors }))).toMatch(/ N19, A\., … N3000, A\. \(2024\)/);
});

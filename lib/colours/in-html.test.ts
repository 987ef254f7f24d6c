import { expect, test } from 'vitest';
import { sanitizeRichText } from '@/lib/site/rich-text/sanitize';
import { showColours } from './in-html';

const shown = (html: string) => showColours(sanitizeRichText(html));

test('colours of a style are shown readable; the rest of the text stays to the letter', () => {
  const plain =
    '<p>Un &lt;mot&gt; color:red</p><ul><li dir="ltr" lang="fr">a</li></ul><hr /><p style="text-align:center">b<br />c</p>';
  expect(shown(plain)).toBe(plain);
  expect(shown('<p style="color:#1d4ed8;text-align:center" lang="fr">a</p>')).toMatch(
    /^<p lang="fr" style="color:light-dark\(#1d4ed8,#[0-9a-f]{6}\);text-align:center">a<\/p>$/,
  );
});

test('a ground counts for what stands in it, and no further', () => {
  const made = shown(
    '<p style="background-color:black">a<br><span style="color:#000">b</span></p><p style="color:black">c</p>',
  );
  expect(made).toMatch(
    /^<p style="background-color:#000000;color:#ece9e2">a<br \/><span style="color:#\w{6};background-color:#000000">b<\/span><\/p>/,
  );
  expect(made).toMatch(/<p style="color:light-dark\(#000000,#\w{6}\)">c<\/p>$/);
});

test('texts made to be slow are read once', () => {
  const many = '<span style="color:red">'.repeat(20);
  expect(shown(`<p>${many}${'x'.repeat(100_000)}</p>`)).toContain('x'.repeat(100_000));
  const words = Array.from(
    { length: 5000 },
    (_, n) => `<b style="color:#${n.toString(16).padStart(6, '0')}">a</b>`,
  ).join('');
  expect(shown(words).match(/light-dark/g)).toHaveLength(5000);
});

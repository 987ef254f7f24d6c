import { expect, test } from 'vitest';
import { typedPlaceholder, withTypedWords } from './typed-words';

test('words replace the placeholder in texts, attributes and URLs', () => {
  const page = `<p>« ${typedPlaceholder} »</p><input value="${typedPlaceholder}"><a href="/publications?${new URLSearchParams({ q: typedPlaceholder, page: '2' })}">2</a>`;
  const words = '<b> "à" & $1 \'b\'';
  const text = '&#60;b&#62; &#34;à&#34; &#38; $1 &#39;b&#39;';
  expect(withTypedWords(page, words)).toBe(
    `<p>« ${text} »</p><input value="${text}"><a href="/publications?${new URLSearchParams({ q: words, page: '2' })}">2</a>`,
  );
});

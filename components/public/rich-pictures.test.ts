import { expect, test } from 'vitest';
import { withSources } from './rich-pictures';

const base = '/uploads/0123456789abcdef0123456789abcdef';

test('a picture of known size comes late, in the formats and sizes that it can fill', () => {
  const html = withSources(`<p>Carte<img src="${base}.webp" alt="Carte" width="700" height="400" /></p>`);
  expect(html).toBe(
    `<p>Carte<picture><source type="image/avif" srcset="${base}-whole-480.avif 480w, ${base}-whole-960.avif 960w" sizes="(min-width: 48rem) 42rem, 100vw">` +
      `<source type="image/webp" srcset="${base}-whole-480.webp 480w, ${base}-whole-960.webp 960w" sizes="(min-width: 48rem) 42rem, 100vw">` +
      `<img src="${base}.webp" alt="Carte" width="700" height="400" loading="lazy" decoding="async" /></picture></p>`,
  );
});

test.each([
  `<p><img src="${base}.webp" alt="sans taille" /></p>`,
  '<img src="/uploads/autre.png" alt="" width="9" height="9" />',
  '<p>rien</p>',
])('%s stays as it is', (html) => {
  expect(withSources(html)).toBe(html);
});

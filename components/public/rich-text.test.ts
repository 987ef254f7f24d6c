import { expect, it, test } from 'vitest';
import { withSources, withTableBoxes } from './rich-text';

const base = '/uploads/0123456789abcdef0123456789abcdef';

test('a picture of known size loads lazily, in the formats and sizes that it has', () => {
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

it('a table is in a named box that scrolls', () => {
  expect(withTableBoxes('<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p>c</p>', 'fr')).toBe(
    '<p>a</p><div class="table-box" role="group" tabindex="0" aria-label="Tableau"><table><tbody><tr><td>b</td></tr></tbody></table></div><p>c</p>',
  );
});

it('its name is the caption, without characters that end an attribute', () => {
  expect(
    withTableBoxes('<table><caption><strong>Jurys</strong> "2020" &lt;b&gt;</caption><tbody></tbody></table>', 'fr'),
  ).toContain('aria-label="Tableau\u00a0: Jurys &quot;2020&quot; &lt;b&gt;"><table><caption>');
});

it('texts without a table are unchanged', () => {
  expect(withTableBoxes('<p>table</p>', 'fr')).toBe('<p>table</p>');
});

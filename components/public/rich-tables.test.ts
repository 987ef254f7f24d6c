import { expect, it } from 'vitest';
import { withTableBoxes } from './rich-tables';

it('a table stands in a box with a name, which scrolls', () => {
  expect(withTableBoxes('<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p>c</p>', 'fr')).toBe(
    '<p>a</p><div class="table-box" role="group" tabindex="0" aria-label="Tableau"><table><tbody><tr><td>b</td></tr></tbody></table></div><p>c</p>',
  );
});

it('its caption is the name, without what could end an attribute', () => {
  expect(
    withTableBoxes('<table><caption><strong>Jurys</strong> "2020" &lt;b&gt;</caption><tbody></tbody></table>', 'fr'),
  ).toContain('aria-label="Tableau\u00a0: Jurys &quot;2020&quot; &lt;b&gt;"><table><caption>');
});

it('texts without a table stay as they are', () => {
  expect(withTableBoxes('<p>table</p>', 'fr')).toBe('<p>table</p>');
});

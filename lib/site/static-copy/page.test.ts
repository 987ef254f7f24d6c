import { expect, test } from 'vitest';
import { documentPolicy, hashSource } from '@/lib/site/public-pages/policy';
import { copiedPage } from './page';

const style = 'a{src:url(/f.woff2)}';
const theme = 'document.title';
const html = `<html><head><meta charSet="utf-8"/><link rel="preload" href="/f.woff2" as="font" crossorigin=""/><style>${style}</style><script>${theme}</script>
<meta property="og:url" content="https://a.fr/x"/></head><body><a class="b" data-load="w" href="/x">x</a><div data-loaded=""></div><search></search>
<script type="application/ld+json">{"url":"https://a.fr/x"}</script><script type="module">live()</script></body></html>`;
const page = copiedPage(
  { html, policy: documentPolicy([hashSource(theme), hashSource('live()')], [hashSource(style)]) },
  {
    replace: (address) => `..${address}`,
    absolute: (text) => text.replaceAll('https://a.fr', 'https://b.fr/~n'),
    script: 'copy()',
    data: '<script type="application/json">{}</script>',
  },
);
const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';

test('its own script and data replace the live ones', () => {
  expect(page).toContain('<script type="module">copy()</script>');
  expect(page).toContain('<script type="application/json">{}</script></body>');
  expect(page).not.toContain('data-load');
  expect(page).not.toContain('preload');
});

test('the owner’s text is unchanged; the URL shown on a legal page is the copy’s', () => {
  const typed = '<p>Avant, <a href="/x">https://a.fr/y</a> avait « data-load="x" » et content="https://a.fr".</p>';
  const lead = (address: string) =>
    `<p class="c" data-says-address="">Ce site, <a href="${address}">${address}</a></p>`;
  const options = {
    replace: (address: string) => address.replace('https://a.fr', 'https://b.fr'),
    absolute: (text: string) => text.replaceAll('https://a.fr', 'https://b.fr'),
    script: '',
  };
  expect(copiedPage({ html: `${typed}${lead('https://a.fr')}${typed}`, policy: '' }, options)).toBe(
    `${typed}${lead('https://b.fr')}${typed}`,
  );
});

test('its policy follows the charset and allows its own scripts and styles only', () => {
  expect(page).toMatch(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  const filters = 'search{display:none}';
  expect(page).toContain(`<noscript><style>${filters}</style></noscript>`);
  for (const text of [theme, 'copy()', 'a{src:url(../f.woff2)}', filters]) expect(policy).toContain(hashSource(text));
  for (const text of ['live()', style, '']) expect(policy).not.toContain(hashSource(text));
  expect(policy, 'a meta element may not say it').not.toContain('frame-ancestors');
});

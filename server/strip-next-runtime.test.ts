import { expect, test } from 'vitest';
import { hashInlineScripts } from './csp';
import { stripNextRuntime } from './strip-next-runtime';

const script = '/_next/static/site/page-abc.js';
const own = `<script type="module" fetchpriority="low" nonce="m4rk" src="${script}"></script>`;

test('the framework’s scripts leave the page, its own one stands in the head', () => {
  const html = [
    '<html><head><link rel="stylesheet" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>',
    '<link rel="preload" as="font" href="/_next/f.woff2"/><script src="/_next/static/a.js" async=""></script><script src="/theme.js"></script></head>',
    '<body><p>Texte</p><script type="application/ld+json">{"name":"x"}</script>',
    '<script nonce="m4rk" id="_R_">run()</script><script nonce="m4rk">push("</p>")</script></body></html>',
  ].join('');
  expect(stripNextRuntime(html, 'm4rk', script)).toBe(
    [
      '<html><head><link rel="stylesheet" href="/_next/a.css"/>',
      `<link rel="preload" as="font" href="/_next/f.woff2"/><script src="/theme.js"></script>${own}</head>`,
      '<body><p>Texte</p><script type="application/ld+json">{"name":"x"}</script></body></html>',
    ].join(''),
  );
});

test('a page whose parts came out of order keeps what puts them in place', () => {
  const later = '<html><head></head><body><!--$?--><template id="B:0"></template><div hidden id="S:0">fin</div><script nonce="m">$RC()</script></body></html>';
  expect(stripNextRuntime(later, 'm', script)).toBe(later);
});

test('what is no whole document stays as it is', () => {
  expect(stripNextRuntime('<p>fragment</p>', 'm', script)).toBe('<p>fragment</p>');
});

test('a script that is neither the framework’s nor ours is not let in by the policy', () => {
  const { body, policy } = hashInlineScripts(stripNextRuntime('<html><head></head><body><script>evil()</script></body></html>', 'm4rk', script), 'm4rk');
  expect(policy).toContain("script-src 'self';");
  expect(body.toString()).toContain(`<script type="module" fetchpriority="low" src="${script}"></script>`);
});

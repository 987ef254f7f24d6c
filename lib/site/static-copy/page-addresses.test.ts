import { expect, test } from 'vitest';
import { replaceInHtml, replaceInManifest, urlsIn } from './page';

const html = `<link rel="icon" href="/icon.svg"/><style>@font-face{src:url(/_next/static/a.woff2)}</style>
<a href="/publications?a=1&amp;b=2" title="href=&quot;/x&quot;">1 &lt; 2</a><a href="/login">x</a>
<img src="/uploads/a.webp" srcSet="/uploads/a-96.webp 96w, /uploads/a-192.webp 192w" style="background:url(&#x27;/b.png&#x27;)"/>
<script>const a = '<a href="/not-a-tag">';</script>`;

test('finds the URLs of links, pictures, source sets and styles, and none in scripts', () => {
  expect(urlsIn(html)).toEqual([
    '/icon.svg',
    '/_next/static/a.woff2',
    '/publications?a=1&b=2',
    '/login',
    '/uploads/a.webp',
    '/uploads/a-96.webp',
    '/uploads/a-192.webp',
    '/b.png',
  ]);
});

test('replaces each, removes what has no replacement, and leaves every other byte', () => {
  const replaced = replaceInHtml(
    html,
    (address) => (address === '/login' ? null : `..${address}`),
    (_, text) => text.replace('const', 'let'),
  );
  expect(
    replaced,
  ).toBe(`<link rel="icon" href="../icon.svg"/><style>@font-face{src:url(../_next/static/a.woff2)}</style>
<a href="../publications?a=1&amp;b=2" title="href=&quot;/x&quot;">1 &lt; 2</a><a>x</a>
<img src="../uploads/a.webp" srcSet="../uploads/a-96.webp 96w, ../uploads/a-192.webp 192w" style="background:url('../b.png')"/>
<script>let a = '<a href="/not-a-tag">';</script>`);
});

test('a manifest refers to its own folder', () => {
  const manifest = {
    id: '/',
    start_url: '/',
    scope: '/',
    name: 'A',
    icons: [{ src: '/images/i.png', sizes: '192x192' }],
  };
  expect(JSON.parse(replaceInManifest(JSON.stringify(manifest), (address) => `.${address}`))).toEqual({
    start_url: './',
    scope: './',
    name: 'A',
    icons: [{ src: './images/i.png', sizes: '192x192' }],
  });
});

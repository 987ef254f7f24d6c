import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inlineFiles, type PageParts, type SealedPage, siteFonts } from './seal';

const script = '/_next/static/page/page-abc.js';
const parts = { script, inlined: new Map([['/theme.js', 'theme()']]) };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const lines: string[] = [];
let sealPage: (html: string, parts: PageParts) => SealedPage;

beforeEach(async () => {
  vi.resetModules(); // what is reported once is reported once for each test
  ({ sealPage } = await import('./seal'));
  lines.length = 0;
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
  return () => out.mockRestore();
});

const head = '<head><link rel="stylesheet" href="/_next/a.css"/><script src="/theme.js"></script>';
const start = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})';
const data = 'self.__next_f.push("</p>")';
const runtime = `<script id="_R_">${start}</script><script>${data}</script>`;
const page = (body: string) => `<html>${head}</head><body>${body}${runtime}</body></html>`;

test('the framework’s scripts leave a public page, its own one stands at the end', () => {
  const html = [
    '<html><head><link rel="stylesheet" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>',
    '<link rel="preload" href="/_next/static/error.css" as="style"/>',
    '<link rel="preload" as="font" href="/_next/f.woff2"/><script src="/_next/static/a.js" async=""></script><script src="/theme.js"></script></head>',
    `<body><p>Texte<!-- --> et suite</p><!--$--><i></i><!--/$--><script type="application/ld+json">{"name":"self.__next_f.push("}</script>${runtime}</body></html>`,
  ].join('');
  const sealed = sealPage(html, parts);
  expect(sealed.html).toBe(
    [
      '<html><head><link rel="stylesheet" href="/_next/a.css"/>',
      `<link rel="preload" as="font" href="/_next/f.woff2"/><script>theme()</script></head>`,
      `<body><p>Texte et suite</p><i></i><script type="application/ld+json">{"name":"self.__next_f.push("}</script><script type="module" src="${script}"></script></body></html>`,
    ].join(''),
  );
  expect(sealed.policy).toContain(`script-src 'self' ${hash('theme()')};`);
  expect(lines).toEqual([]);
});

test('a script that is neither the framework’s nor ours is not let in by the policy', () => {
  for (const html of [page('<script>evil()</script>'), page('<script>evil()</script><template id="B:0"></template>')])
    expect(sealPage(html, parts).policy).not.toContain(hash('evil()'));
});

test.each([
  ['whose parts came out of order', page('<!--$?--><template id="B:0"></template><div hidden id="S:0">fin</div>')],
  ['that React is to fill', page('').replace('<html>', '<html id="__next_error__">')],
  ['without an end', page('').replace('</body>', '')],
  ['with two ends', page('<p></body></p>')],
  ['whose data has another name', page('').replaceAll('__next_f', '__next_g')],
  ['whose scripts are written otherwise', page("<script async src='/_next/static/a.js'></script>")],
])('a page %s is sent whole, with a policy that lets its scripts run, and is reported once', (_, html) => {
  for (const each of [html, html]) {
    const sealed = sealPage(each, parts);
    expect(sealed.html).toBe(html);
    expect(sealed.policy).toContain(hash(start));
  }
  expect(lines).toEqual([expect.stringContaining('"page.shape"')]);
});

const css = '@media (width<48em){p{color:red}}';
const files = new Map([
  ['/_next/static/chunks/a.css', css],
  ['/theme.js', 'theme("$&")'],
  ['/_next/static/page/page-a.js', 'page()'],
]);

test('the stylesheets, the script of the colour scheme and the page’s own stand in the page, in their places, and are named by their hashes', () => {
  const html =
    '<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><title>T</title><script src="/theme.js"></script></head><p>x</p><script type="module" src="/_next/static/page/page-a.js"></script>';
  expect(inlineFiles(html, files)).toEqual({
    html: `<head><style>${css}</style><title>T</title><script>theme("$&")</script></head><p>x</p><script type="module">page()</script>`,
    scripts: [hash('theme("$&")'), hash('page()')],
    styles: [hash(css)],
  });
});

test('the fonts of the build are named plainly, with addresses of their own; other rules and the system’s fonts are left out', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(
    path.join(folder, 'a.css'),
    '.x{color:red}@font-face{font-family:inter;src:url(../media/text.1.woff2)format("woff2")}@font-face{font-family:Inter Extended;src:url(../media/ext.2.woff2)format("woff2");unicode-range:U+100-151}@font-face{font-family:Inter Fallback;src:local(Arial)}',
  );
  fs.writeFileSync(path.join(folder, 'b.css'), 'p{margin:0}');
  expect(siteFonts(folder)).toBe(
    '@font-face{font-family:inter;src:url(/_next/static/media/text.1.woff2)format("woff2")}@font-face{font-family:Inter;src:url(/_next/static/media/ext.2.woff2)format("woff2");unicode-range:U+100-151}',
  );
  expect(siteFonts(path.join(folder, 'none'))).toBe('');
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesToInline, inlineFiles } from './next-html';
import { hashSource } from './security-headers';

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
    scripts: [hashSource('theme("$&")'), hashSource('page()')],
    styles: [hashSource(css)],
  });
});

test('any other file stays a link', () => {
  const html = '<link rel="stylesheet" href="/b.css"/><link rel="icon" href="/_next/static/chunks/a.css"/><script src="/b.js"></script>';
  expect(inlineFiles(html, files)).toEqual({ html, scripts: [], styles: [] });
});

test('a sheet that moves into the page still finds its fonts', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  for (const folder of ['chunks', 'page']) fs.mkdirSync(path.join(home, folder));
  fs.writeFileSync(path.join(home, 'page/page-a.js'), 'page()\n');
  fs.writeFileSync(path.join(home, 'chunks/a.css'), '@font-face{src:url(../media/f.woff2)}');
  fs.writeFileSync(path.join(home, 'chunks/a.css.br'), '');
  fs.writeFileSync(path.join(home, 'theme.js'), 'theme()\n');
  expect(Object.fromEntries(filesToInline(home, home))).toEqual({
    '/theme.js': 'theme()',
    '/_next/static/page/page-a.js': 'page()',
    '/_next/static/chunks/a.css': '@font-face{src:url(/_next/static/media/f.woff2)}',
  });
});

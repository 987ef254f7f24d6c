import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineRenderBlocking, renderBlockingFiles } from './next-html';
import { hashSource } from './security-headers';

const css = '@media (width<48em){p{color:red}}';
const files = new Map([
  ['/_next/static/chunks/a.css', css],
  ['/theme.js', 'theme("$&")'],
]);

test('the stylesheets and the script of the colour scheme stand in the page, in their places, and are named by their hashes', () => {
  const html =
    '<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><title>T</title><script src="/theme.js"></script></head><p>x</p>';
  expect(inlineRenderBlocking(html, files)).toEqual({
    html: `<head><style>${css}</style><title>T</title><script>theme("$&")</script></head><p>x</p>`,
    scripts: [hashSource('theme("$&")')],
    styles: [hashSource(css)],
  });
});

test('any other file stays a link', () => {
  const html = '<link rel="stylesheet" href="/b.css"/><link rel="icon" href="/_next/static/chunks/a.css"/><script src="/b.js"></script>';
  expect(inlineRenderBlocking(html, files)).toEqual({ html, scripts: [], styles: [] });
});

test('a sheet that moves into the page still finds its fonts', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  fs.mkdirSync(path.join(home, 'chunks'));
  fs.writeFileSync(path.join(home, 'chunks/a.css'), '@font-face{src:url(../media/f.woff2)}');
  fs.writeFileSync(path.join(home, 'chunks/a.css.br'), '');
  fs.writeFileSync(path.join(home, 'theme.js'), 'theme()\n');
  expect(Object.fromEntries(renderBlockingFiles(home, home))).toEqual({
    '/theme.js': 'theme()',
    '/_next/static/chunks/a.css': '@font-face{src:url(/_next/static/media/f.woff2)}',
  });
});

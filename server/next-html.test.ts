import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PublicParts, SealedDocument } from './next-html';

const script = '/_next/static/page/page-abc.js';
const parts = { script, inlined: new Map([['/theme.js', 'theme()']]) };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const lines: string[] = [];
let sealDocument: (html: string, mark: string) => SealedDocument;
let prerenderedScripts: (folder: string) => string[];
let sealPublicPage: (html: string, mark: string, parts: PublicParts) => SealedDocument;

beforeEach(async () => {
  vi.resetModules(); // what is reported once is reported once for each test
  ({ prerenderedScripts, sealDocument, sealPublicPage } = await import('./next-html'));
  lines.length = 0;
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
  return () => out.mockRestore();
});

const head = '<head><link rel="stylesheet" href="/_next/a.css"/><script src="/theme.js"></script>';
const runtime = '<script nonce="m4rk" id="_R_">run()</script><script nonce="m4rk">self.__next_f.push("</p>")</script>';
const page = (body: string) => `<html>${head}</head><body>${body}${runtime}</body></html>`;

test('the framework’s scripts leave a public page, its own one stands at the end', () => {
  const html = [
    '<html><head><link rel="stylesheet" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>',
    '<link rel="preload" as="font" href="/_next/f.woff2"/><script src="/_next/static/a.js" async="" nonce="m4rk"></script><script src="/theme.js"></script></head>',
    `<body><p>Texte</p><script type="application/ld+json">{"name":"x"}</script>${runtime}</body></html>`,
  ].join('');
  const { body, policy } = sealPublicPage(html, 'm4rk', parts);
  expect(body.toString()).toBe(
    [
      '<html><head><link rel="stylesheet" href="/_next/a.css"/>',
      `<link rel="preload" as="font" href="/_next/f.woff2"/><script>theme()</script></head>`,
      `<body><p>Texte</p><script type="application/ld+json">{"name":"x"}</script><script type="module" src="${script}"></script></body></html>`,
    ].join(''),
  );
  expect(policy).toContain(`script-src 'self' ${hash('theme()')};`);
  expect(lines).toEqual([]);
});

test('a script that is neither the framework’s nor ours is not let in by the policy', () => {
  for (const html of [page('<script>evil()</script>'), page('<script>evil()</script><template id="B:0"></template>')])
    expect(sealPublicPage(html, 'm4rk', parts).policy).not.toContain(hash('evil()'));
});

test.each([
  ['whose parts came out of order', page('<!--$?--><template id="B:0"></template><div hidden id="S:0">fin</div>')],
  ['without an end', page('').replace('</body>', '')],
  ['with two ends', page('<p></body></p>')],
  ['whose data has another name', page('').replaceAll('__next_f', '__next_g')],
  ['whose scripts are written otherwise', page("<script async src='/_next/static/a.js'></script>")],
  ['whose data has no nonce', page('<script>self.__next_f.push(1)</script>')],
])('a page %s is sent whole, with a policy that lets its scripts run, and is reported once', (_, html) => {
  for (const each of [html, html]) {
    const { body, policy } = sealPublicPage(each, 'm4rk', parts);
    expect(body.toString()).toBe(html.replaceAll(' nonce="m4rk"', ''));
    expect(policy).toContain(hash('run()'));
  }
  expect(lines).toEqual([expect.stringContaining('"server.html"')]);
});

test('a document names its marked inline scripts, and only these', () => {
  const { body, policy } = sealDocument('<script nonce="m4rk">good()</script><script>evil()</script><script nonce="m4rk" src="/a.js"></script>', 'm4rk');
  expect(policy).toContain(hash('good()'));
  expect(policy).not.toContain(hash('evil()'));
  expect(body.toString()).toBe('<script>good()</script><script>evil()</script><script src="/a.js"></script>');
});

test('the mark leaves the text of scripts, too, and the hash is that of what is sent', () => {
  const { body, policy } = sealDocument('<script nonce="m4rk">push("nonce:m4rk")</script>', 'm4rk');
  expect(body.toString()).not.toContain('m4rk');
  expect(policy).toContain(hash('push("nonce:")'));
});

test('a document that was built beforehand has each inline script named', () => {
  expect(sealDocument('<script>built()</script>', 'm4rk').policy).toContain(hash('built()'));
});

test('the scripts of the build’s own documents are named as they stand', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prerendered-'));
  fs.writeFileSync(path.join(folder, '_not-found.html'), '<script>style("border:none")</script>');
  expect(prerenderedScripts(folder)).toEqual([hash('style("border:none")')]);
  fs.rmSync(folder, { recursive: true });
});

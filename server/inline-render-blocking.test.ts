import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './csp';
import { inlineRenderBlocking } from './inline-render-blocking';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const css = '@media (width<48em){p{color:red}}';
const files = new Map([
  ['/_next/static/chunks/a.css', css],
  ['/theme.js', 'theme("$&")'],
]);

test('the stylesheets and the script of the colour scheme stand in the page, in their places', () => {
  const html =
    '<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><title>T</title><script src="/theme.js"></script></head><p>x</p>';
  expect(inlineRenderBlocking(html, 'm4rk', files)).toBe(
    `<head><style nonce="m4rk">${css}</style><title>T</title><script nonce="m4rk">theme("$&")</script></head><p>x</p>`,
  );
});

test('any other file stays a link', () => {
  const html = '<link rel="stylesheet" href="/b.css"/><link rel="icon" href="/_next/static/chunks/a.css"/><script src="/b.js"></script>';
  expect(inlineRenderBlocking(html, 'm4rk', files)).toBe(html);
});

test('the policy allows both by their hash, and no other style element', () => {
  const html = inlineRenderBlocking('<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/theme.js"></script>', 'm4rk', files);
  const { body, policy } = hashInlineScripts(`${html}<style>p{background:url(/x)}</style>`, 'm4rk');
  expect(policy).toContain(`script-src 'self' ${hash('theme("$&")')};`);
  expect(policy).toContain(`style-src-elem 'self' ${hash(css)};`);
  expect(body.toString()).toContain(`<style>${css}</style>`);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPolicy, hashInlineScripts, securityHeaders } from './csp';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names the marked inline scripts, and only these', () => {
  const { body, policy } = hashInlineScripts('<script nonce="m4rk">good()</script><script>evil()</script><script nonce="m4rk" src="/a.js"></script>', 'm4rk');
  expect(policy).toContain(hash('good()'));
  expect(policy).not.toContain(hash('evil()'));
  expect(body.toString()).toBe('<script>good()</script><script>evil()</script><script src="/a.js"></script>');
});

test('the mark leaves the text of scripts, too, and the hash is that of what is sent', () => {
  const { body, policy } = hashInlineScripts('<script nonce="m4rk">push("nonce:m4rk")</script>', 'm4rk');
  expect(body.toString()).not.toContain('m4rk');
  expect(policy).toContain(hash('push("nonce:")'));
});

test('a document that was built beforehand has each inline script named', () => {
  expect(hashInlineScripts('<script>built()</script>', 'm4rk').policy).toContain(hash('built()'));
});

test('allows nothing that is not named', () => {
  const policy = documentPolicy([]);
  expect(policy.startsWith("default-src 'none'; script-src 'self';")).toBe(true);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|https?:|\*/);
});

test('HSTS is for https alone', () => {
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security');
  expect(securityHeaders('https://exemple.org')).toHaveProperty('Strict-Transport-Security');
});

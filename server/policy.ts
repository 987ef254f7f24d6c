/** What every answer tells the browser to refuse (trust.md 24, docs/decisions/0001). */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

/** Headers of every answer; HSTS only where the site's own address is https. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'X-Frame-Options': 'DENY',
    ...(siteUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
  };
}

/** The policy of a document whose inline scripts are known by these sources (`'sha256-…'` or `'nonce-…'`). */
export function documentPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of everything that is no document. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What a rendering is told, so that it marks its own inline scripts. */
export const nonceRequest = (nonce: string): string => `script-src 'nonce-${nonce}'`;

/**
 * Turns a rendered document into one that can be kept: the inline scripts that carry the rendering's mark are named by
 * their hash, and the mark, which is known to this process alone, leaves the text. A document without any mark was
 * built beforehand, out of the product's own files; there every inline script is named.
 */
export function seal(html: string, mark: string): { readonly body: Buffer; readonly policy: string } {
  return { body: Buffer.from(html.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, '')), policy: documentPolicy(scriptSources(html, mark)) };
}

/** The hash sources of a document's own inline scripts; blocks of data are not run and need none. */
export function scriptSources(html: string, mark: string): string[] {
  const attribute = ` nonce="${mark}"`;
  const isMarked = html.includes(attribute);
  const sources = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (script === '' || /\ssrc=|\stype="application\/ld\+json"/.test(attributes) || (isMarked && !attributes.includes(attribute))) continue;
    sources.add(`'sha256-${createHash('sha256').update(script.replaceAll(mark, '')).digest('base64')}'`);
  }
  return [...sources];
}

/** Names of headers that a kept page must take from nobody but us. */
export function withoutOwn(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const own = new Set([
    'content-length',
    'transfer-encoding',
    'connection',
    'keep-alive',
    'date',
    'etag',
    'vary',
    'x-powered-by',
    'content-security-policy',
    'content-encoding',
  ]);
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => value !== undefined && !own.has(name.toLowerCase())));
}

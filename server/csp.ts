/** Security headers and Content-Security-Policy of every response (docs/decisions/0001-front-server.md). */
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

/** Headers of every response; HSTS only where the site's own address is https. */
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

/**
 * The policy of a document; `scripts` are the sources of its inline scripts (`'sha256-…'` or `'nonce-…'`), `styles` those of its
 * style elements: with them it may have no other, and `'unsafe-inline'` is left for the colours in written text, which are attributes.
 */
export function documentPolicy(scripts: readonly string[], styles: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ...(styles.length > 0 ? [['style-src-elem', "'self'", ...styles].join(' ')] : []),
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

/** The policy of everything that is not an HTML document. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy to put on a request: Next takes the nonce of its inline scripts from it. */
export const nonceRequest = (nonce: string): string => `script-src 'nonce-${nonce}'`;

/**
 * Turns a rendered document into one that can be cached: allows the inline scripts and styles with the render's nonce `mark` by their
 * hash, and removes the mark, which only this process knows, from the text. A document without any mark was prerendered by the build,
 * from the site's own files; there every inline script is allowed.
 */
export function hashInlineScripts(html: string, mark: string): { readonly body: Buffer; readonly policy: string } {
  const policy = documentPolicy(scriptSources(html, mark), styleSources(html, mark));
  return { body: Buffer.from(html.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, '')), policy };
}

/** The hash sources of a document's own inline scripts; JSON-LD is not run and needs none. */
export function scriptSources(html: string, mark: string): string[] {
  const attribute = ` nonce="${mark}"`;
  const isMarked = html.includes(attribute);
  const sources = new Set<string>();
  for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (script === '' || /\ssrc=|\stype="application\/ld\+json"/.test(attributes) || (isMarked && !attributes.includes(attribute))) continue;
    sources.add(hashSource(script.replaceAll(mark, '')));
  }
  return [...sources];
}

const styleSources = (html: string, mark: string): string[] =>
  Array.from(html.matchAll(new RegExp(`<style nonce="${mark}">([\\s\\S]*?)</style>`, 'g')), ([, style = '']) => hashSource(style));

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers without those that this server sets itself on a page. */
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

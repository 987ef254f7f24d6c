/** Security headers and Content-Security-Policy of every response (docs/decisions/0001-front-server.md). */
import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** The policy of everything that is not an HTML document. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': dataPolicy,
} as const;

/** A function that has a response sent with the security headers that it does not set itself; HSTS only where the site's own address is https. */
export function securityHeaders(siteUrl: string): (response: ServerResponse) => void {
  const headers = Object.entries(siteUrl.startsWith('https:') ? { ...always, 'Strict-Transport-Security': 'max-age=63072000' } : always);
  return (response) => {
    onHeaders(response, () => {
      for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    });
  };
}

/**
 * The policy of an HTML document; `scripts` are the sources of its inline scripts (`'sha256-…'` or `'nonce-…'`), `styles` those of its
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

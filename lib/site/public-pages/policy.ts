/** Content-Security-Policy of what the site sends. */
import { createHash } from 'node:crypto';

/** The policy of everything that is not an HTML document. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of an HTML document; `scripts` are the sources of its inline scripts (`'sha256-…'` or `'nonce-…'`),
 * `styles` those of its style elements: with them it may have no other, and `'unsafe-inline'` is left for the colours
 * in written text, which are attributes.
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

export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Whether a path, with or without its query, is the administration's or that of signing in: documents with Next's
 * runtime and its client-side router.
 */
export const hasRuntime = (address: string): boolean => /^\/(?:admin|login)(?=[/?]|$)/.test(address);

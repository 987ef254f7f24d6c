import { type NextRequest, NextResponse } from 'next/server';

/**
 * The Content-Security-Policy when Next runs alone (`next start`, `next dev`), with a new nonce for each page. Behind the front
 * server (server/) this does nothing: that one sends a policy of hashes, which suits a cached page.
 */
export function proxy(request: NextRequest): NextResponse {
  if (process.env.PORTFOLIO_FRONT === '1') return NextResponse.next();
  const nonce = btoa(crypto.randomUUID());
  const development = process.env.NODE_ENV === 'development';
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy); // Next reads the nonce from here; a client's own header is overwritten
  headers.delete('content-security-policy-report-only');
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  for (const [name, value] of fixed) response.headers.set(name, value);
  return response;
}

const fixed = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
] as const;

/** Pages only: static files and uploads carry no script, and the API sends JSON. */
export const config = { matcher: ['/((?!_next/|api/|uploads/).*)'] };

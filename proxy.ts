/**
 * Runs before every page, file and document that visitors ask for: public pages are rewritten to an address that holds
 * the site's version, documents with Next's scripts get a policy with a nonce, and nothing public is sent while the
 * site is off line.
 */
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { isAdminPage } from '@/app/(owner)/admin/routes';
import { busy, unauthenticated } from '@/lib/errors';
import { networkOf } from '@/lib/network';
import { currentCaller, currentOwner } from '@/lib/site/auth/guard';
import { auditRefusal } from '@/lib/site/db/audit';
import { clientHeader } from '@/lib/site/incoming/headers';
import {
  internalAddress,
  internalPage,
  internalPrefix,
  isPublicFile,
  missingPage,
  offlinePage,
  ownerOnlySuffix,
  publicPage,
  splitLanguage,
} from '@/lib/site/public-pages/page-address';
import { documentPolicy, hasRuntime } from '@/lib/site/public-pages/policy';
import { renderQueue, retryAfter as renderRetryAfter } from '@/lib/site/public-pages/render-queue';
import { isOwnCall, namesTag, pageTag, siteState } from '@/lib/site/public-pages/site-state';

/** All but the API, which asks for a session itself (and whose bodies are streamed), and the files of the build. */
export const config = { matcher: ['/((?!api(?:/|$)|_next/).*)'] };

/** When crawlers and feed readers should come again to a site that is off line, in seconds. */
const retryAfter = 3600;

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  if (hasRuntime(pathname)) return request.headers.has('next-action') ? action(request) : withNonce(request);
  if (/^\/(?:icon\.svg|theme\.js|held-submit\.js|refus)$/.test(pathname)) return NextResponse.next();

  const { version, coming, isOffline, languages } = siteState();
  const { language, path } = splitLanguage(pathname);
  const isPublic = languages.includes(language);
  const page = publicPage(path, searchParams);
  // A file that several languages have is one route, which reads its language from the address that was asked for.
  const handOn = (headers?: Record<string, string>) =>
    language !== 'fr' && isPublicFile(path, language)
      ? NextResponse.rewrite(new URL(path, request.url), { headers })
      : NextResponse.next({ headers });
  // Crawlers that get a 503 for robots.txt stop, instead of coming again later.
  if (isOffline && pathname !== '/robots.txt' && !(await currentOwner()))
    return offline(request, internalAddress(version, offlinePage, isPublic ? language : 'fr'), isDocument(pathname));
  if (!isPublic && !(await currentOwner())) return handOn();
  if (isOffline && page === null) return handOn({ 'cache-control': 'no-store' });
  const shown = isPublic ? version : version + ownerOnlySuffix;
  if (page === null && !isPublicFile(path, language)) {
    const isNextHome = languages.some((each) => coming.some((of) => pathname === internalAddress(of, '/', each)));
    if (isNextHome && isOwnCall(request.headers)) return show(request, pathname); // lib/site/public-pages/next-home.ts
    const isUnknown = language !== 'fr' || isDocument(pathname) || pathname.startsWith(internalPrefix);
    return isUnknown ? show(request, internalAddress(shown, missingPage, language)) : NextResponse.next();
  }
  const tag = pageTag(version);
  if (!isOffline && isPublic && namesTag(request.headers.get('if-none-match'), tag))
    return new NextResponse(null, { status: 304, headers: { etag: tag, 'cache-control': 'public, no-cache' } });
  return page === null ? handOn() : show(request, internalAddress(shown, page, language));
}

/** A public page, which Next may make once its turn has come (lib/site/public-pages/render-queue.ts). */
async function show(request: NextRequest, address: string): Promise<NextResponse> {
  const page = internalPage(decodeURIComponent(address));
  const queue = renderQueue();
  if (page === null || queue.isMade(page.key) || process.env.NODE_ENV === 'development')
    return rewrite(request, address);
  const network = networkOf(request.headers.get(clientHeader) ?? '');
  if (!(await queue.begin(page.key, page.isSearch, { network, signal: request.signal }))) {
    const { message } = busy(renderRetryAfter);
    return line(message, renderRetryAfter);
  }
  return rewrite(request, address);
}

/** To visitors of a site that is off line: the page that says so where a page was asked for, else one line. */
function offline(request: NextRequest, address: string, isPage: boolean): NextResponse {
  if (isPage) return rewrite(request, address, { status: 503, headers: { 'retry-after': String(retryAfter) } });
  return line('Ce site est momentanément hors ligne.', retryAfter);
}

/** One line in the place of a page, which may be asked for again after some seconds. */
const line = (text: string, seconds = retryAfter): NextResponse =>
  new NextResponse(`${text}\n`, {
    status: 503,
    headers: {
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    },
  });

/** A document of the administration, or of signing in: its scripts, Next's, are those with this request's nonce. */
function withNonce(request: NextRequest): NextResponse {
  if (process.env.NODE_ENV === 'development') return NextResponse.next(); // whose scripts need `eval`
  const policy = documentPolicy([`'nonce-${randomBytes(16).toString('base64url')}'`]);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy); // by which Next knows the nonce
  const init = { request: { headers }, headers: { 'content-security-policy': policy, 'cache-control': 'no-store' } };
  const { pathname, search } = request.nextUrl;
  if (!pathname.startsWith('/admin') || isAdminPage(pathname)) return NextResponse.next(init);
  return NextResponse.rewrite(new URL(pathname + search, request.url), { ...init, status: 404 });
}

/** A call of a server action: what strangers send is neither read nor decoded. */
async function action(request: NextRequest): Promise<NextResponse> {
  if (await currentOwner()) return withNonce(request);
  const { message } = unauthenticated();
  void auditRefusal(await currentCaller(), { method: request.method, path: request.nextUrl.pathname, reason: message });
  return new NextResponse(message, {
    status: 401,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

const rewrite = (
  request: NextRequest,
  address: string,
  init?: { readonly status: number; readonly headers: Record<string, string> },
): NextResponse => NextResponse.rewrite(new URL(address, request.url), init);

/** Whether a browser shows what is at an address as a page: neither an upload nor a path with a file extension. */
const isDocument = (pathname: string): boolean => !/^\/uploads\/|\.[a-z0-9]{1,5}$/i.test(pathname);

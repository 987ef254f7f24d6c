import 'server-only';
import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { env } from '@/lib/env';
import { notFound, Problem, type ProblemCode } from '@/lib/errors';
import { firstOfEachPath } from '@/lib/first-of-each-path';
import { inLanguage, type Language } from '@/lib/languages';
import { log } from '@/lib/log';
import { crossSiteError, isOwnOrigin } from '@/lib/network';
import { currentCaller, requireOwner } from '@/lib/site/auth/guard';
import { auditRefusal } from '@/lib/site/db/audit';
import { missingPage, splitLanguage } from '@/lib/site/public-pages/page-address';
import { formLimit, readFields, readJson } from './body';
import { errorResponse, jsonResponse } from './problems';

type Params = Readonly<Record<string, string>>;
/** The handler of a method, as a route file exports it. `responseBody` is only a type: what it sends as JSON. */
export type Handler<Sent = unknown> = {
  (request: Request, context: { readonly params?: Promise<Params | undefined> }): Promise<Response>;
  readonly responseBody?: Sent;
};
type RequestContext<Body> = { readonly request: Request; readonly params: Params; readonly body: Body };
type Sendable = Response | object;

type BodyOptions<Body> = {
  readonly body: z.ZodType<Body>;
  /** In bytes; `formLimit` by default. */
  readonly limit?: number;
  /** Whether a plain HTML form may post it, too. */
  readonly isForm?: true;
};

/** `precheck` refuses a caller before a byte of the body is read, by throwing a `Problem`. */
type Precheck<Known extends unknown[]> = { readonly precheck?: (...known: Known) => Promise<void> };

/** No JSON body: none is read, or the handler reads it. */
export const noBody = { body: z.undefined() };
z.config(z.locales.fr());

/**
 * A request of the signed-in owner. Checks that it comes from this site, the session, that `{userId}`, the header
 * `x-user-id` and the body's `userId` are the session's user, and the body's schema. `handle` returns the response: a
 * `Response`, or an object sent as JSON.
 */
export function ownerRoute<Body, Sent extends Sendable>(
  options: BodyOptions<Body> & Precheck<[Authority]>,
  handle: (owner: Authority, call: RequestContext<Body>) => Promise<Sent>,
): Handler<Exclude<Sent, Response>> {
  return wrap(loggedForOwner, async (request, params) => {
    if (isUnsafe(request)) assertSameSite(request);
    const owner = await requireOwner([params.userId, request.headers.get('x-user-id')]);
    await options.precheck?.(owner);
    const body = await parsedBody(request, options);
    await requireOwner([userIdOf(body.raw)]); // checked again: the session may have been closed while a long body arrived
    try {
      return await handle(owner, { request, params, body: body.parsed });
    } catch (error) {
      logStale(error, owner, request, body.raw);
      throw error;
    }
  });
}

/** A request open to anyone; `language` is that of its URL. */
export function publicRoute<Body, Sent extends Sendable>(
  options: BodyOptions<Body> & Precheck<[]>,
  handle: (call: RequestContext<Body> & { readonly language: Language }) => Promise<Sent>,
): Handler<Exclude<Sent, Response>> {
  return wrap(loggedForAnyone, async (request, params) => {
    if (isUnsafe(request)) assertSameSite(request);
    await options.precheck?.();
    const { language } = splitLanguage(new URL(request.url).pathname);
    return handle({ request, params, language, body: (await parsedBody(request, options)).parsed });
  });
}

const methodNames = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
type Method = (typeof methodNames)[number];

/** The exports of a route file: its handlers, and for every other method 405 with `Allow`. */
export function methods<Handlers extends Partial<Record<Method, Handler>>>(
  handlers: Handlers,
): Record<Method, Handler> & Handlers {
  const allowed = methodNames.filter((name) => handlers[name] || (name === 'HEAD' && handlers.GET));
  const refuse: Handler = async () =>
    jsonResponse(405, { success: false, error: 'Méthode non autorisée' }, { Allow: allowed.join(', ') });
  const head: Handler = handlers.GET ?? refuse;
  return {
    ...{ GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse, HEAD: head },
    ...handlers,
  };
}

/** Refusals that the audit log records, without delaying the response. A failed sign-in has its own event. */
const loggedForAnyone: readonly ProblemCode[] = ['forbidden', 'tooLarge', 'wrongType', 'tooMany'];
const loggedForOwner: readonly ProblemCode[] = ['unauthenticated', ...loggedForAnyone];

function wrap(
  noted: readonly ProblemCode[],
  run: (request: Request, params: Params) => Promise<Sendable>,
): Handler<never> {
  return async (request, context) => {
    const caller = await currentCaller();
    try {
      const params = (await context.params) ?? {};
      if (Object.values(params).some((value) => value.includes('\0'))) throw notFound(); // text with a NUL is never stored
      const result = await run(request, params);
      return result instanceof Response ? result : jsonResponse(200, result);
    } catch (error) {
      if (error instanceof Problem && noted.includes(error.code))
        void auditRefusal(caller, {
          method: request.method,
          path: new URL(request.url).pathname,
          reason: error.message,
        });
      return pageInstead(error, request) ?? errorResponse(error, caller.requestId);
    }
  };
}

/** Redirects a browser, which would show the error's JSON as a page, to the not-found page in its language. */
function pageInstead(error: unknown, request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  const showsPage = request.headers.get('accept')?.includes('text/html') && !pathname.startsWith('/api/');
  if (!showsPage || isUnsafe(request) || !(error instanceof Problem) || error.code !== 'notFound') return undefined;
  const Location = inLanguage(missingPage, splitLanguage(pathname).language);
  return new Response(null, { status: 302, headers: { Location, 'Cache-Control': 'no-store' } });
}

/** Logs a save refused as stale: both versions, and the rejected content, by its path. */
function logStale(error: unknown, { requestId }: Authority, { method, url }: Request, raw: unknown): void {
  const sent = versionOf(raw);
  if (!(error instanceof Problem) || error.code !== 'stale' || sent === undefined) return;
  log('info', 'save.stale', {
    requestId,
    method,
    path: new URL(url).pathname,
    sent,
    stored: versionOf(error.extras.current),
  });
}

const versionOf = (value: unknown): number | undefined =>
  z.object({ version: z.number() }).safeParse(value).data?.version;

async function parsedBody<Body>(
  request: Request,
  { body, limit = formLimit, isForm }: BodyOptions<Body>,
): Promise<{ raw: unknown; parsed: Body }> {
  const read = isForm ? readFields : readJson;
  const raw = body instanceof z.ZodUndefined ? undefined : await read(request, limit);
  const result = body.safeParse(raw);
  if (result.success) return { raw, parsed: result.data };
  const issues = firstOfEachPath(result.error.issues).map(({ path, message }) => ({ path, message }));
  throw new Problem('invalid', issues[0]?.message ?? 'Données invalides', { issues });
}

const isUnsafe = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';

function userIdOf(raw: unknown): string | undefined {
  const id = typeof raw === 'object' && raw !== null && 'userId' in raw ? raw.userId : undefined;
  return id === undefined || id === null ? undefined : String(id);
}

/**
 * Checks that an unsafe method comes from the site itself: `Sec-Fetch-Site: same-origin`, or an `Origin` that is
 * SITE_URL's or the request's own host. Every browser sends one of the two, and keeps the session's cookie from other
 * sites (SameSite=Lax): a request with neither comes from a program, and passes. Throws `forbidden` otherwise.
 */
export function assertSameSite({ headers }: Pick<Request, 'headers'>): void {
  const fetchSite = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (fetchSite === 'same-origin' || (fetchSite === null && origin === null)) return;
  const isFetchedHere = fetchSite === null || fetchSite === 'none';
  if (origin === null || !isFetchedHere || !isOwnOrigin(origin, headers.get('host'), env().SITE_URL))
    throw new Problem('forbidden', crossSiteError);
}

/**
 * For endpoints that a plain HTML form may post to. A browser, which asks for HTML, would show a refusal's JSON as a
 * page: it is redirected instead, for a 401 to `lost`, where one signs in, else to `failed(status)`. A 403 (cross-site
 * request) and a 405 stay as they are, as does every response to a client that does not ask for HTML.
 */
export function formRedirect(
  handle: Handler,
  { lost, failed }: { readonly lost: string; readonly failed: (status: number) => string },
): Handler {
  return async (request, context) => {
    const response = await handle(request, context);
    if (!request.headers.get('accept')?.includes('text/html')) return response;
    if (response.status === 401) return seeOther(lost);
    const isKept = response.status < 400 || response.status === 403 || response.status === 405;
    return isKept ? response : seeOther(failed(response.status));
  };
}

const seeOther = (to: string) =>
  new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'no-store' } });

/**
 * Refuses requests that no page or handler takes: paths that cannot be decoded or contain `..`, methods that nothing
 * here supports, two hosts, compressed bodies (RFC 9112, 3.2; RFC 9110, 8.4 and 9.1), and POSTs that are no server
 * action's. Next would respond to some with a 500, to others with a whole page.
 */
import type { IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

export type Refusal = {
  readonly status: 400 | 403 | 404 | 405 | 411 | 413 | 415 | 501 | 503;
  /** French. */
  readonly error: string;
  readonly allow?: string;
};
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>;

/** Methods of public pages. */
const readMethods = ['GET', 'HEAD'];
/**
 * The administration's server actions are its only POSTs; each API handler refuses the methods that it does not
 * support.
 */
const adminMethods = [...readMethods, 'POST'];
const apiMethods = [...adminMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Next's limit on a server action's body, in bytes (`bodySizeLimit`); beyond, it responds with 500. */
const actionLimit = 1024 * 1024;

const isApi = (url: string): boolean => /^\/api(?=[/?]|$)/.test(url);
const isAdmin = (url: string): boolean => /^\/admin(?=[/?]|$)/.test(url);

/** Path and query of a request target, which may be in absolute form, as for proxies: its host is ignored. */
export function withoutHost(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Why a request is refused, or null. */
export function refusalOf({ method = 'GET', url = '/', rawHeaders }: RequestHead): Refusal | null {
  if (hostsOf(rawHeaders) > 1) return { status: 400, error: 'La requête nomme plusieurs sites' };
  if (isApi(url) && !apiMethods.includes(method)) return { status: 501, error: 'Méthode non autorisée' };
  const allowed = isApi(url) ? apiMethods : isAdmin(url) ? adminMethods : readMethods;
  if (!allowed.includes(method)) return { status: 405, error: 'Méthode non autorisée', allow: allowed.join(', ') };
  if (isEncoded(rawHeaders))
    return { status: 415, error: 'Le corps de la requête ne doit pas être compressé (Content-Encoding)' };
  const action = isAdmin(url) && method === 'POST' ? refusalOfAction(rawHeaders) : null;
  if (action) return action;
  const routerState = valuesOf(rawHeaders, 'next-router-state-tree');
  if (routerState.length > 0 && !isRouterState(routerState.join(', ')))
    return { status: 400, error: 'L’état du routeur est illisible' };
  const path = url.split('?', 1)[0] ?? '';
  if (isReadable(path))
    return isNextPath(decodeURIComponent(path)) ? { status: 404, error: 'Cette page n’existe pas' } : null;
  // An upload name that the site did not make does not exist.
  return url.startsWith('/uploads/')
    ? { status: 404, error: 'Ce fichier n’existe pas' }
    : { status: 400, error: 'Cette adresse est incorrecte' };
}

/** Why a POST to the administration is refused, or null: it must call a server action and declare its length. */
function refusalOfAction(rawHeaders: readonly string[]): Refusal | null {
  const [length = '0'] = valuesOf(rawHeaders, 'content-length');
  if (Number(length) > actionLimit) return { status: 413, error: 'La requête est trop volumineuse' };
  if (valuesOf(rawHeaders, 'next-action').length === 0)
    return { status: 405, error: 'Méthode non autorisée', allow: readMethods.join(', ') };
  if (valuesOf(rawHeaders, 'transfer-encoding').length > 0)
    return { status: 411, error: 'La requête doit dire sa longueur (Content-Length)' };
  return null;
}

/** The response that refuses: JSON from the API, or a line of text where a browser may show it. */
export function refusalResponse({ status, error, allow }: Refusal, isForPerson: boolean): Response {
  return new Response(isForPerson ? `${error}\n` : JSON.stringify({ success: false, error }), {
    status,
    headers: {
      ...(allow !== undefined && { Allow: allow }),
      ...(status === 503 && { 'Retry-After': '5' }),
      ...(status === 415 && { 'Accept-Encoding': 'identity' }),
      'Content-Type': isForPerson ? 'text/plain; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
    },
  });
}

/** Whether a person reads the response: that to a GET or HEAD outside the API. */
export const isForPerson = ({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  method !== undefined && readMethods.includes(method) && !isApi(url);

const hostsOf = (rawHeaders: readonly string[]): number => valuesOf(rawHeaders, 'host').length;

/**
 * Whether the body has a content coding: none is decoded here, and the coded bytes must not be read as the content (RFC
 * 9110, 8.4).
 */
const isEncoded = (rawHeaders: readonly string[]): boolean =>
  valuesOf(rawHeaders, 'content-encoding').some((codings) =>
    codings.split(',').some((coding) => !/^\s*(?:identity)?\s*$/i.test(coding)),
  );

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
}

/**
 * Whether Next can parse the router state that its client sends, by Next's own rule; it responds with 500 to what it
 * cannot.
 */
function isRouterState(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a path is Next's own: its error pages, and the forms of a page for its client-side router, through which a
 * client could reach an internal path (lib/site/public-pages/page-address.ts).
 */
const isNextPath = (path: string): boolean =>
  /^\/(?:_global-error|_not-found|_next\/data|404|500)(?:\/|$)|\.rsc$/.test(path);

/** Whether a path can be decoded and has no segment `.` or `..`, which browsers resolve before they send it. */
function isReadable(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return !/[/\\]\.\.?(?:[/\\]|$)/.test(path.includes('%') ? decodeURIComponent(path) : path);
  } catch {
    return false;
  }
}

/**
 * Requests that no page and no handler should see: addresses that cannot be read or that climb, methods that nothing here
 * answers, two hosts, compressed bodies (RFC 9112, 3.2; RFC 9110, 8.4 and 9.1). Next answers some of them by 500, and others by a whole page.
 */
import type { IncomingMessage } from 'node:http';
import type { FrontResponse } from './front-response';

export type Refusal = { readonly status: 400 | 404 | 405 | 415 | 501 | 503; readonly error: string; readonly allow?: string };
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>;

const reading = ['GET', 'HEAD'];
/** The administration's server actions are POSTs; each handler of the API says itself what it answers. */
const adminMethods = [...reading, 'POST'];
const apiMethods = [...adminMethods, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const isApi = (url: string): boolean => /^\/api(?=[/?]|$)/.test(url);
const isAdmin = (url: string): boolean => /^\/admin(?=[/?]|$)/.test(url);

/** The path and query of a target that names a host as well, as proxies write it: the host counts for nothing. */
export function withoutHost(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Too many pages wait to be rendered. */
export const busy: Refusal = { status: 503, error: 'Le site est occupé. Veuillez réessayer dans un instant.' };

/** Why a request is answered at once, or null. */
export function refusalOf({ method = 'GET', url = '/', rawHeaders }: Asked): Refusal | null {
  if (hostsOf(rawHeaders) > 1) return { status: 400, error: 'La requête nomme plusieurs sites' };
  if (isApi(url) && !apiMethods.includes(method)) return { status: 501, error: 'Méthode non autorisée' };
  const allowed = isApi(url) ? apiMethods : isAdmin(url) ? adminMethods : reading;
  if (!allowed.includes(method)) return { status: 405, error: 'Méthode non autorisée', allow: allowed.join(', ') };
  if (isEncoded(rawHeaders)) return { status: 415, error: 'Le corps de la requête ne doit pas être compressé (Content-Encoding)' };
  if (isReadable(url.split('?', 1)[0] ?? '')) return null;
  // Among uploads, what is no name that the site made does not exist (trust.md 23).
  return url.startsWith('/uploads/') ? { status: 404, error: 'Ce fichier n’existe pas' } : { status: 400, error: 'Cette adresse est incorrecte' };
}

/** Says it in one line: as the API does, or as text to a person who followed an address. */
export function refuse({ method, url = '/' }: Asked, response: FrontResponse, { status, error, allow }: Refusal): void {
  const isForPerson = method !== undefined && reading.includes(method) && !isApi(url);
  response.statusCode = status;
  if (allow !== undefined) response.setHeader('Allow', allow);
  if (status === busy.status) response.setHeader('Retry-After', '2');
  if (status === 415) response.setHeader('Accept-Encoding', 'identity');
  response.setHeader('Content-Type', isForPerson ? 'text/plain; charset=utf-8' : 'application/json');
  response.setHeader('Cache-Control', 'no-store');
  response.end(isForPerson ? `${error}\n` : JSON.stringify({ success: false, error }));
}

const hostsOf = (rawHeaders: readonly string[]): number => valuesOf(rawHeaders, 'host').length;

/** Whether a body comes in a content coding: none is decompressed here, and read as it is it would be something else (RFC 9110, 8.4). */
const isEncoded = (rawHeaders: readonly string[]): boolean =>
  valuesOf(rawHeaders, 'content-encoding').some((codings) => codings.split(',').some((coding) => !/^\s*(?:identity)?\s*$/i.test(coding)));

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
}

/** A path that can be decoded and has no `.` or `..` for a part, which browsers resolve before they ask. */
function isReadable(path: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return !/[/\\]\.\.?(?:[/\\]|$)/.test(path.includes('%') ? decodeURIComponent(path) : path);
  } catch {
    return false;
  }
}

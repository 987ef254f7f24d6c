/**
 * Keeps the compressed bytes of what the site answers to everybody, for the version of the site that they were made in,
 * and hands every other request on. It changes no answer, only how soon it comes: docs/decisions/0028-next-start.md.
 */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { keepWithin } from '@/lib/memoize';
import { refusalOf } from '@/lib/site/incoming/refusals';
import { withoutUnreadQuery } from '@/lib/site/public-pages/page-address';
import { namesTag, pageTag, type SiteState } from '@/lib/site/public-pages/site-state';
import { compress, type Effort, type Encoding, preferredEncoding } from './encoding';
import type { RecordingResponse } from './recording-response';

type Site = (request: IncomingMessage, response: RecordingResponse) => void | Promise<void>;
/** What is asked for, without a query that its page does not read, and the site's version then. */
type Asked = { readonly url: string; readonly version: string };
type Answer = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer };
type Encoded = Answer & { effort: Effort };
/** An answer of the site, and its compressed forms by encoding. */
type Kept = Answer & {
  readonly status: number;
  readonly isForAll: boolean;
  readonly varies: boolean;
  readonly encoded: Map<Encoding, Encoded | Promise<Encoded>>;
};

/** Addresses that are not kept: private ones, files, and searches, of which a client can make up any number. */
const neverKept = /^\/(?:admin|api|login|uploads|documents|images|refus)(?:\/|$)|\?/;

/** Bounds of what is kept: answers, and bytes before compression. */
const most = { count: 500, size: 32 * 2 ** 20 };

/** `site` answers as it would without this; `state` gives the site's version now. */
export function accelerate(site: Site, state: () => SiteState): (...request: Parameters<Site>) => void | Promise<void> {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept | 'left' | null>>();
  let current = '';

  return (request, response) =>
    request.url?.includes('?') ? inTurn(() => respond(request, response)) : respond(request, response);

  function respond(...[request, response]: Parameters<Site>): void | Promise<void> {
    const { url: address = '/', method } = request;
    const url = withoutUnreadQuery(address);
    const { version, isOffline } = state();
    const clientHasIt = namesTag(request.headers['if-none-match'] ?? null, pageTag(version)); // the site says so itself
    const isFullRead = (method === 'GET' || method === 'HEAD') && request.headers.range === undefined;
    if (isOffline || clientHasIt || !isFullRead || neverKept.test(url) || refusalOf(request))
      return site(request, response);
    enter(version);
    const known = kept.get(url);
    return known === undefined ? answer(request, response, { url, version }) : send(known, request, response);
  }

  /** Sends what another request is being answered with, or has the site answer and keeps that. */
  async function answer(request: IncomingMessage, response: RecordingResponse, asked: Asked): Promise<void> {
    const { url, version } = asked;
    const known = await underWay.get(url);
    if (known === 'left') return inTurn(() => respond(request, response)); // in a later turn, those who left too are known
    if (known?.isForAll) return send(known, request, response);
    // Skip clients that disconnected: they would keep others waiting.
    if (request.method === 'HEAD' || underWay.has(url) || response.closed) return site(request, response);
    const answered = record(request, response, asked);
    underWay.set(url, answered);
    const made = await answered;
    if (underWay.get(url) === answered) underWay.delete(url);
    if (made === 'left' || !made?.isForAll || version !== current) return;
    kept.set(url, made);
    keepWithin(most, kept, ({ body }) => body.length);
  }

  /** Drops what was made in another version, but for the files of the build. */
  function enter(version: string): void {
    if (version === current) return;
    current = version;
    for (const url of kept.keys()) if (!isOfBuild(url)) kept.delete(url);
    underWay.clear();
  }

  /**
   * Has the site answer one client without an encoding, and sends a page, or what is everybody's, in the one that the
   * client prefers. Null for anything else, `left` where the client did so before.
   */
  function record(
    request: IncomingMessage,
    response: RecordingResponse,
    { url, version }: Asked,
  ): Promise<Kept | 'left' | null> {
    const accepted = request.headers['accept-encoding'];
    delete request.headers['accept-encoding'];
    const isForAll = () =>
      response.statusCode === 200 &&
      !response.hasHeader('set-cookie') &&
      (String(response.getHeader('etag')) === pageTag(version) || isOfBuild(url));
    const isPage = () => String(response.getHeader('content-type')).startsWith('text/html');
    return new Promise((resolve, reject) => {
      response.once('close', () => resolve('left'));
      const take = (body: Buffer | null) => {
        if (body === null) return resolve(null);
        request.headers['accept-encoding'] = accepted;
        const { 'content-length': _, ...headers } = response.getHeaders();
        const varies = /\baccept-encoding\b/i.test(String(headers.vary)); // Next says so of what is worth compressing
        const made = { status: response.statusCode, isForAll: isForAll(), varies, headers, body, encoded: new Map() };
        resolve(made);
        Promise.resolve(send(made, request, response)).catch(reject);
      };
      response.record(() => isForAll() || isPage(), take);
      Promise.resolve(site(request, response)).catch(reject);
    });
  }
}

/**
 * Begins one work in each turn of the event loop: what is kept is sent in between, however much is asked for at once.
 */
function inTurn(work: () => void | Promise<void>): Promise<void> {
  const turn = new Promise<void>((resolve) => {
    waiting.push(resolve);
  });
  if (waiting.length === 1) setImmediate(beginNext);
  return turn.then(work);
}

const waiting: (() => void)[] = [];

function beginNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNext);
}

/** Named by their content: they never change. */
const isOfBuild = (url: string): boolean => url.startsWith('/_next/static/');

function send(made: Kept, request: IncomingMessage, response: RecordingResponse): void | Promise<void> {
  const encoding = made.varies ? preferredEncoding(request.headers['accept-encoding']) : 'identity';
  const answer = made.encoded.get(encoding) ?? begin(made, encoding);
  if (answer instanceof Promise)
    return answer.then(({ headers, body }) => inTurn(() => response.send(made.status, headers, body)));
  response.send(made.status, answer.headers, answer.body);
  if (encoding !== 'br' || answer.effort === 'thorough') return;
  answer.effort = 'thorough'; // it is asked for again: worth making smaller, once
  return encode(made, encoding, 'thorough').then(() => undefined);
}

function begin(made: Kept, encoding: Encoding): Promise<Encoded> {
  const encoded = encode(made, encoding, 'quick');
  made.encoded.set(encoding, encoded);
  return encoded;
}

async function encode(made: Kept, encoding: Encoding, effort: Effort): Promise<Encoded> {
  const body = await compress(made.body, encoding, effort);
  const headers = {
    ...made.headers,
    ...(body !== made.body && { 'content-encoding': encoding }),
    'content-length': body.length,
  };
  const encoded = { headers, body, effort };
  made.encoded.set(encoding, encoded);
  return encoded;
}

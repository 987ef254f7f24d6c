/** Routes a request: to a cached page, a file of the build, a document that is rendered for it alone, or Next's own handler. */
import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { busy, Problem } from '@/lib/errors';
import { lengthHeader } from '@/lib/front-headers';
import { crossSiteError, isOwnOrigin } from '@/lib/own-origin';
import { WorkQueue } from '@/lib/work-queue';
import { cacheKey } from './cache-key';
import { Page, sendPage } from './cached-page';
import { cleanRequest, headersForAll } from './client-ip';
import { dropUnread, oneAtATime } from './connections';
import { nonceHeader, type PublicParts, sealDocument, sealPublicPage } from './next-html';
import { hasSession, isOwner, offlineAddress, sendOffline, staysOnline } from './offline';
import { onePerLoopTurn } from './one-per-loop-turn';
import { createPageCache } from './page-cache';
import { homePrewarmer } from './prewarm';
import { type NextHandler, render } from './render';
import { isAdmin, isApi, refusalOf, refuse, withoutHost } from './request-validation';
import { dataPolicy, documentPolicy, securityHeaders } from './security-headers';

type Options = {
  readonly handle: NextHandler;
  /** The build's own file at a URL. */
  readonly findFile: (url: string) => Page | undefined;
  /** `epoch` is what cached pages are valid for: they are dropped when it changes. `isOffline`: the owner has taken the site off line. */
  readonly siteState: () => { readonly epoch: string; readonly isOffline: boolean };
  readonly publicParts: PublicParts;
  /** Policy sources of the inline scripts of prerendered documents, which carry no nonce. */
  readonly prerendered: readonly string[];
  /** Number of trusted proxies in front. */
  readonly hops: number;
  readonly siteUrl: string;
};

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A render takes the one thread that serves everybody, and memory until it is done. Two run at once, so that the thread is used
 * while one waits for the database; the hundredth in the queue is done after a second or two, and the next is refused.
 */
const renderings = { concurrency: 2, queueLimit: 100, retryAfter: 2 } as const;

/** The pages that most visitors ask for: rendered before any other that waits. */
const first: readonly string[] = ['/', '/publications'];

/** Whom a page is rendered for: everybody, who share it; the owner while the site is off line, who gets everybody's page, never cached; one visitor, from that visitor's own headers. */
type Audience = 'everybody' | 'owner' | 'visitor';

export function createRequestHandler({ handle, findFile, siteState, publicParts, prerendered, hops, siteUrl }: Options): RequestHandler {
  const pages = createPageCache({ epoch: () => siteState().epoch, render: renderForAll });
  const forAll = new WorkQueue(renderings);
  /** A queue of its own, in which the sign-in page comes first, so that a flood of searches does not delay it. */
  const forOne = new WorkQueue({ ...renderings, concurrency: 1 });
  /** A session is looked up in no time: it waits for no page. Whoever names none is not looked up. */
  const lookUps = new WorkQueue({ ...renderings, concurrency: 1 });
  const isFromOwner = async (request: IncomingMessage) => hasSession(request) && lookUps.run(() => isOwner(handle, request));
  /** A page with a query links to its sheets and its script: the filters of /publications fetch one after the other, for their list alone. */
  const withLinks: PublicParts = { ...publicParts, inlined: new Map() };
  const addSecurityHeaders = securityHeaders(siteUrl);
  const turn = onePerLoopTurn();
  const warmHome = homePrewarmer(() => {
    const { epoch, isOffline } = siteState();
    return isOffline ? undefined : pages.get('/', epoch);
  });

  return async (request, response) => {
    addSecurityHeaders(response);
    dropUnread(request, response);
    request.url = withoutHost(request.url ?? '/');
    const refusal = refusalOf(request);
    if (refusal) return refuse(request, response, refusal);
    try {
      await respond(request, request.url, response);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'busy')) throw error;
      refuse(request, response, { status: 503, error: error.message, ...error.extras });
    }
  };

  async function respond(request: IncomingMessage, url: string, response: ServerResponse): Promise<void> {
    const state = staysOnline(url) ? undefined : siteState();
    if (state?.isOffline) return respondOffline(request, url, response);
    const key = cacheKey(url);
    const page = key === null ? findFile(url) : await pages.get(key, state?.epoch);
    if (page) return sendPage(request, response, page);
    cleanRequest(request, hops, siteUrl);
    if (!isPrivate(url) && mayBeDocument(url)) return sendPage(request, response, await renderFor(response, url, request.headers, 'visitor'));
    if (isWrite(request)) response.once('finish', warmHome);
    if (!(await oneAtATime(request, response))) return;
    if (isAction(request) && !nameOwnHost(request)) return refuse(request, response, { status: 403, error: crossSiteError });
    const asked = isAction(request) && !(await isFromOwner(request)) ? withoutArguments(request) : request;
    return stream(asked, response, isPrivate(url));
  }

  /** To the owner any page, rendered for this request alone and never cached; to anyone else that the site is off line. */
  async function respondOffline(request: IncomingMessage, url: string, response: ServerResponse): Promise<void> {
    if (!(await oneAtATime(request, response))) return;
    cleanRequest(request, hops, siteUrl);
    if (!(await isFromOwner(request))) return sendOffline(request, response, mayBeDocument(url) ? await pages.get(offlineAddress) : null);
    const key = cacheKey(url);
    if (key !== null || mayBeDocument(url)) return sendPage(request, response, await renderFor(response, key ?? url, headersForAll(siteUrl), 'owner'));
    return stream(request, response, true);
  }

  /** Renders a page from a made-up request, so that nothing of a visitor can get into it. */
  function renderForAll(key: string): Promise<Page> {
    return forAll.run(() => pageFrom(key, headersForAll(siteUrl), 'everybody'), first.includes(key) ? 'high' : 'normal');
  }

  /**
   * Renders a document for one client alone, in its turn: the sign-in page, which comes first, an unknown address, any page of a site that
   * is off line. Who has gone by then must not keep those behind waiting.
   */
  function renderFor(response: ServerResponse, url: string, asked: IncomingHttpHeaders, audience: Audience): Promise<Page> {
    const renderNow = () => {
      if (response.destroyed) throw busy(renderings.retryAfter);
      return pageFrom(url, asked, audience);
    };
    return forOne.run(renderNow, /^\/login(?:\?|$)/.test(url) ? 'high' : 'normal');
  }

  /**
   * Next takes a server action from the host that the request names alone, which a proxy may have replaced by the server's own: where the
   * action comes from the site, by the rule of the API, its host becomes that of the origin. False for an action of another site.
   */
  function nameOwnHost({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return true; // no browser sent it; the action itself asks for more
    if (!isOwnOrigin(origin, host, siteUrl) || !URL.canParse(origin)) return false;
    headers.host = new URL(origin).host;
    return true;
  }

  /** A document that Next renders for a request with these headers; a public one has no runtime, and everybody's is kept, if it is a 200. */
  async function pageFrom(url: string, asked: IncomingHttpHeaders, audience: Audience): Promise<Page> {
    const mark = newMark();
    const { status, headers, body } = await render(handle, url, { ...asked, ...nonceHeader(mark) });
    const isPublic = audience !== 'visitor' && status === 200;
    const isKept = isPublic && audience === 'everybody';
    const { etag: _etag, 'set-cookie': cookies, link, ...own } = headers;
    const seal = isPublic ? sealPublicPage : sealDocument;
    const sealed = isHtml(headers) ? seal(body.toString(), mark, url.includes('?') ? withLinks : publicParts) : { body, policy: dataPolicy };
    const complete: OutgoingHttpHeaders = {
      ...own,
      ...(cookies === undefined || audience !== 'visitor' ? {} : { 'set-cookie': cookies }),
      ...(link === undefined ? {} : { link: String(link).replaceAll(`; nonce="${mark}"`, '') }), // preloads
      'content-security-policy': sealed.policy,
      'cache-control': isKept ? 'public, no-cache' : 'no-store',
      vary: 'Accept-Encoding',
    };
    return new Page(status, sealed.body, complete, isKept);
  }

  /** Next's own response, as it comes: the administration and the API, uploads and images, which are never cached here. */
  async function stream(request: IncomingMessage, response: ServerResponse, isForOwner: boolean): Promise<void> {
    await turn();
    const nonce = newMark();
    Object.assign(request.headers, nonceHeader(nonce));
    onHeaders(response, () => {
      if (isForOwner) response.setHeader('Cache-Control', 'no-store');
      const length = response.getHeader(lengthHeader);
      if (length !== undefined) {
        response.removeHeader(lengthHeader);
        response.setHeader('Content-Length', length);
      }
      const isPrerendered = response.hasHeader('x-nextjs-prerender');
      if (isHtml(response.getHeaders())) response.setHeader('Content-Security-Policy', documentPolicy(isPrerendered ? prerendered : [`'nonce-${nonce}'`]));
    });
    await handle(request, response);
  }
}

const newMark = (): string => randomBytes(16).toString('base64url');

const isHtml = (headers: OutgoingHttpHeaders): boolean => String(headers['content-type'] ?? '').startsWith('text/html');

/** Whether a request may change the content. */
const isWrite = ({ method = '' }: IncomingMessage): boolean => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);

/** Whether a request calls a server action of the administration. */
const isAction = ({ method, headers }: IncomingMessage): boolean => method === 'POST' && headers['next-action'] !== undefined;

/**
 * The same call of a server action, without its arguments: a stranger's. The action refuses it, and records that, as it would any; but what
 * strangers send is neither read nor decoded.
 */
function withoutArguments({ socket, method, url, headers }: IncomingMessage): IncomingMessage {
  const call = new IncomingMessage(socket);
  Object.assign(call, { method, url, complete: true }); // or its end would close the connection
  Object.assign(call.headers, headers, { 'content-type': 'text/plain;charset=UTF-8', 'content-length': '2' });
  call.push('[]');
  call.push(null);
  return call;
}

/** The administration, whose documents are streamed, and the API: their responses are never cached. */
const isPrivate = (url: string): boolean => isAdmin(url) || isApi(url);

/** Neither a file of Next, nor an upload, nor a path with a file extension. */
const mayBeDocument = (url: string): boolean => !/^\/(_next|uploads)\//.test(url) && !/^[^?]*\.[a-z0-9]{1,5}($|\?)/i.test(url);

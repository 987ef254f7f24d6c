/** Routes a request: to a cached page, a file of the build, a document that is rendered and sealed (`hashInlineScripts`), or Next's own handler. */
import { randomBytes } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { Problem } from '@/lib/errors';
import { WorkQueue } from '@/lib/work-queue';
import { type Buffered, BufferedResponse } from './buffered-response';
import { cacheKey } from './cache-key';
import { Page, sendPage } from './cached-page';
import { cleanRequest, headersForAll } from './client-ip';
import { dataPolicy, hashInlineScripts, nonceRequest, securityHeaders, withoutOwn } from './csp';
import type { HttpResponse } from './http-response';
import { inlineRenderBlocking } from './inline-render-blocking';
import { onePerLoopTurn } from './one-per-loop-turn';
import { createPageCache } from './page-cache';
import { homePrewarmer } from './prewarm';
import { busy, refusalOf, refuse, withoutHost } from './request-validation';
import type { StaticFiles } from './static-files';
import { stripNextRuntime } from './strip-next-runtime';

export type NextHandler = (request: IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>;

type Options = {
  readonly handle: NextHandler;
  readonly files: StaticFiles;
  readonly epoch: () => string;
  /** Called before a change is acknowledged: `epoch` must give the new one from then on. */
  readonly changed?: () => void;
  /** The path of the public pages' script; with it, these pages are sent without the framework's runtime. */
  readonly pageScript?: string | undefined;
  /** The text, by URL path, of the files that public pages hold instead of linking to them. */
  readonly renderBlocking?: ReadonlyMap<string, string>;
  /** Policy sources of the inline scripts of prerendered documents. */
  readonly prebuilt?: readonly string[];
  /** Number of trusted proxies in front. */
  readonly hops: number;
  readonly siteUrl: string;
  /** A home page that is valid in the present epoch. */
  readonly home?: Page | undefined;
};

export type Front = {
  readonly answer: (request: IncomingMessage, response: HttpResponse) => Promise<void>;
  /** The home page, if it is cached and valid. */
  readonly home: () => Page | undefined;
};

/**
 * A render takes the one thread that serves everybody, and memory until it is done. Two run at once, so that the thread is used
 * while one waits for the database; the hundredth in the queue is done after a second or two, and the next is refused.
 */
const renderings = { concurrency: 2, queueLimit: 100, retryAfter: 2 } as const;

/** The pages that most visitors ask for: rendered before any other that waits. */
const first: readonly string[] = ['/', '/publications'];

const varies = 'Accept-Encoding, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch';

export function createRequestHandler({ handle, files, epoch, changed, pageScript, renderBlocking, prebuilt = [], hops, siteUrl, home }: Options): Front {
  const always = securityHeaders(siteUrl);
  const forAll = new WorkQueue(renderings);
  /** A queue of its own, so that a flood of searches does not delay the sign-in page. */
  const forOne = new WorkQueue({ ...renderings, concurrency: 1 });
  const turn = onePerLoopTurn();
  const pages = createPageCache({ epoch, render: async (key) => pageFrom(await renderForAll(key), key) });
  const warmHome = homePrewarmer(pages);
  if (home) pages.put('/', home);
  return { answer, home: () => pages.kept('/') };

  async function answer(request: IncomingMessage, response: HttpResponse): Promise<void> {
    try {
      await respond(request, response);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'busy')) throw error;
      refuse(request, response, busy);
    }
  }

  async function respond(request: IncomingMessage, response: HttpResponse): Promise<void> {
    response.always = always;
    response.prebuilt = prebuilt;
    const url = withoutHost(request.url ?? '/');
    request.url = url;
    const refusal = refusalOf(request);
    if (refusal) return refuse(request, response, refusal);
    if (isReading(request)) {
      const key = cacheKey(url);
      if (key !== null) {
        const page = pages.get(key);
        return sendPage(request, response, page instanceof Page ? page : await page);
      }
    }
    if (files.send(url, request.method, acceptEncoding(request), response)) return;
    cleanRequest(request, hops, siteUrl);
    if (isPrivate(url)) {
      response.isPrivate = true;
      if (isWrite(request)) {
        response.beforeHead = changed;
        response.once('finish', warmHome);
      }
    } else if (isReading(request) && mayBeDocument(url)) return sendPage(request, response, pageFrom(await renderFor(request), null));
    await turn();
    response.nonce = randomBytes(16).toString('base64url');
    request.headers['content-security-policy'] = nonceRequest(response.nonce);
    return handle(request, response);
  }

  /** Renders a page for everybody, from a made-up request, so that nothing of a visitor can get into it. */
  function renderForAll(key: string): Promise<Rendered> {
    const request = new IncomingMessage(new Socket());
    request.method = 'GET';
    request.url = key;
    Object.assign(request.headers, headersForAll(siteUrl));
    request.push(null);
    return forAll.run(() => render(request), first.includes(key) ? 'high' : 'normal');
  }

  /** Renders a document for this request alone: the sign-in page, an unknown address. */
  async function renderFor(request: IncomingMessage): Promise<Rendered> {
    const { method } = request;
    const { 'accept-encoding': accepted, 'if-none-match': _, ...headers } = request.headers;
    request.headers = headers;
    request.method = 'GET';
    try {
      return await forOne.run(() => render(request));
    } finally {
      request.method = method;
      if (accepted !== undefined) request.headers['accept-encoding'] = accepted;
    }
  }

  async function render(request: IncomingMessage): Promise<Rendered> {
    const mark = randomBytes(16).toString('hex');
    request.headers['content-security-policy'] = nonceRequest(mark);
    const response = new BufferedResponse(request);
    await handle(request, response);
    return { ...(await response.captured), mark };
  }

  /** `key` is that of a page for everybody. */
  function pageFrom({ status, headers, body, mark }: Rendered, key: string | null): Page {
    const isForAll = key !== null;
    const isKept = isForAll && status === 200;
    const isHtml = String(headers['content-type'] ?? '').startsWith('text/html');
    const sealed = isHtml ? hashInlineScripts(isKept ? publicDocument(body.toString(), mark, key) : body.toString(), mark) : { body, policy: dataPolicy };
    const complete: OutgoingHttpHeaders = { ...always, ...withoutOwn(headers), 'Content-Security-Policy': sealed.policy, Vary: varies };
    for (const name of Object.keys(complete))
      if (name.toLowerCase() === 'cache-control' || (isForAll && name.toLowerCase() === 'set-cookie')) delete complete[name];
    const { link } = headers; // preloads, whose nonce is the mark
    if (link !== undefined) complete.link = String(link).replaceAll(`; nonce="${mark}"`, '');
    complete['Cache-Control'] = isKept ? 'public, no-cache' : 'no-store';
    return new Page(status, sealed.body, complete, isKept);
  }

  /** A page with a query links to its sheets: the filters of /publications fetch one after the other, for their list alone. */
  function publicDocument(html: string, mark: string, key: string): string {
    const stripped = pageScript ? stripNextRuntime(html, mark, pageScript) : html;
    return renderBlocking && stripped !== html && !key.includes('?') ? inlineRenderBlocking(stripped, mark, renderBlocking) : stripped;
  }
}

type Rendered = Buffered & { readonly mark: string };

/** GET and HEAD get the document, whatever their headers: no client-side router runs on public pages that would ask for a part. */
const isReading = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request may change the content. */
const isWrite = (request: IncomingMessage): boolean => !isReading(request) && request.method !== 'OPTIONS';

/** The administration, whose documents are streamed, and the API: their responses are never cached. */
const isPrivate = (url: string): boolean => /^\/(admin|api)(?=[/?]|$)/.test(url);

/** Neither a file of Next, nor an upload, nor a path with a file extension. */
const mayBeDocument = (url: string): boolean => !/^\/(_next|uploads)\//.test(url) && !/^[^?]*\.[a-z0-9]{1,5}($|\?)/i.test(url);

function acceptEncoding({ headers }: IncomingMessage): string | undefined {
  const value = headers['accept-encoding'];
  return Array.isArray(value) ? value.join(',') : value;
}

import 'server-only';
import { busy, Problem, type ProblemCode } from '@/lib/errors';
import { budget } from '@/lib/mathematics/budget';
import { keepWithin } from '@/lib/memoize';
import { networkOf } from '@/lib/network';
import { clientHeader } from '@/lib/site/incoming/headers';
import { renderQueue, retryAfter } from '@/lib/site/public-pages/render-queue';
import { pageTag, siteState } from '@/lib/site/public-pages/site-state';

type Content = string | Uint8Array<ArrayBuffer>;
/** `tag`: the ETag; null for a document with formulas not rendered yet. */
type Made = { readonly content: Content; readonly tag: string | null };

type Document = {
  readonly type: string;
  readonly write: () => Promise<Content>;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * For a document that depends on the query: its normalised query, '' for none. Such a document is queued like a
   * search, and cached only without a query.
   */
  readonly search?: string;
};

/** Cache limits: documents, and their characters or bytes. */
const cacheLimits = { count: 300, size: 16 * 2 ** 20 };

/** Documents of the present version by URL, with their sizes once they are made; the oldest is evicted first. */
const keptDocuments = new Map<string, { readonly made: Promise<Made>; size: number }>();
let keptVersion = '';

/**
 * A document that is the same for every visitor: made once per version of the site, ignoring query parameters that it
 * does not read. Browsers store it and revalidate at each use (proxy.ts). Its ETag is taken before `write` reads the
 * content, so that a change meanwhile gets another one. Refusals (too long, or impossible on this machine) are cached
 * too.
 */
export async function publicDocument(request: Request, document: Document): Promise<Response> {
  const { content, tag } = await madeOrKept(request, document);
  const caching: Readonly<Record<string, string>> =
    tag === null ? { 'Cache-Control': 'no-store' } : { 'Cache-Control': 'public, no-cache', ETag: tag };
  return new Response(content, { headers: { 'Content-Type': document.type, ...caching, ...document.headers } });
}

async function madeOrKept(request: Request, document: Document): Promise<Made> {
  const { search } = document;
  const key = `${new URL(request.url).pathname}?${search ?? ''}`;
  const { version } = siteState();
  if (version !== keptVersion) keptDocuments.clear();
  keptVersion = version;
  const known = keptDocuments.get(key);
  if (known || search === undefined) return known?.made ?? make(key, version, document);
  const turn = `${version} ${key}`;
  const network = networkOf(request.headers.get(clientHeader) ?? '');
  if (!(await renderQueue().begin(turn, true, { network, signal: request.signal }))) throw busy(retryAfter);
  try {
    return await (keptDocuments.get(key)?.made ?? make(key, version, document));
  } finally {
    renderQueue().end(turn);
  }
}

function make(key: string, version: string, document: Document): Promise<Made> {
  const entry = { made: written(version, document), size: 0 };
  keptDocuments.set(key, entry);
  const drop = () => keptDocuments.get(key) === entry && keptDocuments.delete(key);
  entry.made.then(
    ({ content, tag }) => {
      if (tag === null || document.search) drop();
      entry.size = content.length;
      keepWithin(cacheLimits, keptDocuments, ({ size }) => size);
    },
    (error: unknown) => {
      if (!(error instanceof Problem) || !lastingProblems.includes(error.code)) drop();
    },
  );
  return entry.made;
}

/** Refusals that hold until the content changes. */
const lastingProblems: readonly ProblemCode[] = ['tooLarge', 'unavailable'];

async function written(version: string, { write }: Document): Promise<Made> {
  const before = budget.refusals();
  const content = await write();
  return { content, tag: budget.refusals() === before ? pageTag(version) : null };
}

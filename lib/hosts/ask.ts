import 'server-only';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-codes';
import { Problem } from '@/lib/errors';
import { askedHosts, type HostName } from '@/lib/host-names';
import { inReferencesProcess } from '@/lib/references/process';
import { WorkQueue } from '@/lib/work-queue';
import agencies from './agencies.json' with { type: 'json' };
import { exchange, type HostResponse, isPublicAddress, OutOfBounds, PrivateAddress } from './exchange';
import { hostProblem, statusProblem, waitingProblem } from './host-problem';
import { fromParts, parseBody, partsHead, partsLine } from './json-answer';

export type Limits = {
  /** In ms: limit of one question, with its waits, redirects and retries. */
  readonly total: number;
  /** In ms: longest time without a byte. */
  readonly idle: number;
  /** Most bytes of a response. */
  readonly bytes: number;
  /** In ms: longest wait that a host may ask for before a retry. */
  readonly wait: number;
};
export const limits: Limits = { total: 30_000, idle: 10_000, bytes: 5 * 1024 * 1024, wait: 5000 };

const maxRedirects = 3;
const maxTries = 3;

/** Serialises the requests to a host. */
const queueOf = (): WorkQueue => new WorkQueue({ concurrency: 1, queueLimit: 4, retryAfter: 30 });
const queues: Readonly<Record<HostName, WorkQueue>> = {
  hal: queueOf(),
  orcid: queueOf(),
  doi: queueOf(),
  theses: queueOf(),
};

type Question = {
  /** Below the host's origin, with its query. */
  readonly path: string;
  readonly accept: string;
  /** Whether the body is returned as text, '' included. */
  readonly isText?: true;
  /** Email address at which the host may reach the owner about these requests. */
  readonly contact?: string;
  readonly signal?: AbortSignal;
};

/**
 * Asks a host and returns its JSON; undefined for a 404. Throws `HostProblem` for whatever else goes wrong, within
 * `limits.total`, and the problem `invalid` when `signal` is aborted.
 */
export async function ask(host: HostName, question: Question, bounds: Limits = limits): Promise<unknown> {
  return queues[host].run(async () => {
    const { signal, isText } = question;
    const late = AbortSignal.timeout(bounds.total);
    const combined = signal ? AbortSignal.any([signal, late]) : late;
    try {
      combined.throwIfAborted();
      const response = await withRetries(host, question, { ...bounds, signal: combined });
      return isText && response.status === 200 ? response.body.toString() : await jsonOf(host, response, signal);
    } catch (error) {
      throw signal?.aborted ? new Problem('invalid', 'La lecture a été interrompue') : hostProblemOf(host, error, late);
    }
  });
}

type Bounded = Limits & { readonly signal: AbortSignal };

/** Retries where the host is briefly busy. */
async function withRetries(host: HostName, question: Question, bounds: Bounded): Promise<HostResponse> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await followRedirects(host, question, bounds);
    if (![429, 502, 503, 504].includes(response.status)) return response;
    const retryAt = retryTime(response);
    const wait =
      retryAt === undefined ? 500 * attempt * (1 + Math.random()) : Math.max(0, retryAt.getTime() - Date.now());
    if (retryAt && wait > 0 && (wait > bounds.wait || attempt === maxTries)) throw waitingProblem(host, retryAt);
    if (attempt === maxTries) throw statusProblem(host, response.status);
    await setTimeout(Math.min(wait, bounds.wait), undefined, { signal: bounds.signal });
  }
}

/** When the host asks to come back: `Retry-After`, in seconds or as a date, capped at a year. */
function retryTime({ headers }: HostResponse): Date | undefined {
  const retryAfter = headers['retry-after']?.trim();
  if (!retryAfter) return undefined;
  const time = /^\d+$/.test(retryAfter) ? Date.now() + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return Number.isNaN(time) ? undefined : new Date(Math.min(time, Date.now() + year));
}
const year = 365 * 24 * 60 * 60 * 1000;

/** Follows redirects itself: with the same scheme, to a host that is asked anyway or to a public address. */
async function followRedirects(
  host: HostName,
  { path, accept, contact }: Question,
  bounds: Bounded,
): Promise<HostResponse> {
  const headers = { accept, 'user-agent': userAgent(contact) };
  let url = new URL(path, originOf(host));
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const is = isKnown(url) ? 'known' : 'unknown';
    if (is === 'unknown' && !mayVisit(url)) throw hostProblem(host, 'redirectedElsewhere');
    const answer = await exchange(url, headers, bounds, is);
    if (![301, 302, 303, 307, 308].includes(answer.status)) return answer;
    const next = URL.parse(answer.headers.location ?? '', url);
    if (next?.protocol !== url.protocol) throw hostProblem(host, 'redirectedElsewhere');
    url = next;
  }
  throw hostProblem(host, 'redirectedElsewhere');
}

/** A host name is resolved and checked on connecting; an IP address is checked here, since nothing resolves it. */
function mayVisit({ hostname, username, password, port }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return username === '' && password === '' && port === '' && (isIP(address) === 0 || isPublicAddress(address));
}

/** Names the program, the site and whom to write to. */
function userAgent(contact: string | undefined): string {
  const { siteUrlIsSet, SITE_URL } = env();
  const about = [siteUrlIsSet && SITE_URL, contact && `mailto:${contact}`].filter(Boolean).join('; ');
  return `portfolio-universitaire/1${about && ` (${about})`}`;
}

/** Most bytes parsed in this process: at worst forty milliseconds, usually one. */
const maxParsedHere = 128 * 1024;

async function jsonOf(host: HostName, { status, headers, body }: HostResponse, signal?: AbortSignal): Promise<unknown> {
  if (status === 404 || status === 410) return undefined;
  if (host === 'theses' && status === 400) return undefined; // « Person not found »
  if (status !== 200) throw statusProblem(host, status);
  if (body.length === 0) throw hostProblem(host, 'broken');
  const type = headers['content-type'] ?? '';
  if (/\bhtml\b/i.test(type)) throw hostProblem(host, 'web');
  if (!/\bjson\b/i.test(type)) throw hostProblem(host, 'unexpectedResponse');
  if (body.length <= maxParsedHere) {
    try {
      return parseBody(body);
    } catch {
      throw hostProblem(host, 'broken');
    }
  }
  const parts = await inReferencesProcess(
    { name: 'parse', input: [body], head: partsHead, line: partsLine },
    { signal },
  );
  if ('refusal' in parts) throw hostProblem(host, parts.refusal === 'broken' ? 'broken' : 'unexpectedResponse');
  return fromParts(parts);
}

function hostProblemOf(host: HostName, error: unknown, late: AbortSignal): unknown {
  if (error instanceof Problem) return error;
  if (late.aborted) return hostProblem(host, 'slow');
  if (error instanceof OutOfBounds) return hostProblem(host, error.bound === 'bytes' ? 'tooLong' : 'slow');
  if (error instanceof PrivateAddress) return hostProblem(host, 'redirectedElsewhere');
  const code = errorCode(error);
  if (/^(?:ECONNRESET|EPIPE|HPE_)/.test(code)) return hostProblem(host, 'interrupted');
  return /^(?:E[A-Z]+|ERR_(?:TLS|SSL)_|CERT_|UNABLE_|SELF_SIGNED|DEPTH_ZERO)/.test(code)
    ? hostProblem(host, 'silent')
    : error;
}

function originOf(host: HostName): string {
  const { HAL_URL, ORCID_URL, DOI_URL, THESES_URL } = env();
  return { hal: HAL_URL, orcid: ORCID_URL, doi: DOI_URL, theses: THESES_URL }[host];
}

/**
 * Whether a URL belongs to one of these hosts. Through a proxy, which resolves other names without our check, the hosts
 * of the agencies to which doi.org redirects are allowed too
 * (https://www.crossref.org/documentation/retrieve-metadata/content-negotiation/); without one they are checked like
 * any redirect.
 */
export function isKnown({ origin }: URL): boolean {
  if (askedHosts.some((name) => originOf(name) === origin)) return true;
  const isProxied = Boolean(process.env.https_proxy || process.env.HTTPS_PROXY);
  return isProxied && agencies.some((agency) => origin === `https://${agency}`);
}

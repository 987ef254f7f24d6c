/** While the owner has taken the site off line: what stays, who still gets the rest, and what everybody else gets. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '@/lib/memoize';
import { sessionCookieName } from '@/lib/session-cookie';
import { Page, sendPage } from './cached-page';
import { type NextHandler, render } from './render';
import { type Refusal, refuse } from './request-validation';

/** The address of the page that visitors get, which the application renders with 200 (app/hors-ligne). */
export const offlineAddress = '/hors-ligne';

/** When crawlers and feed readers should come again, in seconds. */
const retryAfter = 3600;

/**
 * The administration and the API, which ask for a session themselves, signing in, and files that hold nothing of the owner's.
 * robots.txt is one of them: crawlers that get a 503 for it stop, instead of coming again later.
 */
export const staysOnline = (url: string): boolean => /^\/(?:(?:admin|api|login)(?=[/?]|$)|_next\/|(?:icon\.svg|theme\.js|robots\.txt)(?=\?|$))/.test(url);

/** Whether a request names a session, which may be made up. */
export const hasSession = ({ headers }: IncomingMessage): boolean => headers.cookie?.includes(`${sessionCookieName}=`) ?? false;

/** Whether a request comes from the signed-in owner: the application itself says so. */
export async function isOwner(handle: NextHandler, { headers }: IncomingMessage): Promise<boolean> {
  const { status, body } = await render(handle, '/api/auth/session', headers);
  if (status !== 200) return false;
  const { user }: { readonly user: unknown } = JSON.parse(body.toString());
  return user !== null;
}

/** Answers a visitor with 503: with the page where a document was asked for, else with one line. */
export async function sendOffline(request: IncomingMessage, response: ServerResponse, page: Page | null): Promise<void> {
  if (page) await sendPage(request, response, unavailable(page));
  else refuse(request, response, offline);
}

const offline: Refusal = { status: 503, error: 'Ce site est momentanément hors ligne.', retryAfter };

const unavailable = memoize(
  ({ body, headers }: Page): Page => new Page(503, body, { ...headers, 'cache-control': 'no-store', 'retry-after': String(retryAfter) }, false),
);

import 'server-only';
import { randomUUID } from 'node:crypto';
import { Problem, type ProblemCode } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import { storageProblem } from '@/lib/site/db/client';

const statuses: Readonly<Record<ProblemCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  stale: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  damaged: 500,
  unavailable: 501,
  upstream: 502,
  waiting: 503,
  busy: 503,
  readOnly: 503,
  full: 507,
};

/** Problems logged with their error: the machine's fault, not the caller's. */
const storageProblems: readonly ProblemCode[] = ['busy', 'readOnly', 'full', 'damaged'];

/** A JSON response of the API; never cached. */
export function jsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });
}

/**
 * The response to a thrown value: a problem's message with its status; for any other error, 500 with an id and no
 * detail.
 */
export function errorResponse(error: unknown, requestId: string): Response {
  const problem = error instanceof Problem ? error : storageProblem(error);
  if (!problem) return fail(error, requestId);
  const { retryAfter, ...extras } = problem.extras;
  if (storageProblems.includes(problem.code))
    log('error', 'storage.refused', { requestId, code: problem.code, error: describeError(error) });
  if (problem.code === 'waiting') log('info', 'hosts.waiting', { requestId, retryAfter });
  return jsonResponse(
    statuses[problem.code],
    { success: false, error: problem.message, ...extras },
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  );
}

function fail(error: unknown, requestId: string): Response {
  const id = requestId || randomUUID();
  log('error', 'request.failed', { requestId: id, error: describeError(error) });
  return jsonResponse(500, { success: false, error: `Une erreur interne est survenue (référence ${id}).`, id });
}

/** Errors of another host, each with a sentence that says what to do. */
import { Problem, type ProblemCode, type ProblemExtras } from '@/lib/errors';
import { dayOf, formatDateTime, formatTime } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/french';
import { type HostName, hostLabels } from '@/lib/host-names';
import { maxEntries } from '@/lib/references/read-each';
import sentences from './sentences.json' with { type: 'json' };

type Fault =
  | 'silent' // no connection
  | 'slow'
  | 'interrupted' // the connection broke
  | 'waiting' // it asks to retry later
  | 'failing' // a 5xx
  | 'refusing' // a 4xx
  | 'redirectedElsewhere' // to where it must not be followed
  | 'tooLong'
  | 'web' // an HTML page
  | 'broken' // not JSON
  | 'unexpectedResponse' // JSON of an unexpected shape
  | 'partial' // fewer works than it announces
  | 'unknown'; // unknown identifier

/** A problem with another host: tells the caller which, and what to do. */
export class HostProblem extends Problem {
  readonly host: HostName;
  readonly fault: Fault;

  constructor(
    host: HostName,
    fault: Fault,
    message: string,
    code: ProblemCode = 'upstream',
    extras: ProblemExtras = {},
  ) {
    super(code, message, extras);
    this.host = host;
    this.fault = fault;
  }
}

/** « HAL ne répond pas… » */
export const hostProblem = (host: HostName, fault: keyof typeof sentences): HostProblem =>
  new HostProblem(host, fault, `${hostLabels[host]} ${sentences[fault]}`);

/** « HAL demande d’attendre jusqu’à 14 h 05. » */
export function waitingProblem(host: HostName, until: Date): HostProblem {
  const now = new Date();
  const time = dayOf(until) === dayOf(now) ? `à ${formatTime(until)}` : `au ${formatDateTime(until)}`;
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new HostProblem(host, 'waiting', `${hostLabels[host]} demande d’attendre jusqu’${time}.`, 'waiting', {
    retryAfter,
  });
}

/** « HAL est en panne ou surchargé (erreur 503)… », « HAL refuse de répondre (erreur 403). » */
export function statusProblem(host: HostName, status: number): HostProblem {
  const label = hostLabels[host];
  if (status >= 500 || status === 429)
    return new HostProblem(
      host,
      'failing',
      `${label} est en panne ou surchargé (erreur ${status}). Réessayez plus tard.`,
    );
  return new HostProblem(host, 'refusing', `${label} refuse de répondre (erreur ${status}).`);
}

/** Throws when there are more publications than can be read at once. */
export function refuseTooMany(host: HostName, count: number): void {
  const sentence = `${hostLabels[host]} donne ${formatNumber(count)} publications\u00a0: ${formatNumber(maxEntries)} au plus.`;
  if (count > maxEntries) throw new HostProblem(host, 'tooLong', sentence);
}

/** For fewer publications than the host announces. */
export const partialProblem = (host: HostName, done: number, total: number): HostProblem =>
  new HostProblem(
    host,
    'partial',
    `${hostLabels[host]} n’a donné que ${formatNumber(done)} publications sur ${formatNumber(total)}. Réessayez.`,
  );

/** For an identifier that the host does not know. */
export const unknownProblem = (host: HostName, message: string): HostProblem =>
  new HostProblem(host, 'unknown', message, 'notFound');

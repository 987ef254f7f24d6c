/**
 * Problems that a caller is told about, in French. The table in lib/site/http/problems.ts turns a code into an HTTP
 * status; any other error becomes a 500 with an id and no detail.
 */
export type ProblemCode =
  | 'invalid' // 400
  | 'unauthenticated' // 401
  | 'forbidden' // 403
  | 'notFound' // 404
  | 'stale' // 409
  | 'tooLarge' // 413
  | 'wrongType' // 415
  | 'tooMany' // 429
  | 'damaged' // 500
  | 'unavailable' // 501: a part that this machine lacks
  | 'upstream' // 502: another host
  | 'waiting' // 503: another host asks to come back later
  | 'busy' // 503
  | 'readOnly' // 503
  | 'full'; // 507

export type SignInField = 'email' | 'password';

export type ProblemExtras = {
  /** Seconds, for Retry-After. */
  readonly retryAfter?: number;
  /** The current version, for `stale`. */
  readonly current?: unknown;
  /** The password was right; it is the second factor's code that is missing or wrong. */
  readonly secondFactor?: true;
  readonly field?: SignInField;
  /** Where in the body, for `invalid`. */
  readonly issues?: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
};

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  /** `message`: a French sentence for the user. */
  constructor(code: ProblemCode, message: string, extras: ProblemExtras = {}) {
    super(message);
    this.code = code;
    this.extras = extras;
  }
}

export const unauthenticated = () => new Problem('unauthenticated', 'Utilisateur non authentifié');
export const busy = (retryAfter: number) =>
  new Problem('busy', 'Le site est occupé. Veuillez réessayer dans un instant.', { retryAfter });
/** `what`: « Cette section a été modifiée ». */
export const editedElsewhere = (what: string, extras?: Pick<ProblemExtras, 'current'>) =>
  new Problem('stale', `${what} ailleurs depuis son ouverture\u00a0: rien n’a été sauvegardé.`, extras);
export const notFound = (message = 'Cette ressource est introuvable') => new Problem('notFound', message);

/**
 * Proof that the caller may write: the functions of lib/site/db that change the site's content for a request take one
 * first. Only lib/site/auth/guard.ts (a signed-in request) and lib/site/auth/host.ts (the host's own shell) make one;
 * the linter holds this.
 */
const proof: unique symbol = Symbol('authority');

export type Authority = {
  readonly ownerId: string;
  readonly email: string;
  /** Id of the session's row; empty for the host's shell. */
  readonly sessionId: string;
  readonly signedInAt: Date;
  /** For the audit log. */
  readonly requestId: string;
  readonly ip: string;
  readonly [proof]: true;
};

/** Makes a proof; its caller has checked the session, or runs in the host's shell. */
export function grant(fields: Omit<Authority, typeof proof>): Authority {
  return { ...fields, [proof]: true };
}

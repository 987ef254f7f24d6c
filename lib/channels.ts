/**
 * Node's channels by which the start of the site speaks to what serves it, and to each copy of a module that Next and
 * the build have made in this process.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The site is ready for requests. */
export const readyChannel = 'portfolio.ready';
export type Ready = {
  /** Promises that a subscriber adds; the site opens to requests once they are settled. */
  readonly until: Promise<unknown>[];
  /** Makes a request ready for Next, and its answer for the client. */
  readonly prepare: (request: IncomingMessage, response: ServerResponse) => void;
  /**
   * A server that calls `prepare` itself, for the requests that it hands on to Next; those of any other are prepared as
   * they come.
   */
  preparesItself?: unknown;
};

/** The site ends: what is open is to be closed at once. */
export const endChannel = 'portfolio.end';

/**
 * Visits are about to be read, or the owner has switched their counting: what counts them writes what it has counted,
 * and looks at the setting, before this returns.
 */
export const visitsChannel = 'portfolio.visits';

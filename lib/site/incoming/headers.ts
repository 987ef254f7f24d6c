/** Internal headers (lib/site/incoming/requests.ts). */

/** On a request: the client's IP address; a client's own is dropped. */
export const clientHeader = 'x-portfolio-client';
/** On a request: its id, for the log and the audit log; a client's own is overwritten. */
export const requestHeader = 'x-portfolio-request';
/** On a refused request: the refusal, as JSON, which app/refus sends; a client's own is dropped. */
export const refusalHeader = 'x-portfolio-refusal';
/**
 * On a response: the length of a streamed body, in bytes. Next drops `Content-Length` from handlers' responses; it is
 * restored on sending, since PDF viewers ask for ranges only when the length is known.
 */
export const lengthHeader = 'x-portfolio-length';

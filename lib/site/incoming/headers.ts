/** Headers that the site writes for itself (lib/site/incoming/requests.ts). */

/** In a request: the client's address; what a client sends under this name is dropped. */
export const clientHeader = 'x-portfolio-client';
/** In a request: its id, for the log and the audit log; a client's own is overwritten. */
export const requestHeader = 'x-portfolio-request';
/** In a request that is refused: the refusal, as JSON, which app/refus sends; a client's own is dropped. */
export const refusalHeader = 'x-portfolio-refusal';
/**
 * In an answer: the length of a streamed body, in bytes. Next drops `Content-Length` from what handlers answer; it is
 * put back when the answer is sent, since viewers of PDFs ask for parts only of what has a length.
 */
export const lengthHeader = 'x-portfolio-length';

/** The headers between the front server and the application. */

/** The client's address, as the front server found it; what a client sends under this name is dropped. */
export const clientHeader = 'x-portfolio-client';
/** The request's id, for the log and the audit log; a client's own is overwritten. */
export const requestHeader = 'x-portfolio-request';
/**
 * In an answer: the length of a streamed body, in bytes. Next drops `Content-Length` from what handlers answer; the front server puts
 * it back, since viewers of PDFs ask for parts only of what has a length.
 */
export const lengthHeader = 'x-portfolio-length';

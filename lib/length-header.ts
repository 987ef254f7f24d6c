/**
 * The header in which a handler gives the length of a streamed body, in bytes. Next drops `Content-Length` from what handlers answer;
 * the front server puts it back, since viewers of PDFs ask for parts only of what has a length.
 */
export const lengthHeader = 'x-portfolio-length';

/**
 * A response as it is sent, head and body in one buffer: for a cached page, Node need not write the head, check each header and
 * pass two buffers to the system at every request, which is half the cost of sending one.
 */
import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';

export class RawResponse {
  readonly #head: string;
  readonly #body: Buffer;
  #bytes = Buffer.alloc(0);
  #second = -1;

  /** `headers` without those of the connection; `keepAlive` is the server's `keepAliveTimeout`, in ms. */
  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer, keepAlive: number) {
    const lines = Object.entries(headers).flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => `${name}: ${each}\r\n`));
    const own = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAlive / 1000)}\r\n`;
    this.#head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}${own}`;
    this.#body = body;
  }

  /** The bytes, with a `Date` header of the second that `now` (ms) is in; made again when that changes. */
  bytes(now = Date.now()): Buffer {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#bytes = Buffer.concat([Buffer.from(`${this.#head}Date: ${new Date(now).toUTCString()}\r\n\r\n`, 'latin1'), this.#body]);
    }
    return this.#bytes;
  }
}

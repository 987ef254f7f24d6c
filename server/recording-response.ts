import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/**
 * A response whose whole body can be taken over before it is sent, where its head says that it is wanted. A class of
 * its own is an option of Node's `createServer`: what others put around `writeHead`, `write` and `end` of a response
 * stays around these.
 */
export class RecordingResponse extends ServerResponse {
  /** Null while nothing is recorded. */
  #chunks: Buffer[] | null = null;
  #hasHead = false;
  #isWanted: () => boolean = () => false;
  #take: (body: Buffer | null) => unknown = () => undefined;

  /**
   * Starts recording. Once the head is complete, `isWanted` decides whether the body is held back. At the end `take`
   * gets the body, which it then sends, or null for a body that was not held back.
   */
  record(isWanted: () => boolean, take: (body: Buffer | null) => unknown): void {
    this.#chunks = [];
    this.#isWanted = isWanted;
    this.#take = take;
  }

  /** Sends a whole answer, past what others have put around `writeHead` and `end`: these headers are complete. */
  send(status: number, headers: OutgoingHttpHeaders, body: Buffer): void {
    this.#chunks = null;
    for (const name of this.getHeaderNames()) this.removeHeader(name); // or they would be sent beside these
    super.writeHead(status, headers);
    super.end(this.req.method === 'HEAD' ? undefined : body);
  }

  // Node's methods take their arguments in several orders, which are passed on as they come.
  override writeHead(...args: unknown[]): this {
    if (this.#chunks === null) return Reflect.apply(super.writeHead, this, args);
    if (this.#hasHead) return this;
    this.#hasHead = true;
    this.statusCode = Number(args[0]);
    const given = args.find((arg) => typeof arg === 'object' && arg !== null);
    for (const [name, value] of Object.entries(given ?? {})) this.setHeader(name, value);
    if (this.#isWanted()) return this;
    this.#chunks = null;
    super.writeHead(this.statusCode);
    this.#take(null);
    return this;
  }

  override write(...args: unknown[]): boolean {
    this.#completeHead();
    if (this.#chunks === null) return Reflect.apply(super.write, this, args);
    this.#keep(args);
    return true;
  }

  override end(...args: unknown[]): this {
    this.#completeHead();
    if (this.#chunks === null) return Reflect.apply(super.end, this, args);
    this.#keep(args);
    const body = Buffer.concat(this.#chunks);
    this.#chunks = null;
    this.#take(body);
    return this;
  }

  override flushHeaders(): void {
    this.#completeHead();
    if (this.#chunks === null) super.flushHeaders();
  }

  /** Node itself does so at the first byte that is written. */
  #completeHead(): void {
    if (this.#chunks !== null && !this.#hasHead) this.writeHead(this.statusCode);
  }

  #keep([chunk, encoding]: unknown[]): void {
    if (typeof chunk === 'string') this.#chunks?.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) this.#chunks?.push(Buffer.from(chunk));
  }
}

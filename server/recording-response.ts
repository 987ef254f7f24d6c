import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A response whose body can be taken over before it is sent: https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener (`ServerResponse`). */
export class RecordingResponse extends ServerResponse {
  #chunks: Buffer[] | null = null;
  #whenWhole: (body: Buffer) => unknown = () => undefined;

  /** Holds back what is written from now on; at its end, `whenWhole` gets the body, and sends it. */
  record(whenWhole: (body: Buffer) => unknown): void {
    this.#chunks = [];
    this.#whenWhole = whenWhole;
  }

  /** Sends a whole answer, past what others have put around `writeHead` and `end`: these headers are complete. */
  send(status: number, headers: OutgoingHttpHeaders, body?: Buffer): void {
    this.#chunks = null;
    for (const name of this.getHeaderNames()) this.removeHeader(name); // or they would be sent beside these
    super.writeHead(status, headers);
    super.end(this.req.method === 'HEAD' ? undefined : body);
  }

  // Node's methods take their arguments in several orders, which are passed on as they come.
  override writeHead(...args: unknown[]): this {
    if (this.#chunks === null) return Reflect.apply(super.writeHead, this, args);
    this.statusCode = Number(args[0]);
    const given = args.find((arg) => typeof arg === 'object' && arg !== null);
    for (const [name, value] of Object.entries(given ?? {})) this.setHeader(name, value);
    return this;
  }

  override write(...args: unknown[]): boolean {
    if (this.#chunks === null) return Reflect.apply(super.write, this, args);
    this.#take(args);
    return true;
  }

  override end(...args: unknown[]): this {
    if (this.#chunks === null) return Reflect.apply(super.end, this, args);
    this.#take(args);
    const body = Buffer.concat(this.#chunks);
    this.#chunks = null;
    this.#whenWhole(body);
    return this;
  }

  override flushHeaders(): void {
    if (this.#chunks === null) super.flushHeaders();
  }

  #take([chunk, encoding]: unknown[]): void {
    if (typeof chunk === 'string') this.#chunks?.push(Buffer.from(chunk, encoding as BufferEncoding | undefined));
    else if (chunk instanceof Uint8Array) this.#chunks?.push(Buffer.from(chunk));
  }
}

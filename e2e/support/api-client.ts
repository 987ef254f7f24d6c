/** An API client with its own cookies, which sends an Origin and any body. */
import { type Credentials, owner } from './site';

export type Answer = { readonly status: number; readonly headers: Headers; readonly json: Record<string, unknown> };
type Options = {
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: string;
};

export class Caller {
  #cookies = new Map<string, string>();
  /** The owner's id; empty before `signIn`. */
  id = '';

  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The value of the Cookie header. */
  get cookies(): string {
    return Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A caller with the same session, for a site that has restarted on another port. */
  at(origin: string): Caller {
    const caller = new Caller(origin);
    caller.#cookies = new Map(this.#cookies);
    caller.id = this.id;
    return caller;
  }

  async call(
    method: string,
    path: string,
    { json, body, headers = {}, cookies = this.cookies }: Options = {},
  ): Promise<Answer> {
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      body: json === undefined ? body : JSON.stringify(json),
      headers: {
        Origin: this.origin,
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(cookies ? { Cookie: cookies } : {}),
        ...headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      json: /\bjson\b/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : { text },
    };
  }

  async signIn(credentials: Credentials = owner): Promise<this> {
    const { json } = await this.call('POST', '/api/auth/signin', { json: credentials });
    const user = json.user;
    if (typeof user !== 'object' || user === null || !('id' in user))
      throw new Error(`not signed in: ${JSON.stringify(json)}`);
    this.id = String(user.id);
    return this;
  }
}

// Calls to the site over keep-alive connections: pages as a visitor reads them, the API as the owner uses it.
import http from 'node:http';
import { owner } from './sites.mjs';

/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: Buffer, ms: number }} Answer `ms`: from sending to the last byte */

export class Client {
  #agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  #cookies = '';
  /** The owner's id. */
  id = '';

  /** @param {string} origin */
  constructor(origin) {
    this.origin = origin;
  }

  /**
   * @param {string} path
   * @param {{ method?: string, headers?: Readonly<Record<string, string>>, body?: Buffer | string }} [options]
   * @returns {Promise<Answer>}
   */
  ask(path, { method = 'GET', headers = {}, body } = {}) {
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const request = http.request(`${this.origin}${path}`, { method, agent: this.#agent, headers }, (answer) => {
        /** @type {Buffer[]} */
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks), ms: performance.now() - began }),
        );
      });
      request.once('error', reject);
      request.end(body);
    });
  }

  /**
   * A call of the API as the signed-in owner. Throws on any status but 200 and 201.
   * @param {string} method
   * @param {string} path
   * @param {unknown} [json]
   * @param {{ body: Buffer, type: string }} [form] instead of `json`
   */
  async call(method, path, json, form) {
    const body = form?.body ?? JSON.stringify(json ?? {});
    const headers = {
      Origin: this.origin,
      'Content-Type': form?.type ?? 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      ...(this.#cookies ? { Cookie: this.#cookies } : {}),
      ...(this.id ? { 'x-user-id': this.id } : {}),
    };
    const answer = await this.ask(path, method === 'GET' ? { headers: { Cookie: this.#cookies } } : { method, headers, body });
    if (answer.status !== 200 && answer.status !== 201) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`);
    return { ...answer, json: JSON.parse(answer.body.toString()) };
  }

  /** @param {{ email: string, password: string, code?: string }} [credentials] */
  async signIn(credentials = owner) {
    const { json, headers } = await this.call('POST', '/api/auth/signin', credentials);
    this.#cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    this.id = String(json.user.id);
    return this;
  }

  /** The session's cookies, as Playwright takes them. @returns {{ name: string, value: string, url: string }[]} */
  cookies() {
    return this.#cookies.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: this.origin };
    });
  }

  /** Replaces a section's content; returns the response with its time. @param {string} id @param {unknown} content */
  saveSection(id, content) {
    return this.call('PUT', `/api/sections/${this.id}/${id}`, { content });
  }

  close() {
    this.#agent.destroy();
  }
}

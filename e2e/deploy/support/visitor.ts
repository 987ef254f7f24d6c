/** HTTP clients that connect to nginx over TLS with the test's certificate, by HTTP/1.1 or HTTP/2. */

import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { owner } from '../../support/test';

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
export type Asking = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
};
export type Visitor = {
  readonly ask: (path: string, asking?: Asking) => Promise<Answer>;
  readonly askHttp2: (path: string, asking?: Asking) => Promise<Answer & { readonly protocol: string }>;
};
export type Owner = {
  readonly id: string;
  readonly cookie: string;
  readonly call: (method: string, path: string, body: string | Buffer, type?: string) => Promise<Answer>;
};

export function visitorOf(origin: string, certificate: string): Visitor {
  const agent = new https.Agent({ keepAlive: true, ca: certificate });
  return {
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const request = https.request(
          origin + path,
          {
            method,
            agent,
            headers: body === undefined ? headers : { 'content-length': Buffer.byteLength(body), ...headers },
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('error', reject);
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
            );
          },
        );
        request.on('error', reject);
        request.end(body);
      }),
    askHttp2: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const session = http2.connect(origin, { ca: certificate });
        session.on('error', reject);
        const stream = session.request({ ':method': method, ':path': path, ...headers });
        const chunks: Buffer[] = [];
        let answered: IncomingHttpHeaders & { ':status'?: number } = {};
        stream.on('response', (given) => {
          answered = given;
        });
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', reject);
        stream.on('end', () => {
          const protocol = session.alpnProtocol ?? '';
          session.close();
          resolve({ status: answered[':status'] ?? 0, headers: answered, body: Buffer.concat(chunks), protocol });
        });
        stream.end(body);
      }),
  };
}

/** The decompressed body, as text. */
export function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

export const jsonOf = (answer: Answer): Record<string, unknown> => JSON.parse(textOf(answer));

/** Signs the owner in through nginx. Throws an error if that fails. */
export async function signedIn({ ask }: Visitor, origin: string): Promise<Owner> {
  const answer = await ask('/api/auth/signin', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { user } = jsonOf(answer);
  if (typeof user !== 'object' || user === null || !('id' in user))
    throw new Error(`not signed in: ${answer.status} ${answer.body}`);
  const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const call: Owner['call'] = (method, path, body, type = 'application/json') =>
    ask(path, { method, headers: { origin, cookie, 'content-type': type }, body });
  return { id: String(user.id), cookie, call };
}

export const saveProfile = ({ id, call }: Owner, body: string | Buffer): Promise<Answer> =>
  call('PUT', `/api/profile/${id}`, body);

export async function saveFirstName(owner: Owner, prenom: string): Promise<void> {
  const saved = await saveProfile(owner, JSON.stringify({ prenom }));
  if (saved.status !== 200) throw new Error(`not saved: ${saved.status} ${saved.body}`);
}

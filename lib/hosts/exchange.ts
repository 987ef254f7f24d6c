/** One HTTP request and its response, limited in time and bytes; redirects are not followed here. */
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { publicLookup } from './public-address';

export type HostResponse = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

type Bounds = {
  /** Aborts the exchange at any stage. */
  readonly signal: AbortSignal;
  /** In ms: longest time without a byte. */
  readonly idle: number;
  /** Most bytes of the body. */
  readonly bytes: number;
};

/** The response is too long, or nothing came for too long. */
export class OutOfBounds extends Error {
  override readonly name = 'OutOfBounds';
  readonly bound: 'idle' | 'bytes';

  constructor(bound: 'idle' | 'bytes') {
    super(bound);
    this.bound = bound;
  }
}

type Agents = { readonly 'http:': http.Agent; readonly 'https:': https.Agent };

/**
 * Node follows HTTP_PROXY, HTTPS_PROXY and NO_PROXY of `proxyEnv` from 22.21 and 24.5 on; earlier versions ignore the
 * option.
 */
function agentsWith(proxyEnv: NodeJS.Dict<string>): Agents {
  const options: https.AgentOptions & { readonly proxyEnv: NodeJS.Dict<string> } = { proxyEnv };
  return { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };
}
const agents = { known: agentsWith(process.env), unknown: agentsWith({}) };

/**
 * Sends a GET: to a known host, through the proxy of the environment if there is one; to an `unknown` host without it,
 * and to a public address only, since a proxy would resolve the name itself. Throws `OutOfBounds`, the reason of
 * `signal`, `PrivateAddress`, or an error of the connection; the connection is closed then.
 */
export function exchange(
  url: URL,
  headers: Readonly<Record<string, string>>,
  bounds: Bounds,
  is: 'known' | 'unknown',
): Promise<HostResponse> {
  const { signal, idle, bytes } = bounds;
  return new Promise((resolve, reject) => {
    const scheme = url.protocol === 'https:' ? 'https:' : 'http:';
    const { request: open } = scheme === 'https:' ? https : http;
    const request = open(url, {
      headers,
      signal,
      timeout: idle,
      agent: agents[is][scheme],
      ...(is === 'unknown' && { lookup: publicLookup }),
    });
    request.once('timeout', () => {
      reject(new OutOfBounds('idle'));
      request.destroy();
    });
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.once('response', (response) => {
      bodyOf(response, bytes).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        (error) => reject(signal.aborted ? signal.reason : error),
      );
    });
    request.end();
  });
}

async function bodyOf(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new OutOfBounds('bytes');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > maxBytes) throw new OutOfBounds('bytes'); // leaving the loop closes the connection
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** One HTTP request and its response, limited in time and bytes; redirects are not followed here. */

import dns from 'node:dns';
import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import ranges from './special-addresses.json' with { type: 'json' };

// Which IP addresses another host may redirect the site to: those of the public internet, none of this machine or its
// network.

/**
 * The non-global ranges of IPv4, and of IPv6 within 2000::/3 (IANA special-purpose registry): documentation, tunnels.
 */
const specialRanges = new BlockList();
for (const family of ['ipv4', 'ipv6'] as const)
  for (const [network, prefix] of Object.entries(ranges[family])) specialRanges.addSubnet(network, prefix, family);
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !specialRanges.check(address, 'ipv4');
  return family === 6 && globalIpv6.check(address, 'ipv6') && !specialRanges.check(address, 'ipv6');
}

/** Why a connection was not made. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Resolves a name as `dns.lookup` does, and fails if any of its addresses is not public: the connection is made to an
 * address that was checked.
 */
export const publicLookup: LookupFunction = (name, options, done) => {
  dns.lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddress(name), '');
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    done(null, first?.address ?? '', first?.family);
  });
};

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

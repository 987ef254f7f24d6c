/** Raw HTTP over TCP, to send what no browser sends. */
import net from 'node:net';
import { errorCode } from '../../lib/error-codes';

type Reply = { readonly status: number; readonly head: string; readonly body: string };

/** Sends bytes, given as a Latin-1 string, and resolves with all that the site sent until it closed the connection. */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error) => (['ECONNRESET', 'EPIPE'].includes(errorCode(error)) ? undefined : reject(error)));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

/**
 * Sends one request on its own connection; `lines` are further headers. The status is 0 if the site closed the
 * connection without a response.
 */
export async function askRaw(origin: string, start: string, lines: readonly string[] = [], body = ''): Promise<Reply> {
  const hosts = lines.some((line) => /^host:/i.test(line)) ? [] : ['Host: localhost'];
  const text = await sendRaw(
    origin,
    [`${start} HTTP/1.1`, ...hosts, 'Connection: close', ...lines, '', body].join('\r\n'),
  );
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

export const headerOf = ({ head }: Reply, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1];

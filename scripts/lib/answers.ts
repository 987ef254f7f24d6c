// Whether a site answers, as a visitor would find it.
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { localHost } from '../../lib/network.ts';

const noAnswer = 'pas de réponse';

/** What keeps a site from being served, in French; null when its health and its home page are right. */
export async function faultOf(origin: string): Promise<string | null> {
  try {
    const health = await get(`${origin}/api/health`);
    if (health.status !== 200) return `/api/health répond ${health.status}`;
    const home = await get(`${origin}/`);
    const isOffline = home.status === 503 && home.headers.get('retry-after') === '3600'; // by the owner's choice (proxy.ts)
    return home.status === 200 || isOffline ? null : `la page d’accueil répond ${home.status}`;
  } catch (error) {
    return `${noAnswer} (${Reflect.get(Object(Reflect.get(Object(error), 'cause') ?? error), 'code') ?? error})`;
  }
}

async function get(url: string): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000), redirect: 'manual' });
  await answer.arrayBuffer();
  return answer;
}

/** How long a site that answers may answer wrongly, in ms: it is as it will be. */
const settling = 10_000;

/**
 * Waits until a site answers as it should; then null, else the last fault.
 * @param mayStill whether there is something to wait for
 */
export async function faultWithin(origin: string, ms: number, mayStill: () => boolean): Promise<string | null> {
  let until = performance.now() + ms;
  for (;;) {
    const fault = await faultOf(origin);
    if (fault === null || performance.now() > until || !mayStill()) return fault;
    if (!fault.startsWith(noAnswer)) until = Math.min(until, performance.now() + settling);
    await pause(100);
  }
}

/** Whether anything listens at a port. */
export function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: localHost(host), port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

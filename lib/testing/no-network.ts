/**
 * For tests: a connection to another machine fails the test that makes it, whoever opens it. Names below `.invalid`
 * lead nowhere.
 */
import net from 'node:net';
import { afterEach, expect } from 'vitest';

const reached: string[] = [];
afterEach(() => expect(reached.splice(0), 'connections to other machines').toEqual([]));

net.Socket.prototype.connect = new Proxy(net.Socket.prototype.connect, {
  apply(connect, socket, given: readonly unknown[]) {
    const host = hostOf(given);
    if (!/^(?:localhost|127\.[\d.]+|::1|.*\.invalid)?$/.test(host)) reached.push(host);
    return Reflect.apply(connect, socket, given);
  },
});

/** '' for a path or this machine. Node's own callers give one list of all arguments. */
function hostOf([first, second]: readonly unknown[]): string {
  if (Array.isArray(first)) return hostOf(first);
  const host = typeof first === 'object' && first !== null ? Reflect.get(first, 'host') : second;
  return typeof host === 'string' ? host : '';
}

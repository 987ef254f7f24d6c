// Preloaded into a site's process, which needs --expose-gc: forces a minor collection at every third request and a full
// one at every fiftieth. GET /soak/memory returns the heap in use after a full collection.
import http from 'node:http';

const [young, all] = [3, 50];
const { emit } = http.Server.prototype;
let requests = 0;

const counted = function (this: http.Server, ...given: unknown[]) {
  const [event, request, response] = given;
  if (event === 'request') {
    requests += 1;
    if (requests % young === 0) collect({ type: 'minor' });
    if (requests % all === 0) collect();
    if (
      request instanceof http.IncomingMessage &&
      request.url === '/soak/memory' &&
      response instanceof http.ServerResponse
    )
      return tell(response);
  }
  return Reflect.apply(emit, this, given);
};
Object.assign(http.Server.prototype, { emit: counted });

function tell(response: http.ServerResponse) {
  collect();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ heapUsed: process.memoryUsage().heapUsed }));
  return true;
}

function collect(options?: NodeJS.GCOptions) {
  if (!globalThis.gc) throw new Error('soak-hook.ts: start with --expose-gc');
  if (options) globalThis.gc(options);
  else globalThis.gc();
}

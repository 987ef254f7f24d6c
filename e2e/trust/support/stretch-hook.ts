// Preloaded into a site's process: GET /trust/stretches tells for how long its thread has worked without a turn for
// anybody else, in milliseconds of the processor, which other programs of the machine do not lengthen: the longest
// stretches since the last call, the longest first.
import http from 'node:http';

const now = () => {
  const { user, system } = (Reflect.get(process, 'threadCpuUsage') ?? process.cpuUsage).call(process); // an older Node tells of all threads
  return (user + system) / 1000;
};
let stretches: number[] = [];
let last = now();
setInterval(() => {
  const at = now();
  stretches.push(at - last);
  last = at;
}, 1).unref();

const { emit } = http.Server.prototype;
const told = function (this: http.Server, ...given: unknown[]) {
  const [event, request, response] = given;
  if (
    event === 'request' &&
    request instanceof http.IncomingMessage &&
    request.url === '/trust/stretches' &&
    response instanceof http.ServerResponse
  ) {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ longest: stretches.toSorted((a, b) => b - a).slice(0, 1000) }));
    stretches = [];
    return true;
  }
  return Reflect.apply(emit, this, given);
};
Object.assign(http.Server.prototype, { emit: told });

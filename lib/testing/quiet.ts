/** For tests: suppresses the log's lines, which would bury the results; everything else is printed. */
const isLogLine = (chunk: unknown): boolean => typeof chunk === 'string' && chunk.startsWith('{"time":"');

process.stdout.write = new Proxy(process.stdout.write, {
  apply: (print, stream, given: unknown[]) => isLogLine(given[0]) || Reflect.apply(print, stream, given),
});

export {};

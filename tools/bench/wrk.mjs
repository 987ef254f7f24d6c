// Runs the load generator wrk, and parses its output.
import { start } from './processes.mjs';

/** @typedef {{ rate: number, p50: number, p99: number, errors: number, requests: number }} Load `rate` a second, latencies in ms */

/**
 * @param {{ url: string, connections: number, seconds: number, encoding?: string }} options
 * @returns {Promise<Load>}
 */
export async function load({ url, connections, seconds, encoding = 'identity' }) {
  const args = ['--latency', '-t2', `-c${connections}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url];
  const running = start('wrk', args);
  if ((await running.ended) !== 0) throw new Error(`wrk: ${running.output()}`);
  return readWrk(running.output());
}

/** Parses the output of `wrk --latency`. @param {string} text @returns {Load} */
export function readWrk(text) {
  const found = (/** @type {RegExp} */ pattern) => pattern.exec(text);
  const sockets = found(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? [];
  const refused = found(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? '0';
  return {
    rate: Number(found(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? Number.NaN),
    p50: milliseconds(found(/^\s+50%\s+([\d.]+)(us|ms|s|m)/m)),
    p99: milliseconds(found(/^\s+99%\s+([\d.]+)(us|ms|s|m)/m)),
    errors: [...sockets, refused].reduce((sum, each) => sum + Number(each), 0),
    requests: Number(found(/(\d+) requests in/)?.[1] ?? Number.NaN),
  };
}

const units = new Map([
  ['us', 0.001],
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
]);

/** @param {RegExpExecArray | null} match */
const milliseconds = (match) => Number(match?.[1] ?? Number.NaN) * (units.get(match?.[2] ?? '') ?? Number.NaN);

import { expect, it } from 'vitest';
import { readWrk } from './wrk.mjs';

const good = `Running 2s test @ http://127.0.0.1:1/
  2 threads and 50 connections
  Latency Distribution
     50%  812.00us
     75%    1.02ms
     99%    1.20s 
  91234 requests in 2.00s, 1.39GB read
Requests/sec:  45617.42
Transfer/sec:    711.69MB
`;

it('reads rates, latencies in ms and the absence of errors', () => {
  expect(readWrk(good)).toEqual({ rate: 45617.42, p50: 0.812, p99: 1200, errors: 0, requests: 91234 });
});

it('adds up every kind of error', () => {
  expect(readWrk(`${good}  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 10\n`).errors).toBe(16);
});

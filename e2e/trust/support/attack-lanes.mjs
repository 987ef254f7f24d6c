// A worker thread that attacks a site, so that its work does not delay the visitors that the test simulates.
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ method: string, path: string, headers: Readonly<Record<string, string>>, body: string | Uint8Array<ArrayBuffer> }} AttackCall */
/** @typedef {{ origin: string, calls: readonly AttackCall[], lanes: number, seconds: number }} AttackPlan */

/** @type {AttackPlan} */
const { origin, calls, lanes, seconds } = workerData;
/** Number of responses by status. @type {Map<number, number>} */
const told = new Map();
const end = performance.now() + seconds * 1000;

/** @param {number} first */
async function lane(first) {
  for (let turn = first; performance.now() < end; turn += lanes) {
    const call = calls[turn % calls.length];
    if (!call) return;
    const answer = await fetch(origin + call.path, { method: call.method, headers: { Origin: origin, ...call.headers }, body: call.body });
    await answer.arrayBuffer();
    told.set(answer.status, (told.get(answer.status) ?? 0) + 1);
  }
}

await Promise.all(Array.from({ length: lanes }, (_, first) => lane(first)));
parentPort?.postMessage(told);

// A process that visits a page fifty times a second until its parent says so, two hundred times at least, and then
// tells it each visit: a slow response delays no other visit, nor does what the parent does meanwhile.
import { setTimeout as after } from 'node:timers/promises';

export type Visits = readonly { readonly status: number; readonly wait: number }[];

const [, , address = ''] = process.argv;
let isOver = false;
process.once('message', () => {
  isOver = true;
});

async function visit(): Promise<Visits[number]> {
  const asked = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  return { status: response.status, wait: performance.now() - asked };
}

await visit();
process.send?.('ready');
const started = performance.now();
const visits: Promise<Visits[number]>[] = [];
while (!isOver || visits.length < 200) {
  await after(Math.max(0, started + visits.length * 20 - performance.now()));
  visits.push(visit());
}
process.send?.(await Promise.all(visits), () => process.disconnect());

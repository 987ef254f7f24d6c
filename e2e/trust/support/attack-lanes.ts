// A process that attacks a site, and takes only what others leave of the processor: an attacker has a machine of its
// own.
import os from 'node:os';

export type AttackCall = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
};
export type AttackPlan = { origin: string; calls: readonly AttackCall[]; lanes: number; seconds: number };

os.setPriority(os.constants.priority.PRIORITY_LOW);
process.once('message', (plan: AttackPlan) => attack(plan));

/** Sends the calls over and over, and then the number of responses by status to the parent process. */
async function attack(plan: AttackPlan) {
  const told = new Map<number, number>();
  const end = performance.now() + plan.seconds * 1000;
  await Promise.all(Array.from({ length: plan.lanes }, (_, first) => lane(plan, first, end, told)));
  process.send?.(told, () => process.disconnect());
}

async function lane({ origin, calls, lanes }: AttackPlan, first: number, end: number, told: Map<number, number>) {
  for (let turn = first; performance.now() < end; turn += lanes) {
    const call = calls[turn % calls.length];
    if (!call) return;
    const answer = await fetch(origin + call.path, {
      method: call.method,
      headers: { Origin: origin, ...call.headers },
      body: call.body,
    });
    await answer.arrayBuffer();
    told.set(answer.status, (told.get(answer.status) ?? 0) + 1);
  }
}

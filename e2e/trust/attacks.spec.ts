import { fork } from 'node:child_process';
import path from 'node:path';
import { openDatabase } from '../../lib/sqlite';
import { Caller } from '../support/api-client';
import type { UsedSite } from '../support/ready-sites';
import { startUsedSite } from '../support/ready-sites';
import { expect, test } from '../support/test';
import type { AttackCall, AttackPlan } from './support/attack-lanes';
import { costlyFiles } from './support/file-corpus';
import { allowTime, isLong, percentile, report, size } from './support/form';
import { photoForm } from './support/uploads';
import { visits } from './support/visits';

/** A used site serves its visitors, with bounded memory, during attacks that once stopped it. */

const seconds = size(2, 60);
/** Upper bound of resident memory, in MiB. */
const memoryLimit = 400;

type Attack = {
  readonly name: string;
  /** Number of simultaneous calls. */
  readonly lanes: number;
  readonly calls: (site: UsedSite) => Promise<readonly AttackCall[]>;
  readonly answers: readonly number[];
  /** Whether the long form alone runs it. */
  readonly isLongOnly?: true;
  /** Whether another program holds the write lock of the database during the attack. */
  readonly isLocked?: true;
};

const json = (method: string, to: string, body: unknown): AttackCall => ({
  method,
  path: to,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const attacks: readonly Attack[] = [
  {
    name: 'a password to hash for a one-time address that opens nothing',
    lanes: 14,
    calls: async () => [json('POST', '/api/auth/owner', { jeton: 'essai', email: 'x@exemple.org', password: 'motdepasse' })],
    answers: [403, 429],
  },
  { name: 'pictures that were made to cost much', lanes: 2, calls: costlyUploads, answers: [415, 503], isLongOnly: true }, // files.spec.ts sends the same files one by one
  {
    name: 'refused calls while another program holds the write lock',
    lanes: 8,
    calls: async () => [json('PUT', '/api/profile/quelqu-un', {})],
    answers: [401],
    isLocked: true,
  },
  {
    name: 'bodies of 1 MiB to sign in',
    lanes: 2,
    calls: async () => [json('POST', '/api/auth/signin', { email: 'x@exemple.org', password: 'x'.repeat(1024 * 1024) })],
    answers: [413, 429],
  },
];

async function costlyUploads(site: UsedSite): Promise<AttackCall[]> {
  const owner = await new Caller(site.origin).signIn(site.credentials());
  const forms = (await costlyFiles()).map(({ name, bytes }) => new Response(photoForm(bytes, name, 'image/png')));
  return Promise.all(
    forms.map(async (form) => ({
      method: 'POST',
      path: '/api/upload/photo',
      headers: { Cookie: owner.cookies, 'Content-Type': form.headers.get('content-type') ?? '' },
      body: new Uint8Array(await form.arrayBuffer()),
    })),
  );
}

/** Runs the attack in a process of its own; resolves with the number of responses by status. */
function attackWith(plan: AttackPlan): Promise<ReadonlyMap<number, number>> {
  return new Promise((resolve, reject) => {
    const attacker = fork(path.join(import.meta.dirname, 'support', 'attack-lanes.ts'), { serialization: 'advanced' });
    attacker.once('error', reject);
    attacker.once('message', (told: ReadonlyMap<number, number>) => resolve(told));
    attacker.once('exit', (code) => reject(new Error(`The attack ended early, with ${code}`))); // without effect after its message
    attacker.send(plan);
  });
}

for (const { name, lanes, calls, answers, isLocked = false } of attacks.filter(({ isLongOnly }) => isLong || !isLongOnly)) {
  test(`visitors are served, and memory stays under ${memoryLimit} MiB: ${name}`, async () => {
    allowTime();
    const site = await startUsedSite();
    const other = openDatabase(site.databaseFile, { wait: 5000 });
    try {
      const plan = { origin: site.origin, calls: await calls(site), lanes, seconds };
      const warm = performance.now() + 1000; // warm up: freshly loaded code is slow
      await visits(site, () => performance.now() >= warm);
      if (isLocked) other.exec('BEGIN IMMEDIATE');
      let isOver = false;
      const attack = attackWith(plan).finally(() => {
        isOver = true;
      });
      const { waits, statuses, memory } = await visits(site, () => isOver);
      const told = await attack;
      const peak = Math.max(...memory);
      report({
        cases: waits.length,
        attack: name,
        calls: Array.from(told.values()).reduce((sum, each) => sum + each, 0),
        pageP50: Number(percentile(waits, 0.5).toFixed(1)),
        pageP99: Number(percentile(waits, 0.99).toFixed(1)),
        rssPeakMiB: Math.round(peak),
      });
      expect([...statuses]).toEqual([200]);
      const others = [...told.keys()].filter((status) => !answers.includes(status));
      expect(others).toEqual([]);
      expect(peak).toBeLessThan(memoryLimit);
    } finally {
      other.close();
      await site.remove();
    }
  });
}

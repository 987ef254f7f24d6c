import { openDatabase } from '../../lib/sqlite.mjs';
import { Caller } from '../support/caller';
import type { UsedSite } from '../support/site';
import { startUsedSite } from '../support/site';
import { expect, test } from '../support/test';
import { costlyFiles } from './support/file-corpus';
import { allowTime, percentile, report, size } from './support/form';
import { photoForm } from './support/uploads';
import { visits } from './support/visits';

/** What visitors of a used site feel, and what the site takes of memory, while each attack that once stopped it runs. */

const seconds = size(3, 60);
const lanes = 14;
/** MiB. */
const memoryLimit = 400;

type Attack = {
  readonly name: string;
  /** What each call of the attack is; its status. `end` when it is over. */
  readonly prepare: (site: UsedSite) => Promise<{ readonly send: (turn: number) => Promise<number>; readonly end?: () => void }>;
  readonly answers: readonly number[];
};

const asStranger = async ({ origin }: UsedSite, method: string, path: string, json: unknown) => (await new Caller(origin).call(method, path, { json })).status;

const attacks: readonly Attack[] = [
  {
    name: 'a password to hash for a one-time address that opens nothing',
    prepare: async (site) => ({
      send: (turn) => asStranger(site, 'POST', '/api/auth/owner', { jeton: `essai ${turn}`, email: 'x@exemple.org', password: 'motdepasse' }),
    }),
    answers: [403, 429],
  },
  {
    name: 'pictures that were made to cost much',
    prepare: async (site) => {
      const owner = await new Caller(site.origin).signIn(site.credentials());
      const files = await costlyFiles();
      return {
        send: async (turn) => {
          const { name = '', bytes = new Uint8Array() } = files[turn % files.length] ?? {};
          return (await owner.call('POST', '/api/upload/photo', { body: photoForm(bytes, name, 'image/png') })).status;
        },
      };
    },
    answers: [415, 503],
  },
  {
    name: 'refused calls while another program holds the write lock',
    prepare: async (site) => {
      const other = openDatabase(site.databaseFile, { wait: 5000 });
      other.exec('BEGIN IMMEDIATE');
      return { send: (turn) => asStranger(site, 'PUT', `/api/profile/${turn}`, {}), end: () => other.close() };
    },
    answers: [401],
  },
  {
    name: 'bodies of 1 MiB to sign in',
    prepare: async (site) => ({
      send: (turn) => asStranger(site, 'POST', '/api/auth/signin', { email: `${turn}@exemple.org`, password: 'x'.repeat(1024 * 1024) }),
    }),
    answers: [413, 429],
  },
];

for (const { name, prepare, answers } of attacks) {
  test(`visitors are served, and memory stays under ${memoryLimit} MiB: ${name}`, async () => {
    allowTime();
    const site = await startUsedSite();
    try {
      const { send, end: endAttack } = await prepare(site);
      await (await fetch(site.origin)).arrayBuffer(); // the first visit after a start draws the page
      const end = performance.now() + seconds * 1000;
      const isOver = () => performance.now() >= end;
      const told = new Map<number, number>();
      const attack = async (lane: number) => {
        for (let turn = lane; !isOver(); turn += lanes) {
          const status = await send(turn);
          told.set(status, (told.get(status) ?? 0) + 1);
        }
      };
      const [{ waits, statuses, memory }] = await Promise.all([visits(site, isOver), ...Array.from({ length: lanes }, (_, lane) => attack(lane))]).finally(
        endAttack,
      );
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
      expect(
        [...told.keys()].filter((status) => !answers.includes(status)),
        'other answers',
      ).toEqual([]);
      expect(peak).toBeLessThan(memoryLimit);
    } finally {
      await site.remove();
    }
  });
}

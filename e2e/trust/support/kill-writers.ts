/** Four clients that write without pause until the site is killed: a section, the profile, the order, uploads. */
import type { Caller } from '../../support/api-client';
import { Ledger } from './ledger';
import { sha256, upload } from './uploads';

const lines = 60;
const profileFields = ['grade', 'fonction', 'equipe', 'disponibilite'] as const;
const section = (turn: number) =>
  Array.from({ length: lines }, (_, line) => `tour ${turn}, ligne ${line} ${'x'.repeat(400)}`);
const profile = (turn: number) =>
  profileFields.map((name) => `tour ${turn} ${name === 'disponibilite' ? 'y'.repeat(1500) : ''}`.trim());

/** A picture: the bytes to upload, and the SHA-256 of what the site serves for them. */
export type Picture = { readonly bytes: Buffer; readonly served: string };

export class KillWriters {
  readonly section: Ledger<unknown>;
  readonly profile: Ledger<unknown>;
  readonly order: Ledger<unknown>;
  /** Path of every acknowledged upload, with the SHA-256 of what it must serve. */
  readonly uploads = new Map<string, string>();
  #turn = 0;

  readonly pictures: readonly Picture[];

  private constructor(pictures: readonly Picture[], held: Held) {
    this.pictures = pictures;

    this.section = new Ledger('section', held.section);
    this.profile = new Ledger('profile', held.profile);
    this.order = new Ledger('order', held.order);
  }

  static async start(caller: Caller, pictures: readonly Buffer[]): Promise<KillWriters> {
    const known: Picture[] = [];
    for (const bytes of pictures) {
      const { json } = await upload(caller, bytes);
      const answer = await fetch(`${caller.origin}${String(json.url)}`);
      known.push({ bytes, served: sha256(new Uint8Array(await answer.arrayBuffer())) });
    }
    return new KillWriters(known, await heldBy(caller));
  }

  /**
   * Writes until the site no longer responds. `busy` resolves when each of the four clients has had its first response
   * or failure; `ended` resolves when all have failed, with the unexpected statuses.
   */
  run(caller: Caller): { readonly busy: Promise<unknown>; readonly ended: Promise<string[]> } {
    const surprises: string[] = [];
    const begun: Promise<void>[] = [];
    const untilKilled = async (write: () => Promise<number>) => {
      let hasBegun = () => {};
      begun.push(
        new Promise((resolve) => {
          hasBegun = resolve;
        }),
      );
      for (;;) {
        const status = await write().catch(() => null);
        hasBegun(); // or has failed: nothing to wait for either way
        if (status === null) return;
        if (status !== 200) surprises.push(`answered ${status}`);
      }
    };
    const put = async (ledger: Ledger<unknown>, state: unknown, path: string, json: unknown) => {
      ledger.sends(state);
      const { status } = await caller.call('PUT', path, { json });
      if (status === 200) ledger.isAcknowledged();
      return status;
    };
    const ended = Promise.all([
      untilKilled(() => {
        this.#turn += 1;
        const content = section(this.#turn);
        return put(this.section, content, `/api/sections/${caller.id}/axes-recherche`, { content });
      }),
      untilKilled(() => {
        this.#turn += 1;
        const values = profile(this.#turn);
        const json = Object.fromEntries(profileFields.map((name, at) => [name, values[at]]));
        return put(this.profile, values, `/api/profile/${caller.id}`, json);
      }),
      untilKilled(async () => {
        const ids = stringsOf(this.order.last);
        const turned = [...ids.slice(1), ...ids.slice(0, 1)];
        return put(this.order, turned, '/api/sections/reorder', {
          sections: turned.map((id, at) => ({ id, order: at + 1 })),
        });
      }),
      untilKilled(async () => {
        const picture = this.pictures[this.#turn % this.pictures.length];
        if (!picture) throw new Error('no picture to send');
        const { status, json } = await upload(caller, picture.bytes);
        if (status === 200) this.uploads.set(String(json.url), picture.served);
        return status;
      }),
    ]).then(() => surprises);
    return { busy: Promise.all(begun), ended };
  }

  /** Errors in what the site holds after a restart. */
  async verdicts(caller: Caller): Promise<string[]> {
    const held = await heldBy(caller);
    return [
      this.section.verdict(held.section),
      this.profile.verdict(held.profile),
      this.order.verdict(held.order),
    ].filter((line) => line !== null);
  }
}

type Held = { readonly section: unknown; readonly profile: unknown; readonly order: readonly string[] };

async function heldBy(caller: Caller): Promise<Held> {
  const fields = (await caller.call('GET', `/api/profile/${caller.id}`)).json;
  const sections = Object.values((await caller.call('GET', `/api/sections/${caller.id}`)).json);
  const of = (row: unknown, name: string): unknown =>
    typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
  return {
    section: of(
      sections.find((row) => of(row, 'id') === 'axes-recherche'),
      'content',
    ),
    profile: profileFields.map((name) => fields[name]),
    order: sections.map((row) => String(of(row, 'id'))),
  };
}

const stringsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

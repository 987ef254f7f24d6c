import 'server-only';
import type { z } from 'zod';
import { type Tx, write } from './client';

/** A row of the settings that holds JSON; one that cannot be read is as one that is not there: `schema` of `{}`. */
export function jsonSetting<S extends z.ZodType>(key: string, schema: S) {
  type State = z.output<S>;
  const setting = {
    async read(tx: Pick<Tx, 'setting'>): Promise<State> {
      const row = await tx.setting.findUnique({ where: { key } });
      try {
        return schema.parse(JSON.parse(row?.value ?? '{}'));
      } catch {
        return schema.parse({});
      }
    },
    async store(tx: Tx, state: State): Promise<void> {
      const value = JSON.stringify(state);
      await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
    },
    /** Reads and stores in one transaction; returns what is stored. */
    change: (next: (state: State) => State): Promise<State> =>
      write(async (tx) => {
        const state = next(await setting.read(tx));
        await setting.store(tx, state);
        return state;
      }),
  };
  return setting;
}

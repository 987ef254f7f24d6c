/** Rows of the settings: a value by its key. */
import 'server-only';
import type { z } from 'zod';
import { type Tx, write } from './client';

type Reader = Pick<Tx, 'setting'>;

/** The value; null where there is none. */
export const readSetting = async (from: Reader, key: string): Promise<string | null> =>
  (await from.setting.findUnique({ where: { key } }))?.value ?? null;

/** Stores a value, null for none; returns whether that is a change. */
export async function storeSetting(tx: Tx, key: string, value: string | null): Promise<boolean> {
  if ((await readSetting(tx, key)) === value) return false;
  if (value === null) await tx.setting.delete({ where: { key } });
  else await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
  return true;
}

/** Makes a setting be there, with the present moment in ISO 8601, or not; returns whether that is a change. */
export async function switchSetting(tx: Tx, key: string, isOn: boolean): Promise<boolean> {
  if (((await readSetting(tx, key)) !== null) === isOn) return false;
  return storeSetting(tx, key, isOn ? new Date().toISOString() : null);
}

/** A row of the settings that holds JSON; one that cannot be read is as one that is not there: `schema` of `{}`. */
export function jsonSetting<S extends z.ZodType>(key: string, schema: S) {
  type State = z.output<S>;
  const setting = {
    async read(from: Reader): Promise<State> {
      try {
        return schema.parse(JSON.parse((await readSetting(from, key)) ?? '{}'));
      } catch {
        return schema.parse({});
      }
    },
    store: (tx: Tx, state: State) => storeSetting(tx, key, JSON.stringify(state)),
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

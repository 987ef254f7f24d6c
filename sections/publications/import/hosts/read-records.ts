import type { z } from 'zod';
import { inTurns } from '@/lib/turns';

/** The records that fit a schema, checked in turns with other work. */
export async function readRecords<Found>(schema: z.ZodType<Found>, values: readonly unknown[]): Promise<Found[]> {
  function* each() {
    for (const value of values) yield schema.safeParse(value);
  }
  return (await inTurns(each())).flatMap(({ success, data }) => (success ? [data] : []));
}

/** The answers of hosts are read as files are: in a bounded process (docs/decisions/0014-processes.md). */
import 'server-only';
import type { z } from 'zod';
import { Problem } from '@/lib/errors';
import { jsonPieces } from '@/lib/json-pieces';
import { readReferencesFile } from '@/lib/references/process';
import type { Progress } from '@/lib/references/progress';
import type { Entry } from '@/lib/references/work';
import { inTurns } from '@/lib/turns';

export type Reading = {
  /** The email address that hosts are given to reach the owner. */
  readonly contact?: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

/** The records that fit a schema. Other requests get their turn while the records are checked. */
export async function readRecords<Found>(schema: z.ZodType<Found>, values: readonly unknown[]): Promise<Found[]> {
  function* parsed() {
    for (const value of values) yield schema.safeParse(value);
  }
  return (await inTurns(parsed())).flatMap(({ success, data }) => (success ? [data] : []));
}

/** One entry for each item of CSL-JSON, in order. Throws the problem `tooLarge` when together they are too long. */
export async function readItems(items: readonly object[], { signal, onProgress }: Reading): Promise<readonly Entry[]> {
  if (items.length === 0) return [];
  const read = await readReferencesFile(jsonPieces(items), { signal, onProgress });
  if ('refusal' in read)
    throw new Problem('tooLarge', 'Ces publications sont trop nombreuses ou trop longues pour être lues.');
  return read.entries;
}

/** The entries of BibTeX texts; empty when none can be read. */
export async function readCitations(texts: readonly string[], signal?: AbortSignal): Promise<readonly Entry[]> {
  if (texts.length === 0) return [];
  const read = await readReferencesFile(Buffer.from(texts.join('\n')), { signal });
  return 'refusal' in read ? [] : read.entries;
}

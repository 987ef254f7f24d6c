/** Comparing in a process of its own (scripts/cli/references.ts): how long it takes is up to whoever wrote the works. */
import { z } from 'zod';
import { budget } from '@/lib/mathematics/budget';
import type { OnProgress } from '@/lib/references/read-each';
import { entrySchema } from '@/lib/references/work';
import { publicationsSchema } from '../schema';
import { namesOwner, type Planned, planImport } from './plan';

const inputSchema = z.object({
  publications: publicationsSchema,
  entries: z.array(entrySchema),
  options: z.object({ owner: z.object({ nom: z.string(), prenom: z.string() }), from: z.string(), at: z.string() }),
});
/** What is compared, as JSON. */
export type Compare = z.input<typeof inputSchema>;

/** What the process says before the plan of each entry. */
export const comparedHead = z.object({ namesOwner: z.boolean(), count: z.int() });

/** The plan of each entry of the JSON of a `Compare`, in their order. */
export function compareEntries(
  json: Buffer,
  onProgress: OnProgress,
): { readonly head: Omit<z.output<typeof comparedHead>, 'count'>; readonly lines: readonly Planned[] } {
  const { publications, entries, options } = inputSchema.parse(JSON.parse(json.toString('utf8')));
  budget.lift(); // the process has a bound of time of its own
  const planned: Planned[] = [];
  for (const each of planImport(publications, entries, options)) {
    planned.push(each);
    onProgress(planned.length, entries.length);
  }
  return { head: { namesOwner: namesOwner(planned, options.owner) }, lines: planned };
}

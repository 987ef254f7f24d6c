/**
 * Comparing in a process of its own (lib/workers/references.ts): how long it takes is up to whoever wrote the works.
 */
import { z } from 'zod';
import { budget } from '@/lib/mathematics/budget';
import type { OnProgress } from '@/lib/references/read-each';
import { entrySchema } from '@/lib/references/work';
import { type Publications, publicationsSchema } from '../schema';
import { namesOwner, type Planned, planImport } from './plan';
import { domainsShape } from './plan-shape';
import { ownPublications } from './without-sample';

const givenSchema = z.object({
  entries: z.array(entrySchema),
  options: z.object({
    owner: z.object({ nom: z.string(), prenom: z.string(), autresNoms: z.string() }),
    orcid: z.string().optional(),
    isOwn: z.boolean().optional(),
    from: z.string(),
    at: z.string(),
  }),
});
/** What the process is given as one line of JSON, before the stored publications as they are stored. */
export type Compare = z.input<typeof givenSchema>;

/** What the process says before the plan of each entry. */
export const comparedHead = z.object({
  namesOwner: z.boolean(),
  sample: z.number(),
  domains: domainsShape,
  count: z.int(),
});

/** The plan of each entry of a `Compare`, in their order. */
export function compareEntries(
  input: Buffer,
  onProgress: OnProgress,
): { readonly head: Omit<z.output<typeof comparedHead>, 'count'>; readonly lines: readonly Planned[] } {
  const end = input.indexOf('\n');
  const { entries, options } = givenSchema.parse(JSON.parse(input.toString('utf8', 0, end)));
  const { sample, publications, domains } = ownPublications(readStored(input.toString('utf8', end + 1)));
  budget.lift(); // the process has a bound of time of its own
  const planned: Planned[] = [];
  for (const each of planImport(publications, entries, options)) {
    planned.push(each);
    onProgress(planned.length, entries.length);
  }
  return { head: { namesOwner: namesOwner(planned, options.owner), sample, domains }, lines: planned };
}

/** None where the text cannot be read, as on the page; lib/site/db/section-row.ts says so in the log. */
function readStored(json: string): Publications {
  try {
    return publicationsSchema.safeParse(JSON.parse(json)).data ?? {};
  } catch {
    return {};
  }
}

/** Runs in a process of its own (lib/workers/references.ts): an imported file decides how long the comparison takes. */
import type { z } from 'zod';
import { budget } from '@/lib/mathematics/budget';
import type { OnProgress } from '@/lib/references/read-each';
import type { Entry } from '@/lib/references/work';
import { sampleParts, withoutSample } from '../../sample-items';
import { publications } from '../definition';
import { publicationsSample } from '../sample';
import { type Publications, publicationsSchema } from '../schema';
import { namesOwner, type PlanOptions, planImport } from './plan';
import type { comparedHead, Planned } from './plan-shape';

/** The first line of the process's input, in JSON; the stored publications follow, as the database has them. */
export type Compare = { readonly entries: readonly Entry[]; readonly options: PlanOptions };

export function compareEntries(
  input: Buffer,
  onProgress: OnProgress,
): { readonly head: Omit<z.output<typeof comparedHead>, 'count'>; readonly lines: readonly Planned[] } {
  const end = input.indexOf('\n');
  const { entries, options }: Compare = JSON.parse(input.toString('utf8', 0, end));
  const { stored, ...head } = ownPublications(readStored(input.toString('utf8', end + 1)));
  budget.lift(); // the process has its own time limit
  const lines: Planned[] = [];
  for (const planned of planImport(stored, entries, options)) {
    lines.push(planned);
    onProgress(lines.length, entries.length);
  }
  return { head: { ...head, namesOwner: namesOwner(lines, options.owner) }, lines };
}

/** Empty when the content cannot be read, as on the public page; lib/site/db/section-row.ts logs it. */
function readStored(json: string): Publications {
  try {
    return publicationsSchema.safeParse(JSON.parse(json)).data ?? {};
  } catch {
    return {};
  }
}

/**
 * The publications that an import is compared with, without those of the sample, which no real work can match; and how
 * many of these there are. A domain that holds nothing else is marked: it is removed with them.
 */
function ownPublications(all: Publications) {
  const sampled = { node: publications.editor, sample: publicationsSample };
  const parts = sampleParts(sampled, all);
  const stored = parts.length === 0 ? all : publicationsSchema.parse(withoutSample(sampled, all, parts));
  const domains = Object.entries(all).map(([key, { title }]) => ({
    key,
    title,
    ...(!Object.hasOwn(stored, key) && { sample: true as const }),
  }));
  return { stored, sample: parts.length, domains };
}

/** The progress of an import, as the reading process, the server and the browser pass it on. */
import { z } from 'zod';
import { hostNames } from '@/lib/host-names';

/** A host is asked, references are read, or compared with the publications. */
export const steps = [...hostNames, 'references', 'comparison'] as const;

export const progressSchema = z.object({ step: z.enum(steps), done: z.int(), total: z.int() });
/** So many `done` of `total`. */
export type Progress = Readonly<z.output<typeof progressSchema>>;

/** Calls `tell` at most ten times a second. */
export function throttled<Args extends unknown[]>(tell: (...args: Args) => void): (...args: Args) => void {
  let last = performance.now();
  return (...args) => {
    if (performance.now() - last < 100) return;
    last = performance.now();
    tell(...args);
  };
}

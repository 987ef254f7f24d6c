/** The progress of an import, as the reading process, the server and the browser pass it on. */
import type { hostNames } from '@/lib/host-names';

/** A host is asked, references are read, or compared with the publications: so many `done` of `total`. */
export type Progress = {
  readonly step: (typeof hostNames)[number] | 'references' | 'comparison';
  readonly done: number;
  readonly total: number;
};

/** Calls `tell` at most ten times a second. */
export function throttled<Args extends unknown[]>(tell: (...args: Args) => void): (...args: Args) => void {
  let last = performance.now();
  return (...args) => {
    if (performance.now() - last < 100) return;
    last = performance.now();
    tell(...args);
  };
}

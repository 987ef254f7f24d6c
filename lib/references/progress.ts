/** The progress of an import, which the reading process passes to the server, and the server to the browser. */
import type { hostNames } from '@/lib/host-names';

/** The step is a host being asked, `references` being read, or their `comparison` with the publications. */
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

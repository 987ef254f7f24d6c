import type { Progress } from '@/lib/references/progress';

export type Reading = {
  /** The address at which the hosts may reach the owner. */
  readonly contact?: string;
  /** Gives up. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

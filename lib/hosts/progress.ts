import type { Progress } from '@/lib/references/progress';

export type Reading = {
  /** Whom the hosts may write to. */
  readonly contact?: string;
  /** Gives up. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

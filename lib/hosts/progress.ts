import type { HostName } from '@/lib/host-names.mjs';

/** How far the reading of a host has come. */
export type Progress = {
  readonly host: HostName;
  /** Works that were read. */
  readonly done: number;
  readonly total: number;
};

export type Reading = {
  /** Whom the hosts may write to. */
  readonly contact?: string;
  /** Gives up. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

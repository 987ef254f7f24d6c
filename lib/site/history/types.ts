/** The history as the administration shows it: lib/site/db reads it, components/admin/history renders it. */

import type { SectionType } from '@/sections/define';
import type { Preview } from '@/sections/text-preview';
import type { Difference } from './compare';

/** The profile or a section, which have versions; `key` is `profile` or `section/{id}`. */
export type HistorySubject = {
  readonly key: string;
  readonly label: string;
  readonly group: 'site' | 'bin';
};

export type VersionLine = {
  readonly id: number;
  /** Starts at 1; distinguishes versions saved in the same minute. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Summary of the change, in French. */
  readonly what: string;
};

/** How many of the newest versions the history shows until all are asked for. */
export const newestShown = 50;

export type History = {
  readonly subject: HistorySubject;
  /** The newest first. */
  readonly versions: readonly VersionLine[];
  readonly total: number;
  /** When the oldest remaining version was saved. */
  readonly since: string | null;
  /** Version number of the stored row; a restore based on an older number is refused with 409. */
  readonly current: number;
};

export type Comparison = {
  readonly before: VersionLine;
  readonly after: VersionLine;
  readonly rows: readonly Difference[];
  /** Number of rows left out when there are too many to list. */
  readonly more: number;
  /** Why `before` cannot be restored; null when it can. */
  readonly obstacle: string | null;
};

export type TrashEntry = {
  readonly id: string;
  readonly title: string;
  readonly type: SectionType;
  readonly visible: boolean;
  readonly deletedAt: string;
  readonly preview: Preview;
};

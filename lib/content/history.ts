/** The history as the administration shows it: what lib/db reads and components/admin/history draws. */

import type { Difference } from './compare';
import type { SectionType } from './define';
import type { Preview } from './preview';

/** What has versions: `profile`, or `section/{id}`. */
export type HistorySubject = {
  readonly key: string;
  readonly label: string;
  readonly group: 'site' | 'bin';
};

export type VersionLine = {
  readonly id: number;
  /** 1 for the first; tells apart what was saved in the same minute. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** What changed, in words. */
  readonly what: string;
};

export type History = {
  readonly subject: HistorySubject;
  /** The newest first. */
  readonly versions: readonly VersionLine[];
  /** How many there are in all. */
  readonly total: number;
  /** When the oldest that is kept was saved. */
  readonly since: string | null;
  /** The stored version's number, which a restoration rests on (decision 19). */
  readonly current: number;
};

export type Comparison = {
  readonly before: VersionLine;
  readonly after: VersionLine;
  readonly rows: readonly Difference[];
  /** Rows that are not listed, when there are very many. */
  readonly more: number;
  /** Why `before` cannot be restored; null when it can. */
  readonly obstacle: string | null;
};

export type BinEntry = {
  readonly id: string;
  readonly title: string;
  readonly type: SectionType;
  readonly visible: boolean;
  readonly deletedAt: string;
  readonly preview: Preview;
};

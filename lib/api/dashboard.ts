import type { SectionType } from '@/sections/define';
import type { YearCount } from '@/sections/publications/statistics';
import type { Proposals } from './weekly-look';

export type Missing = { readonly of: 'profile' | 'photo' } | { readonly of: 'section'; readonly id: string; readonly title: string };

/** The data of the dashboard; every figure is computed from the database, none is fixed. */
export type Dashboard = {
  readonly visibleSections: number;
  readonly totalSections: number;
  /** Change over the last 30 days, in percent; null without a history that old. */
  readonly visibleChange: number | null;
  readonly totalChange: number | null;
  readonly profile: { readonly filled: number; readonly total: number };
  /** Number of uploaded files in use. */
  readonly media: number;
  /** What the weekly look at HAL and ORCID has found. */
  readonly proposals: readonly Proposals[];
  /** What the owner has not made their own yet. */
  readonly missing: readonly Missing[];
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly type: SectionType;
    readonly visible: boolean;
    /** How much it holds: characters of a text, lines of a list, items of anything else. */
    readonly size: number;
    readonly sample: boolean;
  }[];
  /** The newest first: `at` in ISO 8601, UTC; `event` as in the audit log; `title` of the section that it is about. */
  readonly changes: readonly { readonly at: string; readonly event: string; readonly title: string }[];
  readonly publicationsPerYear: readonly YearCount[];
  readonly profileSummary: { readonly fullName: string; readonly email: string; readonly gsm: string; readonly grade: string };
  readonly lastChange: string | null;
};

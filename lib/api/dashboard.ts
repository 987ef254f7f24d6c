import type { SectionType } from '@/sections/define';
import type { YearCount } from '@/sections/publications/statistics';

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
  readonly missing: readonly { readonly label: string; readonly href: string; readonly detail: string }[];
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly type: SectionType;
    readonly visible: boolean;
    readonly size: string;
    readonly sample: boolean;
  }[];
  /** The newest first; `at` in ISO 8601, UTC. */
  readonly changes: readonly { readonly at: string; readonly what: string }[];
  readonly publicationsPerYear: readonly YearCount[];
  readonly profileSummary: { readonly fullName: string; readonly email: string; readonly gsm: string; readonly grade: string };
  readonly lastChange: string | null;
};

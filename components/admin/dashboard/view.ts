/** What the dashboard is drawn from: plain figures, which lib/db/dashboard.ts computes. */
import type { SectionType } from '@/lib/content/define';

export type DashboardView = {
  readonly visibleSections: number;
  readonly totalSections: number;
  readonly visibleChange: number | null;
  readonly totalChange: number | null;
  readonly profile: { readonly filled: number; readonly total: number };
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
  readonly changes: readonly { readonly at: string; readonly what: string }[];
  readonly publicationsPerYear: readonly YearFigures[];
  readonly profileSummary: { readonly fullName: string; readonly email: string; readonly gsm: string; readonly grade: string };
  readonly lastChange: string | null;
};
export type YearFigures = { readonly year: number; readonly articles: number; readonly communications: number };

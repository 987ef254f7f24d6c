import type { AddedLanguage } from '@/lib/languages';
import type { LegalPage } from '@/lib/legal-pages';
import type { SectionType } from '@/sections/define';
import type { SectionState } from '@/sections/section-state';
import type { Proposals } from './import';

/** A place where content of the sample is left. */
export type SamplePlace = {
  readonly label: string;
  /** The path of the page where it is replaced. */
  readonly editor: string;
  readonly count: number;
} & (
  | {
      readonly of: 'profile';
      /** Whether the profile bears the sample's own name, which is no part. */
      readonly isNamed: boolean;
    }
  | { readonly of: 'languages' }
  | { readonly of: 'section'; readonly id: string }
);
export type SampleState = { readonly places: readonly SamplePlace[] };

export type GuideStep = 'identity' | 'publications' | 'texts' | 'courses' | 'sections';
export type Guide = { readonly done: Readonly<Record<GuideStep, boolean>>; readonly isClosed: boolean };

export type Reminder =
  /** A legal page that should be public and is not; how many answers it lacks, 0 where it is only switched off. */
  | { readonly of: 'legal'; readonly page: LegalPage; readonly lacks: number }
  /** Texts whose French has changed since they were translated. */
  | { readonly of: 'translation'; readonly language: AddedLanguage; readonly changed: number }
  /** A thesis that is under way by its status, and defended by its date, `2026-11-27`, `2026-11` or `2026`. */
  | { readonly of: 'thesis'; readonly subject: string; readonly date: string }
  /** The audit of accessibility is over. */
  | { readonly of: 'audit' /** `2026-11-27` */; readonly date: string };

/** The data of the dashboard; every figure is computed from the database, none is fixed. */
export type Dashboard = {
  /** Those that visitors see, by the switch and by what they hold. */
  readonly visibleSections: number;
  readonly totalSections: number;
  /** How many more than 30 days ago; null without a history that old. */
  readonly visibleChange: number | null;
  readonly totalChange: number | null;
  readonly profile: { readonly filled: number; readonly total: number };
  /** Number of uploaded pictures in use. */
  readonly media: number;
  /** The findings of the weekly look at HAL and ORCID. */
  readonly proposals: readonly Proposals[];
  /** Deposits in HAL that could be mended, by the last look. */
  readonly deposits: number;
  readonly reminders: readonly Reminder[];
  readonly sample: SampleState;
  /** The first steps of a new site; null for any other. */
  readonly guide: Guide | null;
  /** The daily back-ups; null while they are off. */
  readonly backups: {
    /** When the last one was made, in ISO 8601; null before the first. */
    readonly last: string | null;
    /** What is amiss, in French; null while the last one could be restored, or none is due yet. */
    readonly problem: string | null;
    /** When this was read, in ISO 8601: the moment that `last` is near to. */
    readonly readAt: string;
  } | null;
  /** The published static copy; null where the deployer has named no place for it. */
  readonly copy: {
    /** When the last one went out, in ISO 8601. */
    readonly last: string | null;
    /** Why the last attempt failed, in French. */
    readonly problem: string | null;
    readonly readAt: string;
  } | null;
  /** How many pages visitors saw in the last 30 days; null while visits are not counted. */
  readonly views: number | null;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly type: SectionType;
    /** The path of its editor. */
    readonly editor: string;
    readonly state: SectionState;
    /** How much it holds: characters of a text, lines of a list, items of anything else. */
    readonly size: number;
    /** How much of that is still the sample's. */
    readonly sample: number;
  }[];
  /**
   * `at` in ISO 8601, UTC; `event` and `detail` as in the audit log; `title` of the section that it is about. Null before
   * the first.
   */
  readonly lastChange: {
    readonly at: string;
    readonly event: string;
    readonly detail: Readonly<Record<string, string>>;
    readonly title: string;
  } | null;
  readonly profileSummary: {
    readonly fullName: string;
    readonly email: string;
    readonly gsm: string;
    readonly grade: string;
  };
};

import type { AddedLanguage } from '@/lib/languages';
import type { LegalPage } from '@/lib/legal-pages';
import type { SectionType } from '@/sections/define';
import type { SectionState } from '@/sections/section-state';
import type { Proposals } from './import';

/** Where sample content is left. */
export type SamplePlace = {
  readonly label: string;
  /** Path of the page where it is replaced. */
  readonly editor: string;
  readonly count: number;
} & ({ readonly of: 'profile' | 'languages' } | { readonly of: 'section'; readonly id: string });
export type SampleState = {
  readonly places: readonly SamplePlace[];
  /** Whether the profile still has the sample's name, which is no part of it and is not taken out. */
  readonly isNamed: boolean;
};

export type GuideStep = 'identity' | 'publications' | 'texts' | 'courses' | 'sections';
export type Guide = { readonly done: Readonly<Record<GuideStep, boolean>>; readonly isClosed: boolean };

export type Reminder =
  /**
   * A legal page that should be public and is not; `lacks`: how many answers are missing, 0 where it is only switched
   * off.
   */
  | { readonly of: 'legal'; readonly page: LegalPage; readonly lacks: number }
  /** Texts whose French has changed since they were translated. */
  | { readonly of: 'translation'; readonly language: AddedLanguage; readonly changed: number }
  /**
   * A thesis whose status says that it is under way and whose date says that it is defended: `2026-11-27`, `2026-11` or
   * `2026`.
   */
  | { readonly of: 'thesis'; readonly subject: string; readonly date: string }
  /** The accessibility audit has expired. */
  | { readonly of: 'audit' /** `2026-11-27` */; readonly date: string };

/** The dashboard's data; every figure is computed from the database. */
export type Dashboard = {
  /** Sections that visitors see: switched on and not empty. */
  readonly visibleSections: number;
  readonly totalSections: number;
  /** Difference from 30 days ago; null without a history that old. */
  readonly visibleChange: number | null;
  readonly totalChange: number | null;
  readonly profile: { readonly filled: number; readonly total: number };
  /** Number of uploaded pictures in use. */
  readonly media: number;
  /** Findings of the weekly check of HAL and ORCID. */
  readonly proposals: readonly Proposals[];
  /** Deposits in HAL that could be corrected, by the last check. */
  readonly deposits: number;
  readonly reminders: readonly Reminder[];
  readonly sample: SampleState;
  /** First steps of a new site; null for any other. */
  readonly guide: Guide | null;
  /** Daily backups; null while they are off. */
  readonly backups: {
    /** Time of the last backup, ISO 8601; null before the first. */
    readonly last: string | null;
    /** What is wrong, in French; null while the last backup could be restored, or none is due yet. */
    readonly problem: string | null;
    /** When this was read, ISO 8601: `last` is shown relative to it. */
    readonly readAt: string;
  } | null;
  /** The published static copy; null where the deployer has configured no destination. */
  readonly copy: {
    /** Time of the last publication, ISO 8601. */
    readonly last: string | null;
    /** Why the last attempt failed, in French. */
    readonly problem: string | null;
    readonly readAt: string;
  } | null;
  /** Page views in the last 30 days; null while visits are not counted. */
  readonly views: number | null;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly type: SectionType;
    /** Path of its editor. */
    readonly editor: string;
    readonly state: SectionState;
    /** Its size: characters of a text, lines of a list, items of anything else. */
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

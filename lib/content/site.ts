/** What the public pages are drawn from: nothing hidden is in it (lib/db/public.ts makes it). */
import type { SectionType } from './define';
import type { Profile } from './profile';
import type { ContentOf, KindId } from './registry';

export type PublicSection<Content = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly type: SectionType;
  readonly anchor: string;
  /** The label of its navigation link; absent for a section that has none (decision 5). */
  readonly nav?: string;
  readonly content: Content;
};

/** Content of the visible sections that are part of a block of another (definition.place): About's and Teaching's. */
export type Parts = { readonly [Id in KindId]?: { readonly title: string; readonly content: ContentOf<Id> } };

export type PublicSite = {
  readonly profile: Profile;
  /** The visible sections that have a place of their own, in page order. */
  readonly sections: readonly PublicSection[];
  readonly parts: Parts;
  /** When the newest visible thing was saved. */
  readonly updatedAt: Date;
};

export type SectionViewProps<Content> = { readonly section: PublicSection<Content>; readonly site: PublicSite };

/** A section as the administration and the API show it (spec section 3). */
export type StoredSection<Content = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly type: SectionType;
  readonly order: number;
  readonly visible: boolean;
  readonly content: Content;
  readonly version: number;
  /** Still sample content (decision 11). */
  readonly sample: boolean;
  /** ISO 8601, UTC. */
  readonly updated_at: string;
};

/** The profile as the administration and the API show it. */
export type StoredProfile = Profile & { readonly version: number; readonly sample: boolean; readonly updated_at: string };

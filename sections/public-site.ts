/** The data that the public pages are rendered from; lib/db/public.ts reads it without anything hidden. */
import type { SectionType } from './define';
import type { Profile } from './profil/schema';
import type { ContentOf, KindId } from './registry';

export type PublicSection<Content = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly type: SectionType;
  readonly anchor: string;
  /** The label of its navigation link; absent for a section that has none. */
  readonly nav?: string;
  readonly content: Content;
};

/** Visible sections by their kind's id; in `PublicSite`, only those shown inside the About and Teaching blocks (`definition.place`). */
export type Parts = { readonly [Id in KindId]?: { readonly title: string; readonly content: ContentOf<Id> } };

export type PublicSite = {
  readonly profile: Profile;
  /** The visible sections that are shown on their own, in page order. */
  readonly sections: readonly PublicSection[];
  readonly parts: Parts;
  /** When the profile or a visible section was last saved. */
  readonly updatedAt: Date;
};

export type SectionViewProps<Content> = { readonly section: PublicSection<Content>; readonly site: PublicSite };

/** A section as the administration and the API show it. */
export type StoredSection<Content = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly type: SectionType;
  readonly order: number;
  readonly visible: boolean;
  readonly content: Content;
  readonly version: number;
  /** Whether the content is still the sample, not yet saved by the owner. */
  readonly sample: boolean;
  /** ISO 8601, UTC. */
  readonly updated_at: string;
};

/** The profile as the administration and the API show it. */
export type StoredProfile = Profile & { readonly version: number; readonly sample: boolean; readonly updated_at: string };

/**
 * The data that the public pages are rendered from: parsed once, when lib/site/db/public.ts reads it, and without
 * anything hidden.
 */
import type { SectionType } from './define';
import type { Profile } from './profil/schema';
import { type AnyKindId, type ContentOf, definitionOf, isKind, kindOf, type PageKindId, placeOf } from './registry';

/** A visible section of kind `Id`. */
export type SectionOf<Id extends AnyKindId> = {
  readonly kind: Id;
  readonly id: string;
  readonly title: string;
  readonly anchor: string;
  /** The label of its navigation link; absent for a section that has none. */
  readonly nav?: string;
  readonly navUnderMore?: string;
  readonly content: ContentOf<Id>;
};

/** A visible section of any kind; `kind` tells what its content is. */
export type PublicSection<Id extends AnyKindId = AnyKindId> = { readonly [Each in Id]: SectionOf<Each> }[Id];

/** Whether a section stands on its own on the page, and is no part of a block. */
export const isOnPage = (section: PublicSection): section is PublicSection<PageKindId> =>
  placeOf(section.kind) === 'page';

/** A section as visitors see it. Its content is what its kind's schema has returned. */
export function publicSection({
  id,
  title,
  type,
  content,
}: Pick<StoredSection, 'id' | 'title' | 'type' | 'content'>): PublicSection {
  const { anchor, nav, navUnderMore } = isKind(id)
    ? definitionOf({ id, type })
    : { anchor: id, nav: title, navUnderMore: undefined };
  // The one place where parsed content gets its type back: the schema of `kind` has made it
  // (lib/site/db/section-row.ts, lenient-parse.ts).
  return { kind: kindOf({ id, type }), id, title, anchor, nav, navUnderMore, content } as PublicSection;
}

/**
 * Visible sections by their kind's id; in `PublicSite`, only those shown inside the About and Teaching blocks
 * (`definition.place`).
 */
export type Parts = { readonly [Id in AnyKindId]?: SectionOf<Id> };

export type PublicSite = {
  readonly profile: Profile;
  /** The visible sections that are shown on their own, in page order. */
  readonly sections: readonly PublicSection<PageKindId>[];
  readonly parts: Parts;
  /** The sizes of the stored documents, in bytes, by id: what content names beyond them is missing, and not shown. */
  readonly documents: ReadonlyMap<string, number>;
  /** Whether the owner shows a CV, at /cv. */
  readonly hasCv?: boolean;
  /** When the profile or a visible section was last saved. */
  readonly updatedAt: Date;
};

export type SectionViewProps<Id extends AnyKindId> = { readonly section: SectionOf<Id>; readonly site: PublicSite };

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
  /** Whether it was emptied with the sample, or by an import, and the owner has saved no content since. */
  readonly emptied?: true;
  /** ISO 8601, UTC. */
  readonly updated_at: string;
};

/** Whether a section was hidden with the sample: it is shown again with the first content that its owner saves. */
export const isWaiting = ({
  visible,
  sample,
  emptied,
}: Pick<StoredSection, 'visible' | 'sample' | 'emptied'>): boolean => !visible && (sample || emptied === true);

/** The profile as the administration and the API show it. */
export type StoredProfile = Profile & {
  readonly version: number;
  readonly sample: boolean;
  readonly updated_at: string;
};

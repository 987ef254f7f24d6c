/** The data for rendering public pages: parsed once by lib/site/db/public.ts, and without anything hidden. */
import { type Language, languageFacts } from '@/lib/languages';
import type { PublicLegal } from '@/lib/legal-pages';
import type { SectionType } from './define';
import type { Profile } from './profil/schema';
import { type AnyKindId, type ContentOf, definitionOf, isKind, kindOf, type PageKindId, placeOf } from './registry';

/** A visible section of kind `Id`. */
export type SectionOf<Id extends AnyKindId> = {
  readonly kind: Id;
  readonly id: string;
  readonly title: string;
  readonly anchor: string;
  /** Label of its navigation link; absent if it has none. */
  readonly nav?: string;
  readonly navUnderMore?: string;
  readonly content: ContentOf<Id>;
};

/** A visible section of any kind; `kind` tells what its content is. */
export type PublicSection<Id extends AnyKindId = AnyKindId> = { readonly [Each in Id]: SectionOf<Each> }[Id];

/** Whether a section stands alone on the page, outside a block. */
export const isOnPage = (section: PublicSection): section is PublicSection<PageKindId> =>
  placeOf(section.kind) === 'page';

/** A section with only the visitors' part of its content. */
export const forVisitors = <Section extends Pick<StoredSection, 'id' | 'type' | 'content'>>(
  section: Section,
): Section => ({
  ...section,
  content: definitionOf(section).forVisitors?.(section.content) ?? section.content,
});

/** A section for the public pages; its content is the output of its kind's schema. */
export function publicSection({
  id,
  title,
  type,
  content,
}: Pick<StoredSection, 'id' | 'title' | 'type' | 'content'>): PublicSection {
  const { anchor, nav, navUnderMore } = isKind(id)
    ? definitionOf({ id, type })
    : { anchor: id, nav: title, navUnderMore: undefined };
  // The one place where parsed content gets its type back: it comes from the schema of `kind`
  // (lib/site/db/section-row.ts, lenient-parse.ts).
  return { kind: kindOf({ id, type }), id, title, anchor, nav, navUnderMore, content } as PublicSection;
}

/** Visible sections by kind id; in `PublicSite`, those inside the About and Teaching blocks (`definition.place`). */
export type Parts = { readonly [Id in AnyKindId]?: SectionOf<Id> };

export type PublicSite = {
  /**
   * Language of the page: of its own words, and of the texts in `profile`, `sections` and `parts` as far as translated.
   */
  readonly language: Language;
  /** Public languages, French first. */
  readonly languages: readonly Language[];
  /** Untranslated texts, shown in French on a page in another language. */
  readonly untranslated: ReadonlySet<string>;
  readonly profile: Profile;
  /** Visible sections outside blocks, in page order. */
  readonly sections: readonly PublicSection<PageKindId>[];
  readonly parts: Parts;
  /** Sizes of stored documents, in bytes, by id: others in content are missing and not shown. */
  readonly documents: ReadonlyMap<string, number>;
  /** Whether the owner shows a CV, at /cv. */
  readonly hasCv?: boolean;
  /** The public legal pages; absent if there are none. */
  readonly legal?: PublicLegal;
  /** When the profile or a visible section was last saved. */
  readonly updatedAt: Date;
};

/** A site in French only, as written. */
export const inFrench = {
  language: 'fr',
  languages: ['fr'],
  untranslated: new Set<string>(),
} as const satisfies Partial<PublicSite>;

/** Language and direction of a text that differ from the page's. */
export type LangAttributes = { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };

/**
 * Attributes of the element that shows a text of the owner (the whole text, before it is shortened), or several: French
 * on a page in another language, for screen readers and text direction (WCAG 3.1.2).
 */
export function langAttributes(
  { language, untranslated }: Pick<PublicSite, 'language' | 'untranslated'>,
  ...texts: readonly (string | undefined)[]
): LangAttributes {
  if (!texts.some((text) => text && untranslated.has(text))) return {};
  return { lang: 'fr', ...(languageFacts[language].dir === 'rtl' && { dir: 'ltr' }) };
}

export type SectionViewProps<Id extends AnyKindId> = { readonly section: SectionOf<Id>; readonly site: PublicSite };

/** A section for the administration and the API. */
export type StoredSection<Content = unknown> = {
  readonly id: string;
  readonly title: string;
  readonly type: SectionType;
  readonly order: number;
  readonly visible: boolean;
  readonly content: Content;
  readonly version: number;
  /** Whether some content is still the sample's; which parts, and how many: sections/sample-items.ts. */
  readonly sample: boolean;
  /** Whether it was emptied with the sample or by an import, and not saved with content since. */
  readonly emptied?: true;
  /** ISO 8601, UTC. */
  readonly updated_at: string;
};

/** The profile for the administration and the API. */
export type StoredProfile = Profile & {
  readonly version: number;
  /** Whether some of it is still the sample's (sections/profil/sample-fields.ts). */
  readonly sample: boolean;
  readonly updated_at: string;
};

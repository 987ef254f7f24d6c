/**
 * The data that the public pages are rendered from: parsed once, when lib/site/db/public.ts reads it, and without
 * anything hidden.
 */
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

/** A section with what visitors are told of its content, and nothing else. */
export const forVisitors = <Section extends Pick<StoredSection, 'id' | 'type' | 'content'>>(
  section: Section,
): Section => ({
  ...section,
  content: definitionOf(section).forVisitors?.(section.content) ?? section.content,
});

/** A section in the shape of the public pages. Its content is what its kind's schema has returned. */
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
  /** That of the page: of its own words, and of the texts of `profile`, `sections` and `parts`, where translated. */
  readonly language: Language;
  /** Those in which visitors find the site, French first. */
  readonly languages: readonly Language[];
  /** The texts that are shown in French on a page in another language, for want of a translation. */
  readonly untranslated: ReadonlySet<string>;
  readonly profile: Profile;
  /** The visible sections that are shown on their own, in page order. */
  readonly sections: readonly PublicSection<PageKindId>[];
  readonly parts: Parts;
  /** The sizes of the stored documents, in bytes, by id: what content names beyond them is missing, and not shown. */
  readonly documents: ReadonlyMap<string, number>;
  /** Whether the owner shows a CV, at /cv. */
  readonly hasCv?: boolean;
  /** The legal pages that visitors find; absent while there is none. */
  readonly legal?: PublicLegal;
  /** When the profile or a visible section was last saved. */
  readonly updatedAt: Date;
};

/** A site in French alone, as its owner has written it. */
export const inFrench = {
  language: 'fr',
  languages: ['fr'],
  untranslated: new Set<string>(),
} as const satisfies Partial<PublicSite>;

/** What a part of the page says of the language and the direction of its text, where it is not the page's own. */
export type LangAttributes = { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };

/**
 * The attributes of the element that shows a text of the owner's (the whole text, before it is shortened), or several
 * in one: French on a page in another language, for who hears it and for the direction of its lines (WCAG 3.1.2).
 */
export function langAttributes(
  { language, untranslated }: Pick<PublicSite, 'language' | 'untranslated'>,
  ...texts: readonly (string | undefined)[]
): LangAttributes {
  if (!texts.some((text) => text && untranslated.has(text))) return {};
  return { lang: 'fr', ...(languageFacts[language].dir === 'rtl' && { dir: 'ltr' }) };
}

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
  /** Whether some of the content is still the sample's; which parts, and how many: sections/sample-items.ts. */
  readonly sample: boolean;
  /** Whether it was emptied with the sample, or by an import, and the owner has saved no content since. */
  readonly emptied?: true;
  /** ISO 8601, UTC. */
  readonly updated_at: string;
};

/** The profile as the administration and the API show it. */
export type StoredProfile = Profile & {
  readonly version: number;
  /** Whether some of it is still the sample's (sections/profil/sample-fields.ts). */
  readonly sample: boolean;
  readonly updated_at: string;
};

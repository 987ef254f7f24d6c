/** The content that visitors see, in another language. */
import 'server-only';
import type { AddedLanguage, Language } from '@/lib/languages';
import { type AddedSettings, publicLanguages } from '@/lib/site/language-settings';
import { profileTree } from '@/sections/profil/editor';
import type { Profile } from '@/sections/profil/schema';
import { inFrench, type PublicSite, type StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { standardTranslation } from '@/sections/translation/standard-texts';
import { translated } from '@/sections/translation/translated';
import { readTranslations, type Translation } from './translations';

export type Content = { readonly profile: Profile; readonly sections: readonly StoredSection[] };
type LanguageInfo = Pick<PublicSite, 'language' | 'languages' | 'untranslated'>;

/**
 * The content in a language: texts translated, or what the owner wants of them without; sections that are hidden in it,
 * or of which nothing is left, are not there.
 */
export async function contentIn(
  language: Language,
  added: AddedSettings,
  content: Content,
): Promise<Content & LanguageInfo> {
  const languages = publicLanguages(added);
  if (language === 'fr') return { ...content, ...inFrench, languages };
  const omits = added[language]?.untranslated === 'omitted';
  const hidesSections = true;
  return {
    languages,
    ...translatedContent(await readTranslations(language), content, { language, omits, hidesSections }),
  };
}

type Wanted = {
  readonly language: AddedLanguage;
  /** Whether a text without a translation is left out; else it is in French. */
  readonly omits: boolean;
  readonly hidesSections: boolean;
};
type Into = Wanted & { readonly untranslated: Set<string>; readonly asked: Set<string> };

export function translatedContent(
  translations: ReadonlyMap<string, Translation>,
  content: Content,
  wanted: Wanted,
): Content & Pick<Into, 'language' | 'untranslated' | 'asked'> {
  const into = { ...wanted, untranslated: new Set<string>(), asked: new Set<string>() };
  const profile = translated(profileTree, content.profile, {
    ...into,
    entries: translations.get('profile')?.texts ?? [],
  });
  return {
    language: into.language,
    untranslated: into.untranslated,
    asked: into.asked,
    profile: profile as Profile, // its tree is typed after the profile, and only texts differ
    sections: content.sections.flatMap(
      (section) => translatedSection(section, translations.get(`section/${section.id}`), into) ?? [],
    ),
  };
}

/** A section in another language; null where it is hidden in it, or nothing of it is translated and that is left out. */
function translatedSection(
  section: StoredSection,
  translation: Translation | undefined,
  into: Into,
): StoredSection | null {
  if (into.hidesSections && translation?.visible === false) return null;
  const definition = definitionOf(section);
  const title = translation?.title || standardTranslation(section.title, into.language);
  const content = translated(definition.editor, section.content, { ...into, entries: translation?.texts ?? [] });
  if (into.omits && !definition.internal && title === undefined) return null;
  if (into.omits && definition.count(content) === 0 && definition.count(section.content) > 0) return null;
  if (title === undefined) for (const texts of [into.untranslated, into.asked]) texts.add(section.title);
  return { ...section, title: title ?? section.title, content };
}

/** The label of a section's link in a language: that of its kind as the product translates it, else its own title. */
export function navIn<Section extends { readonly nav?: string; readonly navUnderMore?: string }>(
  section: Section,
  language: Language,
): Section {
  if (language === 'fr') return section;
  const { nav, navUnderMore } = section;
  return {
    ...section,
    ...(nav && { nav: standardTranslation(nav, language) ?? nav }),
    ...(navUnderMore && { navUnderMore: standardTranslation(navUnderMore, language) ?? navUnderMore }),
  };
}

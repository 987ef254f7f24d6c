/** What the administration shows of translations: each subject with its French texts, and how far it is translated. */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { notFound } from '@/lib/errors';
import { type AddedLanguage, addedLanguages } from '@/lib/languages';
import type { EditedTranslation, TranslationLine } from '@/lib/site/api/translations';
import type { AnyNode } from '@/sections/editor-tree';
import { profileTree } from '@/sections/profil/editor';
import { profileParts } from '@/sections/profil/sample-fields';
import { definitionOf } from '@/sections/registry';
import { namesOf, type PartPath, sampledBy, sampleGroups, sampleParts } from '@/sections/sample-items';
import { type Progress, progressOf, type TranslationRow, translationRows } from '@/sections/translation/editor';
import { standardTranslation, unaskedFor } from '@/sections/translation/standard-texts';
import { type PlacedText, textsOf } from '@/sections/translation/texts';
import { readProfile } from './profile';
import { presentSections } from './section-row';
import { readLanguages, readTranslations, type Subject, type Translation, unsaved } from './translations';

type Source = {
  readonly subject: Subject;
  /** The French title; of the profile its name in the administration. */
  readonly label: string;
  /** Whether the title is a text of its own, to be translated. */
  readonly isTitled: boolean;
  readonly isPublic: boolean;
  readonly node: AnyNode;
  readonly content: unknown;
  /** The parts of the content that are still the sample's: they are not asked about. */
  readonly sample: readonly PartPath[];
};

async function readSources(owner: Authority): Promise<Source[]> {
  const { version: _, sample: __, updated_at: ___, ...profile } = await readProfile(owner);
  const sections = (await presentSections()).map(({ id, title, visible, content, type }): Source => {
    const definition = definitionOf({ id, type });
    const { editor, internal, label } = definition;
    return {
      subject: `section/${id}`,
      label: internal ? label : title,
      isTitled: !internal,
      isPublic: visible,
      node: editor,
      content,
      sample: [...sampleParts(sampledBy(definition), content), ...sampleGroups(sampledBy(definition), content)],
    };
  });
  const own = { label: 'Profil', isTitled: false, isPublic: true, node: profileTree, content: profile };
  return [{ subject: 'profile', ...own, sample: profileParts(profile) }, ...sections];
}

/** The texts of the owner's: none of an invented life is to be translated. */
function ownTexts({ node, content, sample }: Source): PlacedText[] {
  const invented = sample.map((part) => namesOf(part, content));
  return textsOf(node, content).filter(
    ({ path }) => !invented.some((names) => names.every((name, at) => path[at] === name)),
  );
}

export const readProgress = async (owner: Authority, language: AddedLanguage): Promise<TranslationLine[]> =>
  linesIn(await readSources(owner), await readTranslations(language), language);

function linesIn(
  sources: readonly Source[],
  translations: ReadonlyMap<string, Translation>,
  language: AddedLanguage,
): TranslationLine[] {
  return sources.flatMap((source) => {
    const { subject, label, isPublic } = source;
    const translation = translations.get(subject);
    const rows = translationRows(ownTexts(source), translation?.texts ?? [], unaskedFor(language));
    if (rows.length === 0 && !source.isTitled) return [];
    const progress = progressIn(source, rows, translation, language);
    return { subject, label, isPublic, ...progress, visible: translation?.visible ?? true };
  });
}

/** That of the texts, and of the title where it is the owner's own. */
function progressIn(
  { label, isTitled }: Source,
  rows: readonly TranslationRow[],
  translation: Translation | undefined,
  language: AddedLanguage,
): Progress {
  const { all, missing, changed } = progressOf(rows);
  const hasTitle = Boolean(translation?.title);
  const isAsked = isTitled && (hasTitle || standardTranslation(label, language) === undefined);
  return { all: all + Number(isAsked), missing: missing + Number(isAsked && !hasTitle), changed };
}

/** For each added language that has some: how many texts of public sections have changed in French since. */
export async function readStaleTranslations(
  owner: Authority,
): Promise<readonly { readonly language: AddedLanguage; readonly changed: number }[]> {
  const settings = await readLanguages();
  const added = addedLanguages.filter((language) => settings[language]);
  if (added.length === 0) return [];
  const sources = (await readSources(owner)).filter(({ isPublic }) => isPublic);
  const counts = added.map(async (language) => {
    const lines = linesIn(sources, await readTranslations(language), language);
    return { language, changed: lines.reduce((sum, { changed }) => sum + changed, 0) };
  });
  return (await Promise.all(counts)).filter(({ changed }) => changed > 0);
}

/** One subject, to be translated. Throws `notFound`. */
export async function readEdited(
  owner: Authority,
  subject: string,
  language: AddedLanguage,
): Promise<EditedTranslation> {
  const sources = await readSources(owner);
  const at = sources.findIndex((each) => each.subject === subject);
  const source = sources[at];
  if (!source) throw notFound('Cette section est introuvable');
  const { label, isTitled } = source;
  const translations = await readTranslations(language);
  const stored = translations.get(source.subject) ?? unsaved(source.subject, language);
  const elsewhere = [...translations.values()].flatMap((each) => (each.subject === subject ? [] : each.texts));
  const rows = translationRows(ownTexts(source), stored.texts, unaskedFor(language), elsewhere);
  const following = linesIn([...sources.slice(at + 1), ...sources.slice(0, at)], translations, language);
  return {
    subject: source.subject,
    label,
    isTitled,
    stored,
    rows,
    progress: progressIn(source, rows, stored, language),
    standardTitle: (isTitled && standardTranslation(label, language)) || '',
    next: following.find(({ missing, changed }) => missing + changed > 0) ?? null,
  };
}

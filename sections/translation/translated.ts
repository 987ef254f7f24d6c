/** A content in another language: texts translated, facts unchanged. */
import type { AddedLanguage } from '@/lib/languages';
import type { AnyNode } from '../editor-tree';
import { type TranslatedText, translationFinder } from './entries';
import { isKeptIn, languageBeforeBrackets, standardFor } from './standard-texts';
import { formlessTexts, mapTexts, textsOf } from './texts';

type Into = {
  readonly language: AddedLanguage;
  readonly entries: readonly TranslatedText[];
  /** Whether untranslated texts are left out; otherwise shown in French. */
  readonly omits: boolean;
  /** Collects the texts shown in French, including those that no form has. */
  readonly untranslated: Set<string>;
  /** Collects those of them that are to be translated: all but names and titles that stay as they are. */
  readonly asked?: Set<string>;
};

/**
 * A content with editor tree `node` in the language: for each text the owner's translation, the product's, or whatever
 * `omits` decides.
 */
export function translated(
  node: AnyNode,
  content: unknown,
  { language, entries, omits, untranslated, asked }: Into,
): unknown {
  for (const text of formlessTexts(node, content)) {
    untranslated.add(text);
    asked?.add(text);
  }
  const find = translationFinder(textsOf(node, content), entries);
  const standardOf = standardFor(language);
  return mapTexts(node, content, (text) => {
    const translation = find(text);
    if (translation.is === 'translated' || (translation.is === 'changed' && translation.isSure))
      return translation.text;
    const standard = standardOf(text);
    if (standard !== undefined) return standard;
    const languageName = languageBeforeBrackets(text, language);
    const isKept = isKeptIn(language, text);
    if (omits && !text.namesFacts && !isKept) return languageName?.known ?? null;
    const shown = languageName?.whole ?? text.text;
    untranslated.add(shown);
    if (!isKept) asked?.add(shown);
    return shown;
  });
}

/** A content in another language: its texts translated, its facts as they are. */
import type { AddedLanguage } from '@/lib/languages';
import type { AnyNode } from '../editor-tree';
import { type TranslatedText, translationFinder } from './entries';
import { languageBeforeBrackets, standardFor } from './standard-texts';
import { formlessTexts, mapTexts, textsOf } from './texts';

type Into = {
  readonly language: AddedLanguage;
  readonly entries: readonly TranslatedText[];
  /** Whether a text without a translation is left out; else it is shown in French. */
  readonly omits: boolean;
  /** Takes the texts that are shown in French, those that no form has among them. */
  readonly untranslated: Set<string>;
};

/**
 * A content, edited by `node`, with each text in the language: the owner's translation, that of the product for a text
 * that it comes with, or what becomes of the others.
 */
export function translated(node: AnyNode, content: unknown, { language, entries, omits, untranslated }: Into): unknown {
  for (const text of formlessTexts(node, content)) untranslated.add(text);
  const find = translationFinder(textsOf(node, content), entries);
  const standardOf = standardFor(language);
  return mapTexts(node, content, (text) => {
    const translation = find(text);
    if (translation.is === 'translated' || (translation.is === 'changed' && translation.isSure))
      return translation.text;
    const standard = standardOf(text);
    if (standard !== undefined) return standard;
    const spoken = languageBeforeBrackets(text, language);
    if (omits && !text.namesFacts) return spoken?.known ?? null;
    const shown = spoken?.whole ?? text.text;
    untranslated.add(shown);
    return shown;
  });
}

/** A stored translation: the texts of a section or of the profile, in one language. */
import { z } from 'zod';
import type { AddedLanguage } from '@/lib/languages';
import type { AnyNode } from '@/sections/editor-tree';
import { isKeptIn, languageBeforeBrackets, standardFor } from './standard-texts';
import { formlessTexts, mapTexts, type PlacedText, textsOf } from './texts';

const entry = z.object({
  form: z.enum(['line', 'lines', 'html']),
  /** Path of the text when it was translated: `PlacedText.path`, joined by `/`. */
  place: z.string().max(2000),
  /** The French text translated. */
  of: z.string().min(1).max(200_000),
  /** The translation; equal to the French text if that applies in the other language too, as for a name. */
  text: z.string().min(1).max(200_000),
});
export type TranslatedText = z.output<typeof entry>;

/** Limit: as many as the texts of a large site, 20 sections of 500. */
export const translatedTexts = z.array(entry).max(10_000).readonly();

export const placeOf = ({ path }: Pick<PlacedText, 'path'>): string => path.join('/');

/**
 * The state of a text in the other language: `translated`; `changed`, if the French was different when translated; or
 * `missing`.
 */
export type Found =
  | { readonly is: 'translated'; readonly text: string }
  | { readonly is: 'changed'; readonly text: string; readonly of: string; readonly isSure: boolean }
  | { readonly is: 'missing' };

/**
 * Finds the translation of each text of a content: by its French text, at the same path first; if the French has
 * changed, by path. `isSure`: the path identifies the text, since all items on it have ids.
 */
export function translationFinder(
  texts: readonly PlacedText[],
  entries: readonly TranslatedText[],
): (text: PlacedText) => Found {
  const sources = new Set(texts.map(({ text }) => text));
  const ofText = Map.groupBy(entries, ({ of }) => of);
  const atPlace = new Map(entries.filter(({ of }) => !sources.has(of)).map((each) => [each.place, each]));
  return (text) => {
    const place = placeOf(text);
    const same = ofText.get(text.text);
    const exact = same?.find((each) => each.place === place) ?? same?.[0];
    if (exact) return { is: 'translated', text: exact.text };
    const before = atPlace.get(place);
    if (!before) return { is: 'missing' };
    const isSure = text.path.every((name) => !name.startsWith('#'));
    return { is: 'changed', text: before.text, of: before.of, isSure };
  };
}

// A content in another language: texts translated, facts unchanged.

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

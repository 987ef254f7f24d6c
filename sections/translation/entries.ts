/** A stored translation: the texts of a section or of the profile, in one language. */
import { z } from 'zod';
import type { PlacedText } from './texts';

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

/** What is stored of a translation: the texts of a section, or of the profile, in one language. */
import { z } from 'zod';
import type { PlacedText } from './texts';

const entry = z.object({
  form: z.enum(['line', 'lines', 'html']),
  /** Where the text stood when it was translated: `PlacedText.path`, joined by `/`. */
  place: z.string().max(2000),
  /** The French text that it translates. */
  of: z.string().min(1).max(200_000),
  /** The translation; the French text itself where that is to stand in the other language too, as a name does. */
  text: z.string().min(1).max(200_000),
});
export type TranslatedText = z.output<typeof entry>;

/** At most as many as a large site has texts: 20 sections of 500. */
export const translatedTexts = z.array(entry).max(10_000).readonly();

export const placeOf = ({ path }: Pick<PlacedText, 'path'>): string => path.join('/');

/**
 * How a text stands in the other language: `translated`; `changed`, translated when the French was another; or
 * `missing`.
 */
export type Found =
  | { readonly is: 'translated'; readonly text: string }
  | { readonly is: 'changed'; readonly text: string; readonly of: string; readonly isSure: boolean }
  | { readonly is: 'missing' };

/**
 * Finds the translation of each text of a content: by its French text, at its own place first; else, where the French
 * has changed, by its place. `isSure` says that the place is one item's for good, since all items on the way have ids.
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

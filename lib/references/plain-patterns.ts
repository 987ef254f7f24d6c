/** Patterns that are kept as data, and what stands in a text for a part that one of them has taken out. */
import words from './words/patterns.json' with { type: 'json' };

export const gap = '\uE000';

/** Returns a function that makes an expression of a pattern, with `<year>` and the like from `parts`. */
export const expressionIn =
  (parts: Readonly<Partial<Record<string, string>>>) =>
  (pattern: string, flags = 'iu'): RegExp => {
    const all: typeof parts = { ...parts, gap };
    const filled = (text: string): string =>
      text.replace(/<(\w+)>/g, (whole, part: string) => (all[part] ? filled(all[part]) : whole));
    return new RegExp(filled(pattern), flags);
  };

/** Some are parts of others. */
export const plainWords: Readonly<Record<string, string>> = words;
export const patternOf = expressionIn(plainWords);

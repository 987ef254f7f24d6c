/** Superscript and subscript characters of Unicode. */
import characters from './words/superscripts.json' with { type: 'json' };

const pairs = ({ plain, other }: (typeof characters)['raised']): ReadonlyMap<string, string> => {
  const letters = Array.from(other);
  return new Map(Array.from(plain, (letter, index) => [letter, letters[index] ?? letter]));
};

export const superscripts = pairs(characters.raised);
export const subscripts = pairs(characters.lowered);

/** A text in superscript or subscript characters; unchanged if one of its characters has none. */
export function raised(text: string, characters: ReadonlyMap<string, string>): string {
  const found = Array.from(text.trim(), (letter) => characters.get(letter));
  return found.every((letter) => letter !== undefined) ? found.join('') : text;
}

/** Characters of Unicode that are raised or lowered. */

const pairs = (plain: string, other: string): ReadonlyMap<string, string> => {
  const letters = Array.from(other);
  return new Map(Array.from(plain, (letter, index) => [letter, letters[index] ?? letter]));
};

export const superscripts = pairs(
  '0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWèéβγδ',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵉᵉᵝᵞᵟ',
);

export const subscripts = pairs('0123456789+-−=()aehijklmnoprstuvxβγρφχ', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ');

/** A text in raised or lowered characters where there is one for each of its own, else as it is. */
export function raised(text: string, characters: ReadonlyMap<string, string>): string {
  const found = Array.from(text.trim(), (letter) => characters.get(letter));
  return found.every((letter) => letter !== undefined) ? found.join('') : text;
}

/** Writes other alphabets in Latin letters. */
import { fold } from './fold';

/**
 * Letters and their Latin equivalents, in alternation, as libraries write them (ISO 843, ISO 9 and ALA-LC), without the
 * diacritics that a URL cannot have; accents and vowel points are removed first.
 */
const alphabets = [
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya',
  'і i є ye ґ g ђ dj ј j љ lj њ nj ћ c џ dz ѕ dz ө o ү u қ k ң n ғ g һ h ә a',
  'ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h و w ي y ى a ة a',
  'پ p چ ch ژ zh ک k گ g ی i ہ h ے e ٹ t ڈ d ڑ r ں n',
  'א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף p צ ts ץ ts ק q ר r ש sh ת t',
];
const letters: ReadonlyMap<string, string> = new Map(
  alphabets.flatMap((line) =>
    Array.from(line.matchAll(/(\S) (\S+)/gu), ([, letter = '', latin = '']) => [letter, latin]),
  ),
);

/**
 * « Πόλις », « Война и мир », «شبكات » → `polis`, `voina i mir`, `shbkat`; folded, with unlisted characters unchanged.
 */
export const transliterated = (text: string): string =>
  fold(text)
    .replace(/(?<=[αεο])υ/g, 'u')
    .replace(/[^\0-\u036f]/gu, (letter) => letters.get(letter) ?? (/[ьъءـʼ]/u.test(letter) ? '' : letter));

import { fold } from '@/lib/format/fold';
import words from './words.json' with { type: 'json' };

/**
 * Words that belong to the family name after them: French, Arabic, then Dutch, German, Portuguese, Italian and Spanish
 * ones.
 */
const particles = new Set(words.particles);

const bound = new Set(words.bound);

/**
 * Those with which a family name may begin when it stands alone: « Le Goff »; « Ben Ali » may be a given name and a
 * family name.
 */
const leading = new Set(words.leading);

/** A capital alone is an initial: « D Turner ». */
const folded = (word: string): string => (/^\p{Lu}$/u.test(word) ? '' : fold(word));

/** Whether a word of a name is a particle, whatever its case and accents: « Aït », « DE ». */
export const isParticle = (word: string): boolean => particles.has(folded(word));

/** Whether a word is one with the next: a particle, « Saint », « Abd », or ends with one, as « Cuny-Le ». */
export const bindsNext = (word: string): boolean => {
  const last = folded(word.slice(word.lastIndexOf('-') + 1));
  return particles.has(last) || bound.has(last) || /^(?:Ó|Ní|Uí)$/.test(word);
};

/**
 * Whether a family name begins here though it goes on for some words: « Le » of « Le Roy Ladurie »; « Van » may be a
 * given name.
 */
export const beginsLong = (word: string): boolean => mayBegin(word) && fold(word) !== 'van';

export const mayBegin = (word: string): boolean => leading.has(folded(word));

/** « y » of Spanish, « i » of Catalan, « e » of Portuguese: between two family names. */
export const isBetween = (word: string): boolean => /^[yie]$/.test(word);

/** Whether a text is nothing but particles: « de la », « d’ ». */
export const areParticles = (text: string): boolean => {
  const words = text.replaceAll(/['’]/g, ' ').trim().split(/\s+/);
  return (
    words.length < 4 &&
    words.every((word) => word === word.toLowerCase() && (particles.has(fold(word)) || bound.has(fold(word))))
  );
};

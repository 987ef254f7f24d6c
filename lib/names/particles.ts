import { fold } from '@/lib/format/fold';
import words from './words.json' with { type: 'json' };

/** Words that belong to the family name after them: « de », « ben », « van ». */
const particles = new Set(words.particles);

/** Other words that make one name with the next: « Saint », « Abd ». */
const bound = new Set(words.bound);

/** Particles that begin a family name even without a given name before: « Le Goff »; « Ben Ali » may be both names. */
const leading = new Set(words.leading);

/** A single capital is an initial, never a particle: « D Turner ». */
const folded = (word: string): string => (/^\p{Lu}$/u.test(word) ? '' : fold(word));

/** Whether a word of a name is a particle, whatever its case and accents: « Aït », « DE ». */
export const isParticle = (word: string): boolean => particles.has(folded(word));

/** Whether a word makes one name with the next: a particle, « Saint », « Abd », or a word ending in one, « Cuny-Le ». */
export const bindsNext = (word: string): boolean => {
  const last = folded(word.slice(word.lastIndexOf('-') + 1));
  return particles.has(last) || bound.has(last) || /^(?:Ó|Ní|Uí)$/.test(word);
};

/** Whether a word begins a family name of several words: « Le » in « Le Roy Ladurie »; « Van » may be a given name. */
export const beginsLongFamily = (word: string): boolean => mayBeginFamily(word) && fold(word) !== 'van';

export const mayBeginFamily = (word: string): boolean => leading.has(folded(word));

/** The word between two family names: « y » in Spanish, « i » in Catalan, « e » in Portuguese. */
export const isBetween = (word: string): boolean => /^[yie]$/.test(word);

/** Whether a text has only particles: « de la », « d’ ». */
export const areParticles = (text: string): boolean => {
  const words = text.replaceAll(/['’]/g, ' ').trim().split(/\s+/);
  return (
    words.length < 4 &&
    words.every((word) => word === word.toLowerCase() && (particles.has(fold(word)) || bound.has(fold(word))))
  );
};

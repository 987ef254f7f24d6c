import { fold } from './fold';

/** Words that belong to the family name after them: French, Arabic, then Dutch, German, Portuguese, Italian and Spanish ones. */
const particles = new Set('de du des d la le les el al ait ben bel bou ould van von der den da dos di del'.split(' '));

/** Whether a word of a name is a particle, whatever its case and accents: « Aït », « DE ». */
export function isParticle(word: string): boolean {
  return particles.has(fold(word));
}

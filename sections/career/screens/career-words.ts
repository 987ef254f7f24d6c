/** Texts of the career review. */
import { counted } from '@/lib/format/french';
import type { PlannedCareer } from '../plan-shape';

/** The outcomes of entries: counted nouns, and the text for those in no section's panel. */
export const outcomes = [
  { is: 'new', words: ['nouvelle', 'nouvelles'] },
  {
    is: 'choose',
    words: ['à préciser', 'à préciser'],
    hint: 'Dites ce que c’est\u00a0; sans réponse, elles sont laissées de côté.',
  },
  {
    is: 'alike',
    words: ['à confirmer', 'à confirmer'],
    hint: 'Peut-être déjà là\u00a0: cochez celles qui sont à ajouter.',
  },
  { is: 'aside', words: ['à part', 'à part'], hint: 'Cochez celles que vous voulez montrer.' },
  {
    is: 'update',
    words: ['à mettre à jour', 'à mettre à jour'],
    hint: 'Soutenues depuis\u00a0: le statut, la date, le numéro et ce qui manquait\u202f; vos mots restent.',
  },
  { is: 'same', words: ['déjà là', 'déjà là'], hint: 'Rien à faire\u00a0: vos mots restent.' },
  { is: 'refused', words: ['pas le mien', 'pas le mien'], hint: 'Jamais proposé tant que vous ne le reprenez pas.' },
  {
    is: 'unreadable',
    words: ['illisible', 'illisibles'],
    hint: 'Complétez-les à la source, ou ajoutez-les vous-même.',
  },
] as const;

/** « 21 entrées : 16 nouvelles, 2 à préciser »; the counts add up. */
export function careerOutcome(entries: readonly PlannedCareer[]): string {
  const counts = outcomes.flatMap(({ is, words }) => {
    const count = entries.filter((each) => each.is === is).length;
    return count > 0 ? counted(count, words[0], words[1]) : [];
  });
  return `${counted(entries.length, 'entrée', 'entrées')}\u00a0: ${counts.join(', ')}`;
}

/** The words of the review of a career. */
import { counted } from '@/lib/format/french';
import type { PlannedCareer } from '../../../../career/plan-shape';

const outcomes = [
  ['new', 'nouvelle', 'nouvelles'],
  ['choose', 'à préciser', 'à préciser'],
  ['alike', 'à confirmer', 'à confirmer'],
  ['aside', 'à part', 'à part'],
  ['same', 'déjà là', 'déjà là'],
  ['refused', 'refusée', 'refusées'],
  ['unreadable', 'illisible', 'illisibles'],
] as const;

/** « 21 entrées : 16 nouvelles, 2 à préciser »; the counts add up. */
export function careerOutcome(entries: readonly PlannedCareer[]): string {
  const counts = outcomes.flatMap(([name, one, many]) => {
    const count = entries.filter(({ is }) => is === name).length;
    return count > 0 ? counted(count, one, many) : [];
  });
  return `${counted(entries.length, 'entrée', 'entrées')}\u00a0: ${counts.join(', ')}`;
}

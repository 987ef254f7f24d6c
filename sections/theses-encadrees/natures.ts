/** The natures of a supervision: a thesis, which is what an item is that names none, and others. */
import type { Language } from '@/lib/languages';
import { natureCounts } from './nature-counts';

/** Those that the form offers; the owner may write another one. */
const knownNatures = ['Thèse', 'HDR', 'Post-doctorat', 'Ingénieur', 'Master', 'PFE'] as const;
export const natureNames: readonly string[] = knownNatures;

type Supervised = { readonly encadrement?: { readonly nature?: string } };

/** The stored word, « Thèse » for none. */
export const natureOf = ({ encadrement }: Supervised): string => encadrement?.nature?.trim() || 'Thèse';

/** Undefined for a word of the owner's own. */
export const knownNature = (item: Supervised) => knownNatures.find((name) => name === natureOf(item));

export const isThesis = (item: Supervised): boolean => natureOf(item) === 'Thèse';

/** Whether it ends with a defence that makes a doctor or an HDR. */
export const isDefended = (nature: string): boolean => nature === 'Thèse' || nature === 'HDR';

/** « 3 mémoires de master », « 1 post-doctorat »; natures of the owner's own are counted together. */
export function countedNatures(items: readonly Supervised[], language: Language = 'fr'): string[] {
  return [...knownNatures, 'other' as const].flatMap((name) => {
    const count = items.filter((item) => (knownNature(item) ?? 'other') === name).length;
    return count > 0 ? natureCounts[language][name](count) : [];
  });
}

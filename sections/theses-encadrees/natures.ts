/** The natures of a supervision: a thesis, which is what an item is that names none, and others. */
import { counted } from '@/lib/format/french';
import type { Supervision } from './facts';

type Words = { readonly one: string; readonly many: string /** « Thèse de », before a name. */; readonly of: string };

/** By the word that is stored; the owner may write another one. */
const natures: Readonly<Record<string, Words>> = {
  Thèse: { one: 'thèse', many: 'thèses', of: 'Thèse de' },
  HDR: { one: 'HDR', many: 'HDR', of: 'HDR de' },
  'Post-doctorat': { one: 'post-doctorat', many: 'post-doctorats', of: 'Post-doctorat de' },
  Ingénieur: { one: 'ingénieur', many: 'ingénieurs', of: 'Travail d’ingénieur de' },
  Master: { one: 'mémoire de master', many: 'mémoires de master', of: 'Mémoire de master de' },
  PFE: { one: 'projet de fin d’études', many: 'projets de fin d’études', of: 'Projet de fin d’études de' },
};
export const natureNames = Object.keys(natures);

type Supervised = { readonly encadrement?: Supervision | undefined };

/** The stored word, « Thèse » for none. */
export const natureOf = ({ encadrement }: Supervised): string => encadrement?.nature?.trim() || 'Thèse';

export const isThesis = (item: Supervised): boolean => natureOf(item) === 'Thèse';

/** Whether it ends with a defence that makes a doctor or an HDR. */
export const isDefended = (nature: string): boolean => nature === 'Thèse' || nature === 'HDR';

/** « mémoire de master », or the owner's own word. */
export const natureOne = (item: Supervised): string => natures[natureOf(item)]?.one ?? natureOf(item);

/** « Mémoire de master de », before a name; « Encadrement de » for a nature of the owner's own. */
export const natureBefore = (item: Supervised): string => natures[natureOf(item)]?.of ?? 'Encadrement de';

/** « 3 mémoires de master », « 1 post-doctorat »; natures of the owner's own are counted together. */
export function countedNatures(items: readonly Supervised[]): string[] {
  const known = Object.entries(natures).flatMap(([name, { one, many }]) => {
    const count = items.filter((item) => natureOf(item) === name).length;
    return count > 0 ? counted(count, one, many) : [];
  });
  const others = items.filter((item) => !Object.hasOwn(natures, natureOf(item))).length;
  return others > 0 ? [...known, counted(others, 'autre encadrement', 'autres encadrements')] : known;
}

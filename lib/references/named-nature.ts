/** The words that name a nature for which bibliography formats have no type, or one that few programs use. */
import { factsOf, type Nature, natures } from './natures';

/** What is about another work, or part of it, may name that: « compte rendu d’une édition critique ». */
const first = [
  'compte-rendu',
  'note-arret',
  'preface',
  'notice',
  'numero-revue',
  'edition-sources',
  'exposition',
] as const;
const called = [...new Set<Nature>([...first, ...natures])];

const isCalled = (nature: Nature, kind: string): boolean => factsOf(nature).called?.test(kind) === true;

/** The nature that a word for the kind of a work names, in French or English; undefined for any other word. */
export const natureNamed = (kind: string): Nature | undefined => called.find((nature) => isCalled(nature, kind));

/** A finer nature than the type of an entry gives, if its own word for its kind names one. */
export const refinedNature = (nature: Nature, kind = ''): Nature =>
  called.find((each) => factsOf(each).within?.includes(nature) && isCalled(each, kind)) ?? nature;

/** The nature that programs without a type for this one give it. */
export const coarseNature = (nature: Nature): Nature => factsOf(nature).within?.[0] ?? nature;

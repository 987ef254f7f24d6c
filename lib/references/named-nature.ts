/** Natures that formats of bibliographies have no type for, or a type of few programs: by the words for them. */
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

/** The nature that a word for the kind of a work says, in French or English; undefined for any other word. */
export const natureNamed = (kind: string): Nature | undefined => called.find((nature) => isCalled(nature, kind));

/** The nature of an entry whose type says `nature`, by its own word for what it is. */
export const refinedNature = (nature: Nature, kind = ''): Nature =>
  called.find((each) => factsOf(each).within?.includes(nature) && isCalled(each, kind)) ?? nature;

/** What a work of this nature is to programs that do not tell it from others. */
export const coarseNature = (nature: Nature): Nature => factsOf(nature).within?.[0] ?? nature;

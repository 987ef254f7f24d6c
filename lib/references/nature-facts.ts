/** What is known of a nature of works, as its record says it (nature-records.ts). */
import type { Language } from '../languages';

type Words = Readonly<Record<Language, string>>;

/**
 * Where such a work appears, which decides what its venue is, what a reference sets in italics and which numbers it
 * has: in a journal or newspaper, in a book, at a conference; as a book, for a degree, for an institution or museum
 * (which both name what others have their series for), or alone.
 */
export type Kind = 'inJournal' | 'inBook' | 'talk' | 'book' | 'thesis' | 'forInstitution' | 'alone';

export type NamedFacts = {
  readonly name: Words;
  /** Heading of lists. */
  readonly plural: Words;
  /** In figures; « others » by default. */
  readonly countedAs?: 'articles' | 'chapters' | 'communications';
  /** In the form, what its venue is. */
  readonly venueHint?: string;
  /** The fields that the review of an import asks for, besides those of its kind. */
  readonly asks?: readonly string[];
};

export type NatureFacts<Nature = string> = NamedFacts & {
  readonly kind: Kind;
  /** Its name where a reference says it, if longer. */
  readonly fullName?: string;
  /** Types of CSL, Crossref, BibLaTeX and RIS that are read as it. */
  readonly read?: string;
  /** If formats have no type for it, or few programs use it: what else it is there, the commonest first. */
  readonly within?: readonly [Nature, ...Nature[]];
  /** And the words by which it is called. */
  readonly called?: RegExp;
  /** Its types in files (`software`, `dataset` and `patent` are BibLaTeX's, `misc` in other styles) and of schema.org. */
  readonly written: { readonly bibtex: string; readonly csl: string; readonly ris: string; readonly schema: string };
  /** HAL's and AERES's; `popular`, AERES's for the general public; `halTypes`, by a type of HAL that is more specific. */
  readonly classes: {
    readonly hal: string;
    readonly aeres?: string;
    readonly popular?: string;
    readonly halTypes?: Readonly<Partial<Record<string, string>>>;
  };
  /** Its part of the orders by nature (sections/publications/classes/orders.ts); « autres » by default. */
  readonly parts?: { readonly histoire?: string; readonly droit?: string };
  /** Its type among the articles, where it is stored. */
  readonly storedAs?: string;
  /** Whether its authors directed others. */
  readonly isDirected?: true;
  /** Whether it has a number of its own, as reports and patents. */
  readonly isNumbered?: true;
  /** Whether it appears without an editor's acceptance. */
  readonly needsNoEditor?: true;
};

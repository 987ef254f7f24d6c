import type { Nature, Status } from '@/lib/references/natures';
import words from '@/lib/references/words/states.json' with { type: 'json' };
import types from '@/lib/references/words/types.json' with { type: 'json' };

/**
 * The type of each nature in file formats: BibTeX's entry, with its field for where the work appeared (`within`); CSL's
 * type, « speech » for an unprinted talk; and RIS's. `software`, `dataset` and `patent` are BibLaTeX's; styles without
 * them print them as `misc`.
 */
export const formatTypes: Readonly<Record<Nature, (typeof types)[Nature]>> = types;

/** The words for a state: BibLaTeX's, with our own for accepted works and none for published ones, and CSL's. */
export const formatStates: Readonly<Record<Status, { readonly bibtex: string; readonly csl: string }>> = words.states;

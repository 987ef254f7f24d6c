import type { Nature, Status } from '@/lib/references/natures';
import words from '@/lib/references/words/states.json' with { type: 'json' };
import types from '@/lib/references/words/types.json' with { type: 'json' };

/**
 * What a work of each nature is in files: BibTeX's entry, and its field that names where the work appeared (`within`);
 * CSL's type, which is « speech » of a talk that was not printed, and RIS's. `software`, `dataset` and `patent` are
 * BibLaTeX's; styles that lack them print them as `misc`.
 */
export const formatTypes: Readonly<Record<Nature, (typeof types)[Nature]>> = types;

/** The words for a state: BibLaTeX's, with one of ours for what is accepted and none for what is published, and CSL's. */
export const formatStates: Readonly<Record<Status, { readonly bibtex: string; readonly csl: string }>> = words.states;

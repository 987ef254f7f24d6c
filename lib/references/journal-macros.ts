/**
 * The commands by which the Astrophysics Data System names journals in its BibTeX, and what AASTeX prints for them
 * (https://ui.adsabs.harvard.edu/help/actions/journal-macros), in full.
 */
import journals from './words/journals.json' with { type: 'json' };

const byCommand: ReadonlyMap<string, string> = new Map(Object.entries(journals));

/** The journal that a field names by nothing but such a command; any other text as it is. */
export const namedJournal = (tex: string): string =>
  byCommand.get(/^\{?\\([a-z]+)\s*\}?(?:\{\}|\\ )?[\s,.]*$/.exec(tex.trim())?.[1] ?? '') ?? tex;

/**
 * The full names of the journals that the Astrophysics Data System gives as commands in its BibTeX
 * (https://ui.adsabs.harvard.edu/help/actions/journal-macros).
 */
import journals from './words/journals.json' with { type: 'json' };

const byCommand: ReadonlyMap<string, string> = new Map(Object.entries(journals));

/** The journal when a field is nothing but such a command; any other text unchanged. */
export const namedJournal = (tex: string): string =>
  byCommand.get(/^\{?\\([a-z]+)\s*\}?(?:\{\}|\\ )?[\s,.]*$/.exec(tex.trim())?.[1] ?? '') ?? tex;

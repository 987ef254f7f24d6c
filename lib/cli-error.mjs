/** An error with a known remedy: its message is the French line that the user reads. */
export class CliError extends Error {
  /** @override */
  name = 'CliError';
}

/** Compares the name, because a bundled program has a copy of the class. @param {unknown} error @returns {error is Error} */
export const isCliError = (error) => error instanceof Error && error.name === 'CliError';

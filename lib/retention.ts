/**
 * How long the site keeps what could name somebody. The code that removes it and the page that tells visitors about it
 * (lib/site/legal) read the same numbers.
 */
export const retention = {
  /** Events of the journal. */
  auditDays: 365,
  /** Counters of failed sign-ins by network and typed address, and those by account and browser. */
  failureMinutes: 15,
  dayFailureHours: 24,
  /** The cookie of a signed-in browser, and the one by which a browser that has signed in is known again. */
  sessionHours: 8,
  deviceDays: 365,
  /** The history: every version at first, then one a day, then one a month. */
  wholeHistoryDays: 30,
  dailyHistoryDays: 365,
} as const;

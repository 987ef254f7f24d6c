/** The hosts that publications are looked up at. */
export const hostNames = ['hal', 'orcid', 'doi'] as const;
/** Those that the site asks at all: a career is looked up at two. */
export const askedHosts = [...hostNames, 'theses'] as const;
export type HostName = (typeof askedHosts)[number];

/** Those of a person's works, which the weekly look asks. */
export const weeklyHosts = ['hal', 'orcid'] as const;

/** Their names for a person. */
export const hostLabels = {
  hal: 'HAL',
  orcid: 'ORCID',
  doi: 'doi.org',
  theses: 'theses.fr',
} as const satisfies Readonly<Record<HostName, string>>;

/** The hosts that publications are looked up at. */
export const hostNames = ['hal', 'orcid', 'doi'] as const;
/** Those that the site asks at all: a career is looked up at two. */
export const askedHosts = [...hostNames, 'theses'] as const;
export type HostName = (typeof askedHosts)[number];

/** What the weekly look asks: a person's works, then the career that ORCID and theses.fr know. */
export const weeklyLooks = ['hal', 'orcid', 'career', 'theses'] as const;

export const hostLabels = {
  hal: 'HAL',
  orcid: 'ORCID',
  doi: 'doi.org',
  theses: 'theses.fr',
} as const satisfies Readonly<Record<HostName, string>>;

/** What the weekly look calls each. */
export const lookLabels = { ...hostLabels, career: 'ORCID (parcours)' } as const;

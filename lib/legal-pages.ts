/** The pages in which a site says who publishes it, what it does with data, and how accessible it is; and its map. */

export const legalPages = ['mentions-legales', 'donnees-personnelles', 'accessibilite'] as const;
export type LegalPage = (typeof legalPages)[number];

export const isLegalPage = (name: string): name is LegalPage => legalPages.some((page) => page === name);

/** What an audit of accessibility lets a site claim: none without one, or once it is too old. */
export type Conformity = 'full' | 'partial' | 'none';

/** What every public page needs for its links to them. */
export type PublicLegal = {
  /** Those that visitors find, in the order of `legalPages`. */
  readonly pages: readonly LegalPage[];
  /** Whether they are those of French law. */
  readonly isFrench: boolean;
  /** Of a body that has to declare it (loi n° 2005-102, article 47). */
  readonly conformity?: Conformity;
};

/** The site map (components/public/site-map/site-map.tsx): its address in French. */
export const siteMapPage = '/plan';

/** Whether an `Origin` is the site's: that of SITE_URL, or the host that the request itself names. */
export const isOwnOrigin = (origin: string, host: string | null | undefined, siteUrl: string): boolean =>
  origin === siteUrl || origin === `http://${host}` || origin === `https://${host}`;

export const crossSiteError = 'Cette requête ne vient pas du site : elle a été refusée';

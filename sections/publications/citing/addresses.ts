/** URLs of a work's identifiers. */

export const doiUrl = (doi: string): string => `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`;
export const halUrl = (id: string): string => `https://hal.science/${encodeURIComponent(id)}`;
export const arxivUrl = (id: string): string =>
  `https://arxiv.org/abs/${encodeURIComponent(id).replaceAll('%2F', '/')}`;

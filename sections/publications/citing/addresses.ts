/** URLs of a work's identifiers. */

export const doiAddress = (doi: string): string => `https://doi.org/${encodeURIComponent(doi).replaceAll('%2F', '/')}`;
export const halAddress = (id: string): string => `https://hal.science/${encodeURIComponent(id)}`;
export const arxivAddress = (id: string): string =>
  `https://arxiv.org/abs/${encodeURIComponent(id).replaceAll('%2F', '/')}`;

/** First and last year that a publication may have, unless it was imported. */
export const firstYear = 1990;
export const lastYear = 2030;

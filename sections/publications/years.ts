/** First and last year that a publication may have, unless it was imported. */
export const firstYear = 1990;
export const lastYear = 2030;

/** Whether a year may be typed. */
export function isTypedYear(value: string): boolean {
  return /^\d{4}$/.test(value) && Number(value) >= firstYear && Number(value) <= lastYear;
}

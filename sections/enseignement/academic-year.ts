/** Academic years: « 2024-2025 », or « 2024 » where they are calendar years. */

/** The stored form of a year, from « 2024/25 » and the like; undefined for anything else. */
export function academicYear(text: string): string | undefined {
  const [, first, second] = /^((?:19|20)\d\d)(?:\s*[-–—/]\s*((?:19|20)?\d\d))?$/.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return first;
  const next = String(Number(first) + 1);
  return next.endsWith(second) ? `${first}-${next}` : undefined;
}

/** « 2024-2025 » → « 2025-2026 ». */
export const followingYear = (year: string): string => year.replace(/\d{4}/g, (number) => String(Number(number) + 1));

/** First and last calendar year. */
export const calendarYears = (year: string): readonly [first: number, last: number] => [
  Number(year.slice(0, 4)),
  Number(year.slice(-4)),
];

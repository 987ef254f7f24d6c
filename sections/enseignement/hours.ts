/** Parses and formats hours as lecturers type them. */
import { formatNumber } from '@/lib/format/french';

const spoken = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*(?:h|heures?)?$/i;
const withMinutes = /^(\d{1,5})\s*(?:h|heures?)\s*([0-5]?\d)\s*(?:min(?:utes?)?)?$/i;

/** What is taught in those hours: « 24h CM », « 96 h éq. TD ». */
const kindOfHours = /(?<=\d|h|heures?)\s*(?:de\s+)?(?:CM|TD|TP|CTD|cours|ETD|HETD|[ée]q(?:uivalent|\.)?\s*TD)$/i;

/** Between the hours of one kind and those of another: « + », « / », « et », a comma with its space, or nothing, as in « 15 CM 10 TD ». */
const betweenKinds = /\+|(?<=[a-z]\s*)\/|;|,\s|\set\s|(?<=\b(?:CM|TD|TP|CTD))\s+(?=\d)/i;

/** Minutes in « 24h CM + 18h TD », « 18h CM / 24 TD », « 30h (20h CM et 10h TP) », « 96 h éq. TD » and what `parsePlainHours` reads; null for what cannot be read. */
export function parseHours(text: string): number | null {
  const parts = text.replace(/\([^()]*\)\s*$/, '').split(betweenKinds);
  const minutes = parts.map((part) => parsePlainHours(part.trim().replace(kindOfHours, '')));
  return minutes.reduce((sum, each) => (sum === null || each === null ? null : sum + each));
}

/** Minutes in « 40h », « 18h30 », « 25 h », « 20 heures », « 1,5 h » or « 40 »; null for what cannot be read. */
export function parsePlainHours(text: string): number | null {
  const value = text.trim();
  const exact = withMinutes.exec(value);
  if (exact) return Number(exact[1]) * 60 + Number(exact[2]);
  const plain = spoken.exec(value);
  return plain ? Math.round(Number(`${plain[1]}.${plain[2] ?? 0}`) * 60) : null;
}

/** Minutes of all courses together; a course whose hours cannot be read counts as 0. */
export function totalMinutes(courses: readonly { readonly hours: string }[]): number {
  return courses.reduce((sum, { hours }) => sum + (parseHours(hours) ?? 0), 0);
}

/** The hours of courses together, « au moins 84 h » where those of one cannot be read. */
export function totalText(courses: readonly { readonly hours: string }[]): string {
  const isWhole = courses.every(({ hours }) => hours.trim() === '' || parseHours(hours) !== null);
  return `${isWhole ? '' : 'au moins '}${formatMinutes(totalMinutes(courses))}`;
}

/** « 40 h », « 18 h 30 », with no-break spaces. */
export function formatMinutes(minutes: number): string {
  const rest = minutes % 60;
  const hours = `${formatNumber(Math.floor(minutes / 60))}\u00a0h`;
  return rest === 0 ? hours : `${hours}\u00a0${String(rest).padStart(2, '0')}`;
}

import type { Language } from '@/lib/languages';
import { formatEquivalent, formatMinutes, totalMinutes } from './hours';
import { readHours } from './read-hours';
import { words } from './words';

/**
 * The hours of courses together, « au moins 84 h » where one has none or they cannot be read, « 42 h et 192 HETD » where some
 * are given as such: these say nothing of hours before students. '' where there are none.
 */
export function totalText(courses: readonly { readonly hours: string }[], language: Language = 'fr'): string {
  const { atLeast, and } = words[language];
  const read = courses.map(({ hours }) => readHours(hours));
  const minutes = totalMinutes(courses);
  const equivalent = read.reduce((sum, hours) => sum + (hours?.equivalentOnly ?? 0), 0);
  const total = [
    minutes > 0 ? formatMinutes(minutes, language) : '',
    equivalent > 0 ? formatEquivalent(equivalent, language) : '',
  ]
    .filter((part) => part !== '')
    .join(and);
  const isWhole = !read.includes(null) && courses.every(({ hours }) => hours.trim() !== '');
  return total === '' || isWhole ? total : atLeast(total);
}

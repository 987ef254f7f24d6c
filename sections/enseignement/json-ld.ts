import type { Course } from 'schema-dts';
import { shortened } from '@/lib/format/text';
import { offered } from '@/sections/item';
import { type JsonLdOf, mostItems, personId } from '../json-ld';
import type { Cours } from './definition';
import { parseHours } from './hours';
import { words } from './words';

export const coursesJsonLd: JsonLdOf<'enseignement'> = (courses, { site, origin }) => ({
  things: courses
    .slice(0, mostItems)
    .map((course) => courseThing({ ...course, level: offered(words[site.language].levels, course.level) }, origin)),
});

function courseThing(
  { title, level, establishment, hours, description, objectives, program }: Cours,
  origin: string,
): Course {
  const minutes = parseHours(hours);
  return {
    '@type': 'Course',
    name: title,
    description: shortened(
      [description, objectives, program].find((text) => text.trim() !== '') ??
        [title, level, establishment].filter(Boolean).join(', '),
      300,
    ),
    ...(establishment && { provider: { '@type': 'CollegeOrUniversity', name: establishment } }),
    ...(level && { educationalLevel: level }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      instructor: { '@id': personId(origin) },
      ...(minutes !== null && { courseWorkload: duration(minutes) }),
    },
  };
}

/** ISO 8601 duration: `PT18H30M`. */
function duration(minutes: number): string {
  const rest = minutes % 60;
  return `PT${Math.floor(minutes / 60)}H${rest > 0 ? `${rest}M` : ''}`;
}

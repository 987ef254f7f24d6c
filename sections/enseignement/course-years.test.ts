import { expect, it, test } from 'vitest';
import { validate, validateDraft } from '../validate';
import { academicYear, type CourseYear, courseYearsEditor } from './course-years';
import { enseignement } from './definition';

test.each([
  ['2024-2025', '2024-2025'],
  ['2024/25', '2024-2025'],
  [' 2024 – 2025 ', '2024-2025'],
  ['1999-2000', '1999-2000'],
  ['1999-00', '1999-2000'],
  ['2024', '2024'],
  ['2024-2026', undefined],
  ['2024-24', undefined],
  ['l’an dernier', undefined],
  ['', undefined],
])('the academic year « %s »', (text, year) => {
  expect(academicYear(text)).toBe(year);
});

const course = { id: 'c', title: 'Réseaux', establishment: 'SUPEMIR', level: 'Master 1' };
const stored = (service?: unknown) => {
  const result = validate(enseignement, [{ ...course, service }]);
  return JSON.parse(JSON.stringify(result.ok ? result.content : result.issues))[0];
};

it('a course without years is stored without the field, and years without blank texts', () => {
  for (const none of [undefined, null, []]) expect(stored(none)).not.toHaveProperty('service');
  expect(stored([{ id: 'a', year: 2024, cm: 18, td: ' ', role: '' }]).service).toEqual([
    { id: 'a', year: '2024', cm: '18' },
  ]);
});

it('an invalid year is refused where it is, and a blank one is dropped from a form', () => {
  expect(stored([{ id: 'a', year: 'bientôt' }])).toEqual({
    path: [0, 'service', 0, 'year'],
    message: 'L’année universitaire s’écrit comme 2024-2025',
  });
  const blank: CourseYear = courseYearsEditor.blank();
  const result = validateDraft(enseignement, [{ ...course, service: [blank] }]);
  expect(result).toMatchObject({ ok: true, content: [{ title: 'Réseaux', service: undefined }] });
});

import { DetailLink } from '@/components/public/detail-link';
import type { Cours } from './definition';
import type { EstablishmentGroup } from './establishments';
import { formatMinutes, parseHours } from './hours';

type Props = {
  readonly group: EstablishmentGroup;
  /** Minutes of the establishment with most: those of a bar of full width. */
  readonly longest: number;
  readonly idOf: (course: Cours) => string;
};

/** An establishment: its hours as a bar, its courses as rows. */
export function EstablishmentCourses({ group: { heading, courses, minutes }, longest, idOf }: Props) {
  return (
    <section className="school" aria-label={heading}>
      <div className="school-head">
        <h3>{heading}</h3>
        {minutes > 0 ? (
          <p className="hours">
            <svg viewBox="0 0 96 4" aria-hidden preserveAspectRatio="none">
              <rect width={((minutes / longest) * 96).toFixed(1)} height="4" />
            </svg>{' '}
            <span>
              <span className="visually-hidden">Total{'\u00a0'}: </span>
              {formatMinutes(minutes)}
            </span>
          </p>
        ) : null}
      </div>
      <ul className="rows">
        {courses.map((course) => (
          <li className="row course" key={idOf(course)}>
            <p className="row-title">
              <DetailLink id={idOf(course)}>{course.title}</DetailLink>
            </p>
            <p className="row-meta">
              <span>{course.level}</span>
              {course.semester ? <span className="sem">{course.semester}</span> : null}
            </p>
            <p className="duration">{hoursText(course.hours)}</p>
            {course.description ? <p className="row-text">{course.description}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hours in one format (« 18 h 30 »); text that cannot be parsed is shown as typed. */
export function hoursText(hours: string): string {
  const minutes = parseHours(hours);
  return minutes === null ? hours : formatMinutes(minutes);
}

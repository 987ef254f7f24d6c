import { DetailLink } from '@/components/public/detail-link';
import { LinkedText } from '@/components/public/linked-text';
import { Row, RowMeta, RowTitle } from '@/components/public/rows';
import type { Cours } from './definition';
import type { EstablishmentGroup } from './establishments';
import { hoursText, totalText } from './hours';

type Props = {
  readonly group: EstablishmentGroup;
  /** Minutes of the establishment with most: those of a bar of full width. */
  readonly longest: number;
  readonly idOf: (course: Cours) => string;
};

/** An establishment: its hours as a bar, its courses as rows. */
export function EstablishmentCourses({ group: { heading, courses, minutes }, longest, idOf }: Props) {
  return (
    <section className="establishment" aria-label={heading}>
      <div>
        <h3>{heading}</h3>
        <Hours minutes={minutes} text={totalText(courses)} longest={longest} />
      </div>
      <ul>
        {courses.map((course) => (
          <Course key={idOf(course)} course={course} id={idOf(course)} />
        ))}
      </ul>
    </section>
  );
}

function Hours({ minutes, text, longest }: { minutes: number; text: string; longest: number }) {
  if (text === '') return null;
  return (
    <p>
      {minutes > 0 ? (
        <svg viewBox="0 0 96 4" aria-hidden preserveAspectRatio="none">
          <rect width={((minutes / longest) * 96).toFixed(1)} height="4" />
        </svg>
      ) : null}{' '}
      <span>
        <span className="sr-only">Total{'\u00a0'}: </span>
        {text}
      </span>
    </p>
  );
}

function Course({ course, id }: { course: Cours; id: string }) {
  return (
    <Row className="course" item={course.id}>
      <RowTitle>
        <DetailLink id={id}>{course.title}</DetailLink>
      </RowTitle>
      <RowMeta>
        <span>{course.level}</span>
        {course.semester ? <span>{course.semester}</span> : null}
      </RowMeta>
      <p className="hours">{hoursText(course.hours)}</p>
      {course.description ? (
        <p className="small">
          <LinkedText text={course.description} />
        </p>
      ) : null}
    </Row>
  );
}

import { DetailLink } from '@/components/public/detail-link';
import { Row, RowMeta, RowTitle } from '@/components/public/rows';
import { originOf } from '@/sections/origins';
import type { Cours } from './definition';
import type { EstablishmentGroup } from './establishments';
import { formatMinutes, parsePlainHours, totalText } from './hours';

type Props = {
  readonly group: EstablishmentGroup;
  /** Minutes of the establishment with most: those of a bar of full width. */
  readonly longest: number;
  readonly idOf: (course: Cours) => string;
};

/** An establishment: its hours as a bar, its courses as rows. */
export function EstablishmentCourses({ group: { heading, courses, minutes }, longest, idOf }: Props) {
  return (
    <section
      className="grid gap-x-gutter gap-y-1 border-ink border-t pt-6 pb-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:py-4 print:block print:break-inside-avoid print:py-2"
      aria-label={heading}
    >
      <div className="grid content-start gap-2 print:flex print:break-after-avoid print:justify-between">
        <h3 className="hyphens-auto font-strong text-title leading-heading print:text-lg">{heading}</h3>
        {minutes > 0 ? <Hours minutes={minutes} text={totalText(courses)} longest={longest} /> : null}
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
  return (
    <p className="flex items-center gap-3 text-ink-soft text-sm tabular-nums">
      <svg className="h-1 w-24 bg-rule fill-accent stroke-none print:hidden" viewBox="0 0 96 4" aria-hidden preserveAspectRatio="none">
        <rect width={((minutes / longest) * 96).toFixed(1)} height="4" />
      </svg>{' '}
      <span>
        <span className="sr-only">Total{'\u00a0'}: </span>
        {text}
      </span>
    </p>
  );
}

function Course({ course, id }: { course: Cours; id: string }) {
  return (
    <Row
      origin={originOf(course)}
      className="2xs:grid-cols-[minmax(0,1fr)_fit-content(40%)] last:border-b-0 sm:grid-cols-[minmax(0,1fr)_12.5rem_4.5rem] lg:first:pt-0"
    >
      <RowTitle>
        <DetailLink id={id}>{course.title}</DetailLink>
      </RowTitle>
      <RowMeta className="col-start-1 sm:col-start-2 sm:row-start-1">
        <span>{course.level}</span>
        {course.semester ? <span>{course.semester}</span> : null}
      </RowMeta>
      <p className="2xs:col-start-2 2xs:row-start-1 2xs:text-end text-sm tabular-nums sm:col-start-3">{hoursText(course.hours)}</p>
      {course.description ? <p className="col-span-full max-w-measure whitespace-pre-line text-ink-soft text-sm">{course.description}</p> : null}
    </Row>
  );
}

/** Hours in one format (« 18 h 30 »); text that cannot be parsed is shown as typed. */
export function hoursText(hours: string): string {
  const minutes = parsePlainHours(hours);
  return minutes === null ? hours : formatMinutes(minutes);
}

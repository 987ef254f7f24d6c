import { DetailLink } from '@/components/public/detail-link';
import { LinkedText } from '@/components/public/linked-text';
import { OwnerText, type Page } from '@/components/public/owner-text';
import { Row, RowMeta, RowTitle } from '@/components/public/rows';
import type { Language } from '@/lib/languages';
import { offered } from '@/sections/offered';
import { langAttributes } from '@/sections/public-site';
import type { Cours } from './definition';
import type { EstablishmentGroup } from './establishments';
import { hoursText } from './hours';
import { totalText } from './total-text';
import { words } from './words';

type Props = {
  readonly group: EstablishmentGroup;
  /** Minutes of the establishment with most: those of a bar of full width. */
  readonly longest: number;
  readonly idOf: (course: Cours) => string;
  readonly site: Page;
};

/** An establishment: its hours as a bar, its courses as rows. */
export function EstablishmentCourses({ group: { heading, courses, minutes }, longest, idOf, site }: Props) {
  return (
    <section className="establishment" aria-label={heading}>
      <div>
        <h3>
          <OwnerText site={site} text={heading}>
            {heading}
          </OwnerText>
        </h3>
        <Hours minutes={minutes} text={totalText(courses, site.language)} longest={longest} language={site.language} />
      </div>
      <ul>
        {courses.map((course) => (
          <Course key={idOf(course)} course={course} id={idOf(course)} site={site} />
        ))}
      </ul>
    </section>
  );
}

type HoursProps = {
  readonly minutes: number;
  readonly text: string;
  readonly longest: number;
  readonly language: Language;
};

function Hours({ minutes, text, longest, language }: HoursProps) {
  if (text === '') return null;
  return (
    <p>
      {minutes > 0 ? (
        <svg viewBox="0 0 96 4" aria-hidden preserveAspectRatio="none">
          <rect width={((minutes / longest) * 96).toFixed(1)} height="4" />
        </svg>
      ) : null}{' '}
      <span>
        <span className="sr-only">{words[language].totalOf}</span>
        {text}
      </span>
    </p>
  );
}

function Course({ course, id, site }: { course: Cours; id: string; site: Page }) {
  const { levels, semesters } = words[site.language];
  return (
    <Row className="course" item={course.id}>
      <RowTitle>
        <DetailLink id={id}>
          <OwnerText site={site} text={course.title}>
            {course.title}
          </OwnerText>
        </DetailLink>
      </RowTitle>
      <RowMeta>
        <span {...langAttributes(site, course.level)}>{offered(levels, course.level)}</span>
        {course.semester ? <span>{offered(semesters, course.semester)}</span> : null}
      </RowMeta>
      <p className="hours">
        <OwnerText site={site} text={hoursText(course.hours, site.language)}>
          {hoursText(course.hours, site.language)}
        </OwnerText>
      </p>
      {course.description ? (
        <p className="small" {...langAttributes(site, course.description)}>
          <LinkedText text={course.description} />
        </p>
      ) : null}
    </Row>
  );
}

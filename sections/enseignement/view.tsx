import type { Course as CourseData } from 'schema-dts';
import { DetailLink, detailIds } from '@/components/public/detail-dialog';
import { LinkedText, OwnerText, type Page } from '@/components/public/owner-text';
import { EmptyState, Row, RowMeta, RowTitle } from '@/components/public/parts';
import { RichText } from '@/components/public/rich-text';
import { SectionFrame } from '@/components/public/section-frame';
import { StoredIcon } from '@/components/ui/icon';
import { withIndexKey } from '@/components/ui/with-index-key';
import { shortened } from '@/lib/format/shortened';
import type { Language } from '@/lib/languages';
import { iconSets } from '@/sections/icons';
import { offered } from '@/sections/item';
import { type JsonLdOf, mostItems, personId } from '@/sections/json-ld';
import { periodsIn } from '@/sections/period';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import type { TeachingService } from '@/sections/service-enseignement/definition';
import { CourseDialog } from './course-dialog';
import type { Cours } from './definition';
import { type EstablishmentGroup, groupByEstablishment } from './establishments';
import { formatEquivalent, formatMinutes, hoursText, isPerYear, parseHours, readHours, totalMinutes } from './hours';
import { serviceYears } from './service';
import { formulaParts, serviceTable } from './service-words';
import { words } from './words';

export function EnseignementView({ section, site }: SectionViewProps<'enseignement'>) {
  const { anchor, title, content: courses } = section;
  const { language } = site;
  const word = words[language];
  const groups = groupByEstablishment(courses, language);
  const ids = detailIds('enseignement', courses);
  const idOf = (course: Cours) => ids[courses.indexOf(course)] ?? '';
  const service = site.parts['cv--service']?.content;
  const isShown = service?.shown === true;
  const total = totalText(courses, language);
  const longest = Math.max(...groups.map(({ minutes }) => minutes), 1);
  return (
    <SectionFrame
      anchor={anchor}
      title={title}
      langAttributes={langAttributes(site, title)}
      note={groups.length > 1 ? `${word.establishments(groups.length)}.` : undefined}
    >
      <Intro site={site} />
      {courses.length > 0 ? (
        <div>
          {groups.map((group) => (
            <EstablishmentCourses key={group.heading} group={group} longest={longest} idOf={idOf} site={site} />
          ))}
          {total !== '' && (
            <p className="flex justify-between border-ink border-y py-3 font-semibold tabular-nums">
              <span>{word.total(courses.length)}</span>
              <span>{total}</span>
            </p>
          )}
        </div>
      ) : (
        <EmptyState>{word.none}</EmptyState>
      )}
      {service && isShown && <ServiceByYear courses={courses} service={service} site={site} />}
      <Notes site={site} />
      {courses.map((course) => (
        <CourseDialog
          key={idOf(course)}
          course={course}
          hasYears={isShown}
          site={site}
          id={idOf(course)}
          back={anchor}
        />
      ))}
    </SectionFrame>
  );
}

/** A single short paragraph is set in large type. */
function Intro({ site }: { site: PublicSite }) {
  const intro = site.parts['intro-enseignement'];
  if (!intro?.content) return null;
  const isShort = /^<p>[^<]{1,240}<\/p>$/.test(intro.content);
  return (
    <RichText className={isShort ? 'lede' : undefined} html={intro.content} level={3} item={intro.id} site={site} />
  );
}

function Notes({ site }: { site: PublicSite }) {
  const notes = site.parts['infos-enseignement'];
  if (!notes || notes.content.length === 0) return null;
  return (
    <div className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 print:block">
      {withIndexKey(notes.content).map(({ key, value: note }) => (
        <div
          data-id={note.id}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1 print:block print:break-inside-avoid"
          key={key}
        >
          <StoredIcon
            className="mt-0.5 size-icon-item text-accent print:hidden"
            stored={note.icon}
            fallback={iconSets.competences[0]}
          />
          <h3 className="text-title print:text-lg" {...langAttributes(site, note.title)}>
            {note.title}
          </h3>
          <p className="col-start-2 text-ink-soft text-sm" {...langAttributes(site, note.description)}>
            <LinkedText text={note.description} />
          </p>
        </div>
      ))}
    </div>
  );
}

type YearProps = { readonly courses: readonly Cours[]; readonly service: TeachingService; readonly site: Page };

/** Hours of each year on the public page, newest first, and how they are counted. */
function ServiceByYear({ courses, service, site }: YearProps) {
  const { language } = site;
  const word = words[language];
  const years = serviceYears(courses, service);
  if (years.length === 0) return null;
  const { heads, rows } = serviceTable(years.toReversed(), language, 'short');
  return (
    <div className="prose">
      <h3>{word.service}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="table-box" aria-label={word.serviceTable} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, index) => (
                  <td key={heads[index]} className={index === 0 ? 'whitespace-nowrap' : undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {formulaParts(years, service, language).map(({ status, counts }) => (
        <p className="small" key={status + counts}>
          <OwnerText site={site} text={status}>
            {status}
          </OwnerText>
          {counts}
        </p>
      ))}
    </div>
  );
}

type GroupProps = {
  readonly group: EstablishmentGroup;
  /** Minutes of the establishment with most, whose bar has full width. */
  readonly longest: number;
  readonly idOf: (course: Cours) => string;
  readonly site: Page;
};

function EstablishmentCourses({ group: { heading, courses, minutes }, longest, idOf, site }: GroupProps) {
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
        {course.level ? <span {...langAttributes(site, course.level)}>{offered(levels, course.level)}</span> : null}
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

/**
 * Total hours of courses: « 42 h et 192 HETD » if some are given as HETD, which say nothing of teaching hours. '' where a
 * sum would say nothing: hours of some are missing, unreadable or yearly, or courses are of different periods.
 */
export function totalText(courses: readonly Counted[], language: Language = 'fr'): string {
  const read = courses.map(({ hours }) => (hours.trim() === '' || isPerYear(hours) ? null : readHours(hours)));
  const periods = new Set(courses.map(({ description }) => periodsIn(description)[0]?.text));
  if (read.includes(null) || periods.size > 1) return '';
  const minutes = totalMinutes(courses);
  const equivalent = read.reduce((sum, hours) => sum + (hours?.equivalentOnly ?? 0), 0);
  return [
    minutes > 0 ? formatMinutes(minutes, language) : '',
    equivalent > 0 ? formatEquivalent(equivalent, language) : '',
  ]
    .filter((part) => part !== '')
    .join(words[language].and);
}
type Counted = Pick<Cours, 'hours' | 'description'>;

export const coursesJsonLd: JsonLdOf<'enseignement'> = (courses, { site, origin }) => ({
  things: courses
    .slice(0, mostItems)
    .map((course) => courseThing({ ...course, level: offered(words[site.language].levels, course.level) }, origin)),
});

function courseThing(
  { title, level, establishment, hours, description, objectives, program }: Cours,
  origin: string,
): CourseData {
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

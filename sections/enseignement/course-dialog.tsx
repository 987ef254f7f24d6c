import { DetailDialog, DetailPart, Documents } from '@/components/public/detail-dialog';
import { Lede, LinkedText, OwnerText, type Page } from '@/components/public/owner-text';
import { DescriptionList } from '@/components/public/parts';
import type { Language } from '@/lib/languages';
import { languageName, languageOf } from '@/lib/references/languages';
import { offered } from '@/sections/item';
import { toneOf } from '@/sections/palette';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { hoursByKind } from './course-years';
import type { Cours } from './definition';
import { hoursText } from './hours';
import { words } from './words';

type Props = {
  readonly course: Cours;
  readonly hasYears: boolean;
  readonly site: PublicSite;
  readonly id: string;
  readonly back: string;
};

export function CourseDialog({ course, hasYears, site, id, back }: Props) {
  const { language } = site;
  const word = words[language];
  const { establishment, level, program, evaluation } = course;
  return (
    <DetailDialog
      id={id}
      title={
        <OwnerText site={site} text={course.title}>
          {course.title}
        </OwnerText>
      }
      subtitle={
        establishment && (
          <OwnerText site={site} text={establishment}>
            {establishment}
          </OwnerText>
        )
      }
      tone={toneOf(course.color)}
      back={back}
      label={word.detail}
      language={language}
    >
      {course.description ? (
        <Lede langAttributes={langAttributes(site, course.description)}>{course.description}</Lede>
      ) : null}
      <DescriptionList
        site={site}
        facts={[
          { label: word.level, value: offered(word.levels, level), langAttributes: langAttributes(site, level) },
          { label: word.program, value: program, langAttributes: langAttributes(site, program) },
          { label: word.semester, value: offered(word.semesters, course.semester) },
          { label: word.hours, value: hoursText(course.hours, language) },
          {
            label: word.type,
            value: offered(word.types, course.courseType),
            langAttributes: langAttributes(site, course.courseType),
          },
          { label: word.evaluation, value: evaluation, langAttributes: langAttributes(site, evaluation) },
        ]}
      />
      {hasYears && <Years course={course} site={site} />}
      <Paragraph title={word.objectives} text={course.objectives} site={site} />
      <Paragraph title={word.skills} text={course.skills} site={site} />
      <Paragraph title={word.prerequisites} text={course.prerequisites} site={site} />
      <Documents documents={course.documents} site={site} />
    </DetailDialog>
  );
}

/** Hours per year, newest first. */
function Years({ course: { service = [] }, site }: { course: Cours; site: Page }) {
  if (service.length === 0) return null;
  const { language } = site;
  const word = words[language];
  return (
    <DetailPart title={word.byYear}>
      <DescriptionList
        site={site}
        facts={service
          .toSorted((a, b) => b.year.localeCompare(a.year))
          .map((year) => ({
            label: year.year,
            langAttributes: langAttributes(site, year.role, year.groups, year.audience),
            value: [
              ...hoursByKind(year, language),
              year.role && offered(word.roles, year.role),
              year.groups && word.groups(year.groups),
              year.audience,
              year.language && taughtIn(year.language, language),
              year.students && word.students(year.students),
            ]
              .filter(Boolean)
              .join('\u00a0· '),
          }))}
      />
    </DetailPart>
  );
}

/** The language of a course, in the page's language if known. */
function taughtIn(typed: string, language: Language): string {
  const code = language === 'fr' ? undefined : languageOf(typed);
  return (code && languageName(language, code)) || typed;
}

/** A multi-line text, as typed. */
function Paragraph({ title, text, site }: { title: string; text: string; site: Page }) {
  if (!text.trim()) return null;
  return (
    <DetailPart title={title}>
      <p className="whitespace-pre-line" {...langAttributes(site, text)}>
        <LinkedText text={text} />
      </p>
    </DetailPart>
  );
}

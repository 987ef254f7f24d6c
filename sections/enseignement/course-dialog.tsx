import { DescriptionList } from '@/components/public/description-list';
import { DetailDialog, DetailPart } from '@/components/public/detail-dialog';
import { Documents } from '@/components/public/documents';
import { Lede } from '@/components/public/lede';
import { LinkedText } from '@/components/public/linked-text';
import { toneOf } from '@/sections/palette';
import { hoursByKind } from './course-years';
import type { Cours } from './definition';
import { hoursText } from './hours';

type Props = {
  readonly course: Cours;
  /** Whether the hours of each year are shown. */
  readonly hasYears: boolean;
  /** The sizes of the stored documents, by id. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly id: string;
  readonly back: string;
};

/** A course's detail dialog. */
export function CourseDialog({ course, hasYears, sizes, id, back }: Props) {
  return (
    <DetailDialog
      id={id}
      title={course.title}
      subtitle={course.establishment}
      tone={toneOf(course.color)}
      back={back}
      label="Détail du cours"
    >
      {course.description ? <Lede>{course.description}</Lede> : null}
      <DescriptionList
        facts={[
          { label: 'Niveau', value: course.level },
          { label: 'Filière', value: course.program },
          { label: 'Semestre', value: course.semester },
          { label: 'Volume horaire', value: hoursText(course.hours) },
          { label: 'Type', value: course.courseType },
          { label: 'Évaluation', value: course.evaluation },
        ]}
      />
      {hasYears && <Years course={course} />}
      <Paragraph title="Objectifs" text={course.objectives} />
      <Paragraph title="Compétences visées" text={course.skills} />
      <Paragraph title="Prérequis" text={course.prerequisites} />
      <Documents documents={course.documents} sizes={sizes} />
    </DetailDialog>
  );
}

/** The hours of each year, the newest first. */
function Years({ course: { service = [] } }: { course: Cours }) {
  if (service.length === 0) return null;
  return (
    <DetailPart title="Heures par année">
      <DescriptionList
        facts={service
          .toSorted((a, b) => b.year.localeCompare(a.year))
          .map((year) => ({
            label: year.year,
            value: [
              ...hoursByKind(year),
              year.role,
              year.groups && `groupes\u00a0: ${year.groups}`,
              year.audience,
              year.language,
              year.students && `effectif\u00a0: ${year.students}`,
            ]
              .filter(Boolean)
              .join('\u00a0· '),
          }))}
      />
    </DetailPart>
  );
}

/** Text of several lines, as typed. */
function Paragraph({ title, text }: { title: string; text: string }) {
  if (!text.trim()) return null;
  return (
    <DetailPart title={title}>
      <p className="whitespace-pre-line">
        <LinkedText text={text} />
      </p>
    </DetailPart>
  );
}
